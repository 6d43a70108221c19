import { Button, Input, Text } from '@fluentui/react-components';
import { ChevronDown20Regular, ChevronUp20Regular, Dismiss20Regular, Search20Regular } from '@fluentui/react-icons';
import { useEffect, useRef } from 'react';
import { messages } from '../../../lib/messages.ts';
import { useFindBarStyles } from '../find/find-bar.styles.ts';

const text = messages.office;

interface FindBarProps {
  words: string;
  onWords: (words: string) => void;
  /** False while the document is being opened, when nothing can be said about its words. */
  isRead: boolean;
  total: number;
  /** Whether there are more hits than are counted. */
  hasMore: boolean;
  /** Counted from 0. */
  current: number;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
}

/** The search bar of the shown document. Enter goes to the next hit, Shift + Enter to the previous one, Escape closes. */
export function FindBar({ words, onWords, isRead, total, hasMore, current, onStep, onClose }: FindBarProps) {
  const styles = useFindBarStyles();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const position = total === 0 ? 0 : current + 1;
  const count = hasMore ? text.findCountMany(position, total) : text.findCount(position, total);
  return (
    <search className={styles.bar}>
      <Input
        className={styles.field}
        size="small"
        contentBefore={<Search20Regular />}
        input={{ ref: input }}
        aria-label={text.find}
        placeholder={text.find}
        value={words}
        onChange={(_, { value }) => onWords(value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onStep(event.shiftKey ? -1 : 1);
          else if (event.key === 'Escape') onClose();
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      <Text size={200} className={styles.count} role="status">
        {isRead && words.trim() && count}
      </Text>
      <div className={styles.buttons}>
        <Button
          appearance="subtle"
          icon={<ChevronUp20Regular />}
          aria-label={text.findPrevious}
          disabledFocusable={total === 0}
          onClick={() => onStep(-1)}
        />
        <Button
          appearance="subtle"
          icon={<ChevronDown20Regular />}
          aria-label={text.findNext}
          disabledFocusable={total === 0}
          onClick={() => onStep(1)}
        />
        <Button appearance="subtle" icon={<Dismiss20Regular />} aria-label={text.findClose} onClick={onClose} />
      </div>
    </search>
  );
}
