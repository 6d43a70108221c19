import { Button, SearchBox, Text, ToggleButton } from '@fluentui/react-components';
import {
  ChevronDown20Regular,
  ChevronUp20Regular,
  Dismiss20Regular,
  TextBulletList20Regular,
  TextChangeCase20Regular,
  TextWholeWord20Regular,
} from '@fluentui/react-icons';
import { useEffect, useRef } from 'react';
import { TextButton } from '../../../components/text-button.tsx';
import { messages } from '../../../lib/messages.ts';
import { useFindBarStyles } from './find-bar.styles.ts';
import type { Find } from './use-find.ts';

const words = messages.viewerTools;

interface FindBarProps {
  find: Find;
  /** Whether the document has been read: before that there is no text to search. */
  isRead: boolean;
  /** Whether the hits are listed beside the pages; missing where they can't be. */
  isListed?: boolean;
  onList?: () => void;
  onClose: () => void;
}

/** The search bar of a document: the search text, the number of hits, and buttons to go from hit to hit. */
export function FindBar({ find, isRead, isListed, onList, onClose }: FindBarProps) {
  const styles = useFindBarStyles();
  const field = useRef<HTMLInputElement>(null);
  const { query, hits, step, change } = find;

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const toggles = [
    { name: 'matchCase', label: words.matchCase, icon: <TextChangeCase20Regular /> },
    { name: 'wholeWords', label: words.wholeWords, icon: <TextWholeWord20Regular /> },
  ] as const;
  return (
    <search
      className={styles.bar}
      aria-label={words.find}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        event.preventDefault();
        onClose();
      }}
    >
      <SearchBox
        className={styles.field}
        size="small"
        type="search"
        input={{ ref: field }}
        value={query.text}
        maxLength={200}
        placeholder={words.findPlaceholder}
        aria-label={words.findField}
        onChange={(_, { value }) => change({ text: value })}
        onKeyDown={({ key, shiftKey }) => {
          if (key === 'Enter') step(shiftKey ? -1 : 1);
        }}
      />
      <Count find={find} isRead={isRead} />
      <div className={styles.buttons}>
        <Button
          appearance="subtle"
          icon={<ChevronUp20Regular />}
          aria-label={words.previousHit}
          title={words.previousHit}
          disabledFocusable={hits.length === 0}
          onClick={() => step(-1)}
        />
        <Button
          appearance="subtle"
          icon={<ChevronDown20Regular />}
          aria-label={words.nextHit}
          title={words.nextHit}
          disabledFocusable={hits.length === 0}
          onClick={() => step(1)}
        />
        {toggles.map(({ name, label, icon }) => (
          <ToggleButton
            key={name}
            appearance="subtle"
            icon={icon}
            aria-label={label}
            title={label}
            checked={query[name]}
            onClick={() => change({ [name]: !query[name] })}
          />
        ))}
        {onList && (
          <ToggleButton
            appearance="subtle"
            icon={<TextBulletList20Regular />}
            aria-label={words.allHits}
            title={words.allHits}
            checked={isListed === true}
            onClick={onList}
          />
        )}
        <Button
          appearance="subtle"
          icon={<Dismiss20Regular />}
          aria-label={words.closeFind}
          title={words.closeFind}
          onClick={onClose}
        />
      </div>
    </search>
  );
}

function Count({ find, isRead }: Pick<FindBarProps, 'find' | 'isRead'>) {
  const styles = useFindBarStyles();
  const { query, hits, current, isCut, searching, error, retry } = find;
  if (error) {
    return (
      <Text size={200} className={styles.failed} role="alert">
        {words.findFailed}{' '}
        <TextButton label={messages.common.retry} onClick={retry}>
          {messages.common.retry}
        </TextButton>
      </Text>
    );
  }
  const told = () => {
    if (!query.text.trim()) return isRead ? '' : words.findNotRead;
    if (hits.length > 0)
      return current < 0 ? words.hits(hits.length, isCut) : words.hitOf(current + 1, hits.length, isCut);
    if (searching) return words.searching;
    return isRead ? words.noHits : words.findNotRead;
  };
  return (
    <Text size={200} className={styles.count} role="status">
      {told()}
    </Text>
  );
}
