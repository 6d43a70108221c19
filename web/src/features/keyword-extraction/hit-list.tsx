import type { KeywordHit } from '@bidloom/contract/keyword-extraction-items';
import { Badge, Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { ChevronLeft20Regular, ChevronRight20Regular } from '@fluentui/react-icons';
import { useEffect, useRef } from 'react';
import { messages } from '../../lib/messages.ts';
import { useRoom } from '../../lib/use-room.ts';
import { groupHits, hitsPerPage, type PlacedHit, partsOf } from './hits.ts';

const text = messages.keywordRuns;

const useStyles = makeStyles({
  group: { margin: 0, padding: 0, listStyleType: 'none' },
  document: {
    margin: 0,
    padding: '10px 12px 2px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    overflowWrap: 'anywhere',
  },
  section: {
    display: 'block',
    padding: '4px 12px 2px',
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  hit: {
    display: 'grid',
    gridTemplateColumns: '52px minmax(0, 1fr)',
    gap: '0 8px',
    width: '100%',
    padding: '6px 12px',
    border: 'none',
    borderLeft: '3px solid transparent',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    textAlign: 'left',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  current: {
    backgroundColor: tokens.colorNeutralBackground1Selected,
    borderLeftColor: tokens.colorBrandStroke1,
  },
  page: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  sentence: { overflowWrap: 'anywhere' },
  mark: {
    backgroundColor: tokens.colorPaletteYellowBackground2,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    borderRadius: tokens.borderRadiusSmall,
  },
  badge: { marginLeft: '6px', verticalAlign: 'text-bottom' },
  pager: { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: '8px', padding: '4px 12px' },
  range: { fontVariantNumeric: 'tabular-nums' },
});

interface HitListProps {
  hits: readonly KeywordHit[];
  /** The index of the hit that is shown in the document; null: none yet. */
  current: number | null;
  /** The page of the list, from 0. */
  page: number;
  onPage: (page: number) => void;
  onOpen: (index: number) => void;
}

const hitIn = (list: HTMLElement | null, hit: number | null) =>
  list?.querySelector<HTMLElement>(`[data-hit="${hit}"]`) ?? null;

/** Hits by document and section, each in its sentence with the words marked. */
export function HitList({ hits, current, page, onPage, onOpen }: HitListProps) {
  const styles = useStyles();
  const ref = useRef<HTMLDivElement>(null);
  const from = page * hitsPerPage;
  const groups = groupHits(hits.slice(from, from + hitsPerPage), from);
  const isListed = current !== null && current >= from && current < from + hitsPerPage;
  // Tab leads to one hit, the arrows lead to the others.
  const stop = isListed ? current : from;
  // When a step changes the page of the list, the focused hit is removed before the next one can take the focus.
  const wasOnHit = useRef(false);

  // When the width of the list changes (a page opens beside it), the hits move, so the current one is scrolled to again.
  const { width } = useRoom(ref);
  useEffect(() => {
    if (width > 0) hitIn(ref.current, current)?.scrollIntoView({ block: 'nearest' });
  }, [current, width]);

  // If the focus is on a hit, it moves with the steps.
  useEffect(() => {
    const focused = document.activeElement;
    if (wasOnHit.current && (focused === document.body || focused?.closest('[data-hit]'))) {
      hitIn(ref.current, current)?.focus();
    }
  }, [current]);

  return (
    <div ref={ref}>
      {groups.map((group) => (
        <div key={group.hits[0]?.index}>
          {group.beginsDocument && <h3 className={styles.document}>{group.fileName}</h3>}
          {group.section.length > 0 && (
            <Text size={200} className={styles.section}>
              {group.section.join(' › ')}
            </Text>
          )}
          <ol className={styles.group}>
            {group.hits.map((placed) => (
              <li key={placed.index}>
                <Hit
                  placed={placed}
                  isCurrent={placed.index === current}
                  isStop={placed.index === stop}
                  onOpen={onOpen}
                  onFocused={(isFocused) => {
                    wasOnHit.current = isFocused;
                  }}
                />
              </li>
            ))}
          </ol>
        </div>
      ))}
      {hits.length > hitsPerPage && (
        <div className={styles.pager}>
          <Button
            appearance="subtle"
            icon={<ChevronLeft20Regular />}
            aria-label={text.previousPage}
            disabledFocusable={page === 0}
            onClick={() => onPage(page - 1)}
          />
          <Text size={200} className={styles.range} aria-live="polite">
            {text.range(from + 1, Math.min(hits.length, from + hitsPerPage), hits.length)}
          </Text>
          <Button
            appearance="subtle"
            icon={<ChevronRight20Regular />}
            aria-label={text.nextPage}
            disabledFocusable={from + hitsPerPage >= hits.length}
            onClick={() => onPage(page + 1)}
          />
        </div>
      )}
    </div>
  );
}

interface HitProps {
  placed: PlacedHit;
  isCurrent: boolean;
  isStop: boolean;
  onOpen: (index: number) => void;
  /** Called when the hit gets or loses the focus, but not when a focused hit is removed. */
  onFocused: (isFocused: boolean) => void;
}

function Hit({ placed: { index, hit }, isCurrent, isStop, onOpen, onFocused }: HitProps) {
  const styles = useStyles();
  const { before, words, after } = partsOf(hit);
  return (
    <button
      type="button"
      className={mergeClasses(styles.hit, isCurrent && styles.current)}
      data-hit={index}
      tabIndex={isStop ? 0 : -1}
      aria-current={isCurrent || undefined}
      onClick={() => onOpen(index)}
      onFocus={() => onFocused(true)}
      onBlur={() => onFocused(false)}
    >
      <span className={styles.page}>{text.page(hit.page)}</span>{' '}
      <span className={styles.sentence}>
        {before}
        <mark className={styles.mark}>{words}</mark>
        {after}
        {hit.match !== 'exact' && (
          <Badge className={styles.badge} appearance="tint" color="informative" shape="rounded" size="small">
            {text.matches[hit.match]}
          </Badge>
        )}
      </span>
    </button>
  );
}
