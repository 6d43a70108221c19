import { Badge, makeStyles, mergeClasses, Select, Text, tokens } from '@fluentui/react-components';
import { NotFound } from '../../components/not-found.tsx';
import { resultMessages } from '../../lib/messages.results.ts';
import { messages } from '../../lib/messages.ts';
import { countOf, isFound, isOnlyWithinWords, type KeywordItem, matchKinds } from './hits.ts';

const text = messages.keywordRuns;

const useStyles = makeStyles({
  room: { overflowY: 'auto', borderRight: `1px solid ${tokens.colorNeutralStroke2}` },
  list: { margin: 0, padding: '4px', listStyleType: 'none' },
  keyword: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: '0 8px',
    width: '100%',
    padding: '6px 8px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
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
  chosen: { backgroundColor: tokens.colorNeutralBackground1Selected, fontWeight: tokens.fontWeightSemibold },
  words: { overflowWrap: 'anywhere' },
  // Below the words: beside them, it would leave too little room for a long keyword.
  none: { gridColumn: '1 / -1', justifySelf: 'start' },
  count: { fontVariantNumeric: 'tabular-nums' },
  kinds: { gridColumn: '1 / -1', color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightRegular },
  select: { margin: '8px 12px 0' },
});

interface KeywordListProps {
  items: readonly KeywordItem[];
  /** The ordinal of the keyword whose hits are shown. */
  chosen: number | null;
  onChoose: (ordinal: number) => void;
}

/** The keywords with the number and the kinds of their hits; those that were not found come last. */
export function KeywordList({ items, chosen, onChoose }: KeywordListProps) {
  const styles = useStyles();
  const missing = items.filter(({ headline }) => !isFound(headline));
  const entry = (item: KeywordItem) => (
    <KeywordEntry key={item.ordinal} item={item} isChosen={item.ordinal === chosen} onChoose={onChoose} />
  );
  return (
    <nav className={styles.room} aria-label={text.list}>
      <ul className={styles.list}>{items.filter(({ headline }) => isFound(headline)).map(entry)}</ul>
      <NotFound count={missing.length} open={missing.some(({ ordinal }) => ordinal === chosen)}>
        <ul className={styles.list}>{missing.map(entry)}</ul>
      </NotFound>
    </nav>
  );
}

interface KeywordEntryProps {
  item: KeywordItem;
  isChosen: boolean;
  onChoose: (ordinal: number) => void;
}

function KeywordEntry({ item: { ordinal, headline }, isChosen, onChoose }: KeywordEntryProps) {
  const styles = useStyles();
  const count = countOf(headline);
  return (
    <li>
      <button
        type="button"
        className={mergeClasses(styles.keyword, isChosen && styles.chosen)}
        aria-current={isChosen || undefined}
        onClick={() => onChoose(ordinal)}
      >
        <span className={styles.words}>{headline.keyword}</span>{' '}
        {count > 0 ? (
          <span className={styles.count}>{count.toLocaleString('en-GB')}</span>
        ) : (
          <Badge className={styles.none} appearance="tint" color="warning" shape="rounded">
            {noneOf(headline)}
          </Badge>
        )}{' '}
        {kindsOf(headline) && (
          <Text size={200} className={styles.kinds}>
            {kindsOf(headline)}
          </Text>
        )}
      </button>
    </li>
  );
}

/** The same choice as a select, where there is no room for a list. */
export function KeywordSelect({ items, chosen, onChoose }: KeywordListProps) {
  const missing = items.filter(({ headline }) => !isFound(headline));
  const option = ({ ordinal, headline }: KeywordItem) => {
    const count = countOf(headline);
    return (
      <option key={ordinal} value={ordinal}>
        {text.withCount(headline.keyword, count > 0 ? text.total(count) : noneOf(headline))}
      </option>
    );
  };
  return (
    <Select
      className={useStyles().select}
      aria-label={text.keyword}
      value={String(chosen ?? '')}
      onChange={(_, { value }) => onChoose(Number(value))}
    >
      {items.filter(({ headline }) => isFound(headline)).map(option)}
      {missing.length > 0 && <optgroup label={resultMessages.notFound(missing.length)}>{missing.map(option)}</optgroup>}
    </Select>
  );
}

/** The text that replaces the count where the keyword has no hits of its own. */
const noneOf = (headline: KeywordItem['headline']): string =>
  isOnlyWithinWords(headline) ? text.onlyWithinWords : text.notFound;

/** "12 exact · 3 plural / inflected". */
const kindsOf = ({ counts }: KeywordItem['headline']): string =>
  matchKinds
    .flatMap((kind) => (counts[kind] ? [`${counts[kind].toLocaleString('en-GB')} ${text.matches[kind]}`] : []))
    .join(' · ');
