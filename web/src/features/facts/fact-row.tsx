import { isMissing, isToCheck } from '@bidloom/contract/fact-to-check';
import type { FactDecision, FactValue, WorkspaceFact } from '@bidloom/contract/facts';
import { zoneOf } from '@bidloom/texts/deadline';
import { showQuote } from '@bidloom/texts/show-quote';
import { Badge, Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { memo } from 'react';
import { factWords, zonedWords } from '../../lib/fact-words.ts';
import { messages } from '../../lib/messages.ts';
import { decisionFor } from './decision-for.ts';
import { DueOffer } from './due-offer.tsx';
import { FactActions } from './fact-actions.tsx';
import { FactPlace } from './fact-place.tsx';
import { FactRefusal } from './fact-refusal.tsx';

const text = messages.facts;

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 11rem) minmax(0, 1fr) auto',
    gap: '2px 12px',
    padding: '10px 8px 8px 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    borderLeft: '3px solid transparent',
    // Beside the document, the list is narrow whatever the width of the window.
    '@container facts (max-width: 540px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  toCheck: { borderLeftColor: tokens.colorStatusWarningBorder2 },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    minWidth: 0,
    '@container facts (max-width: 540px)': { gridRow: 2, gridColumn: '1 / -1' },
  },
  value: {
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  long: {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitLineClamp: 5,
    WebkitBoxOrient: 'vertical',
  },
  quiet: { color: tokens.colorNeutralForeground2 },
  quote: {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  oneLine: { WebkitLineClamp: 1, flexBasis: '100%' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', minWidth: 0 },
  other: { overflowWrap: 'anywhere', fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  list: { display: 'flex', flexDirection: 'column', gap: '4px', margin: 0, padding: 0, listStyleType: 'none' },
});

const colours = { certain: 'success', likely: 'informative', check: 'warning' } as const;

interface FactRowProps {
  item: WorkspaceFact;
  /** Whether the facts come from several documents, so that each place must name its document. */
  namesFiles: boolean;
  /** Whether documents are being read: what is not stated so far may be in them. */
  isReading: boolean;
  saving: boolean;
  onDecide: (fact: WorkspaceFact, decision: FactDecision | null) => void;
  onCorrect: (fact: WorkspaceFact) => void;
}

/** A fact: its value, where it is stated, how sure it is, and the user's actions. */
export const FactRow = memo(function FactRow(props: FactRowProps) {
  const { namesFiles, isReading, saving, onDecide, onCorrect } = props;
  const item: WorkspaceFact =
    isReading && props.item.status === 'not_stated'
      ? { ...props.item, status: 'pending', certainty: null }
      : props.item;
  const styles = useStyles();
  const name = text.names[item.fact];
  const shown = shownValue(item);
  const words = shown && inRows(factWords(item.fact, shown), shown.quote);
  const zone = zoneOf(item);
  const isDeadline = item.fact === 'submission_deadline';
  return (
    <li className={mergeClasses(styles.row, isToCheck(item) && styles.toCheck)} data-fact={item.fact}>
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.body}>
        {words === null ? (
          <Text className={styles.quiet}>{unstatedWords(item)}</Text>
        ) : (
          <span className={mergeClasses(styles.value, styles.long)} title={words.length > 300 ? words : undefined}>
            {words}
            {zone && ` ${zone.name}`}
            {zone === null && isDeadline && <span className={styles.quiet}> ({text.noZone})</span>}
          </span>
        )}
        {shown && <Quote value={shown} words={words ?? ''} lines={2} />}
        <div className={styles.line}>
          {shown && <FactPlace value={shown} namesFile={namesFiles} />}
          <Standing item={item} />
        </div>
        <MaybeAt item={item} namesFile={namesFiles} />
        <ZonePlace item={item} namesFile={namesFiles} />
        {isDeadline && <DueOffer item={item} under="fact" />}
        <FactRefusal item={item} saving={saving} />
        <Otherwise item={item} namesFile={namesFiles} saving={saving} onDecide={onDecide} />
        <Dates item={item} namesFile={namesFiles} />
        <Conflicts item={item} namesFile={namesFiles} saving={saving} onDecide={onDecide} />
      </div>
      <FactActions item={item} name={name} saving={saving} onDecide={onDecide} onCorrect={onCorrect} />
    </li>
  );
});

/** Places to look at where it is not clear that nothing is stated. */
function MaybeAt({ item: { status, maybeAt = [] }, namesFile }: Pick<OthersProps, 'item' | 'namesFile'>) {
  const styles = useStyles();
  if (status !== 'not_stated' || maybeAt.length === 0) return null;
  return (
    <ul className={styles.list}>
      {maybeAt.map((place) => (
        <li key={`${place.documentId}/${place.page}/${place.offset}`} className={styles.line}>
          <span className={styles.quote}>{text.mayBeStated(oneLine(place.quote))}</span>
          <FactPlace value={place} namesFile={namesFile} />
        </li>
      ))}
    </ul>
  );
}

/** Where the time zone of all times is named, if the words of the fact name none. */
function ZonePlace({ item: { zonePlace, ...own }, namesFile }: Pick<OthersProps, 'item' | 'namesFile'>) {
  const styles = useStyles();
  if (!zonePlace || zoneOf(own)) return null;
  return (
    <div className={styles.line}>
      <Text className={styles.other}>{text.zoneNamed(oneLine(zonePlace.quote))}</Text>
      <FactPlace value={zonePlace} namesFile={namesFile} />
    </div>
  );
}

/** A value that is several rows of a table, a row on a line. */
function inRows(words: string, quote: string | null): string {
  const rows = quote?.split('\n') ?? [];
  const isOfRows = rows.length > 1 && rows.every((row) => row.includes(' | ')) && oneLine(quote ?? '') === words;
  return isOfRows ? rows.map(oneLine).join('\n') : words;
}

/** The words of the document, where they say more than the value. */
function Quote({ value, words, lines }: { value: FactValue; words: string; lines: 1 | 2 }) {
  const styles = useStyles();
  const quote = value.quote ? oneLine(value.quote) : '';
  if (quote === '' || oneLine(words).toLowerCase().includes(quote.toLowerCase())) return null;
  return <span className={mergeClasses(styles.quote, lines === 1 && styles.oneLine)}>“{quote}”</span>;
}

const oneLine = (quote: string) => showQuote(quote).replace(/\s+/g, ' ').trim();

function shownValue(item: WorkspaceFact): FactValue | null {
  const { value, text: stated } = item;
  return value === null || stated === null ? null : { ...item, value, text: stated };
}

/** How sure the fact is, or who decided it. */
function Standing({ item }: { item: WorkspaceFact }) {
  const styles = useStyles();
  const { status, certainty, decidedBy } = item;
  if (decidedBy) {
    const word =
      status === 'confirmed' ? text.confirmed : status === 'corrected' ? text.corrected : text.markedNotStated;
    return (
      <>
        <Badge appearance="tint" color={status === 'confirmed' ? 'success' : 'informative'} shape="rounded">
          {word}
        </Badge>
        <Text size={200} className={styles.quiet}>
          {text.by(decidedBy.name)}
        </Text>
      </>
    );
  }
  if (isMissing(item)) {
    return (
      <Badge appearance="tint" color="warning" shape="rounded">
        {text.missing}
      </Badge>
    );
  }
  // "Not stated" needs no mark otherwise, unless it is doubtful.
  if (!certainty || (status === 'not_stated' && certainty !== 'check')) return null;
  return (
    <Badge appearance="tint" color={colours[certainty]} shape="rounded">
      {text.certainties[certainty]}
    </Badge>
  );
}

const placeKey = ({ documentId, page, offset, value }: FactValue) => `${documentId}/${page}/${offset}/${value}`;

type OthersProps = Pick<FactRowProps, 'item' | 'saving' | 'onDecide'> & { namesFile: boolean };

/** What the documents state now, where that differs from a person's earlier decision. */
function Otherwise({ item, namesFile, saving, onDecide }: OthersProps) {
  const styles = useStyles();
  const { statedSince, documentsSayOtherwise, placeIsGone } = item;
  if (!documentsSayOtherwise) return placeIsGone ? <Text className={styles.other}>{text.placeIsGone}</Text> : null;
  if (statedSince.length === 0) return <Text className={styles.other}>{text.noLonger}</Text>;
  return statedSince.map((value) => (
    <div key={placeKey(value)} className={styles.line} data-otherwise>
      <Text className={styles.other}>
        {text.saysOtherwise} {zonedWords(item.fact, value)}
      </Text>
      <FactPlace value={value} namesFile={namesFile} />
      <UseButton item={item} value={value} saving={saving} onUse={() => onDecide(item, decisionFor(item, value))} />
    </div>
  ));
}

/** With their places: the dates that count no longer, since an addendum changed them, and those that are far from the stated one. */
function Dates({ item, namesFile }: Pick<OthersProps, 'item' | 'namesFile'>) {
  const styles = useStyles();
  const since = new Set(item.statedSince.map(({ value }) => value));
  const apart = item.apart.filter(({ value }) => value !== item.value && !since.has(value));
  const dates = [
    ...item.replaced.map((date) => ({ date, word: text.replaces })),
    ...apart.map((date) => ({ date, word: text.alsoStated })),
  ];
  if (dates.length === 0) return null;
  return (
    <ul className={styles.list}>
      {dates.map(({ date, word }) => (
        <li key={`${word}/${placeKey(date)}`} className={styles.line}>
          <Text className={styles.other}>
            {word} {zonedWords(item.fact, date)}
          </Text>
          <FactPlace value={date} namesFile={namesFile} />
        </li>
      ))}
    </ul>
  );
}

/** Other values that the documents state for the same fact; those that are new to a decision are above. */
function Conflicts({ item, namesFile, saving, onDecide }: OthersProps) {
  const styles = useStyles();
  const shown = new Set([item.value, ...item.statedSince.map(({ value }) => value)]);
  const others = item.conflicts.filter(({ value }) => !shown.has(value));
  if (others.length === 0) return null;
  return (
    <ul className={styles.list}>
      {others.map((conflict) => (
        <li key={placeKey(conflict)} className={styles.line} data-conflict>
          <Text className={styles.other}>
            {text.also} {zonedWords(item.fact, conflict)}
          </Text>
          <FactPlace value={conflict} namesFile={namesFile} />
          <UseButton
            item={item}
            value={conflict}
            saving={saving}
            onUse={() => onDecide(item, decisionFor(item, conflict))}
          />
          <Quote value={conflict} words={factWords(item.fact, conflict)} lines={1} />
        </li>
      ))}
    </ul>
  );
}

interface UseButtonProps {
  item: WorkspaceFact;
  value: FactValue;
  saving: boolean;
  onUse: () => void;
}

function UseButton({ item, value, saving, onUse }: UseButtonProps) {
  return (
    <Button
      size="small"
      appearance="subtle"
      disabledFocusable={saving}
      aria-label={text.useOf(text.names[item.fact].toLowerCase(), factWords(item.fact, value))}
      onClick={onUse}
    >
      {text.use}
    </Button>
  );
}

/** What is shown instead of a value that the documents do not state. */
function unstatedWords({ status, certainty }: WorkspaceFact): string {
  if (status === 'pending') return text.pending;
  return certainty === 'check' ? text.notClearlyStated : text.notStated;
}
