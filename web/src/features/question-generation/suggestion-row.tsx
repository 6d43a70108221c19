import type { Citation } from '@bidloom/contract/chat';
import { showQuote } from '@bidloom/texts/show-quote';
import { Badge, Checkbox, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircle20Filled } from '@fluentui/react-icons';
import { useId } from 'react';
import { messages } from '../../lib/messages.ts';
import { usePlace } from '../../lib/tender-context.ts';
import type { SuggestionItem } from './suggestions.ts';

const text = messages.questionRuns;

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '36px minmax(0, 1fr)',
    padding: '4px 12px 8px 4px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 90px',
  },
  selected: { backgroundColor: tokens.colorNeutralBackground1Selected },
  done: { display: 'grid', placeItems: 'center', height: '36px', color: tokens.colorStatusSuccessForeground1 },
  words: { minWidth: 0, paddingTop: '6px' },
  question: { display: 'block', overflowWrap: 'anywhere' },
  facts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 6px', marginTop: '4px' },
  places: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 4px',
    margin: '2px 0 0 -6px',
    padding: 0,
    listStyleType: 'none',
  },
  place: {
    display: 'flex',
    gap: '8px',
    minHeight: '24px',
    padding: '2px 6px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    textAlign: 'left',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  page: { flexShrink: 0, color: tokens.colorBrandForegroundLink, fontVariantNumeric: 'tabular-nums' },
  quote: {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflowWrap: 'anywhere',
  },
});

const colours = {
  contradiction: 'danger',
  ambiguity: 'warning',
  gap: 'important',
  requirement: 'informative',
} as const;

interface SuggestionRowProps {
  item: SuggestionItem;
  /** Whether there are places in several documents, so that each must name its document. */
  namesFiles: boolean;
  selected: boolean;
  /** The category to which it was added; null: none yet. */
  acceptedInto: string | null;
  onSelect: (selected: boolean) => void;
}

/** A suggested question with its reason and its places. */
export function SuggestionRow({ item, namesFiles, selected, acceptedInto, onSelect }: SuggestionRowProps) {
  const styles = useStyles();
  const id = useId();
  const { text: question, reason, citations } = item.headline;
  return (
    <li className={mergeClasses(styles.row, selected && styles.selected)} data-question={item.ordinal}>
      {acceptedInto === null ? (
        <Checkbox id={id} checked={selected} onChange={(_, { checked }) => onSelect(checked === true)} />
      ) : (
        <span className={styles.done} aria-hidden>
          <CheckmarkCircle20Filled />
        </span>
      )}
      <div className={styles.words}>
        {acceptedInto === null ? (
          <label className={styles.question} htmlFor={id}>
            {question}
          </label>
        ) : (
          <span className={styles.question}>{question}</span>
        )}
        <div className={styles.facts}>
          <Badge appearance="tint" color={colours[reason]} shape="rounded">
            {text.reasons[reason]}
          </Badge>
          {acceptedInto !== null && (
            <Badge appearance="tint" color="success" shape="rounded">
              {acceptedInto}
            </Badge>
          )}
        </div>
        <ul className={styles.places}>
          {citations.map((citation, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places never change their order
            <li key={index}>
              <Place citation={citation} quoted={!isQuotedIn(question, citation)} namesFile={namesFiles} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/** If a question shares this number of characters with its place, it quotes the place itself. */
const telling = 40;
const isQuotedIn = (question: string, { quote }: Citation) => question.includes(showQuote(quote).slice(0, telling));

interface PlaceProps {
  citation: Citation;
  /** Whether the quote is shown; a question that quotes it itself needs only the page. */
  quoted: boolean;
  namesFile: boolean;
}

function Place({ citation, quoted, namesFile }: PlaceProps) {
  const styles = useStyles();
  const openPlace = usePlace();
  const { fileName, page } = citation;
  const quote = showQuote(citation.quote);
  return (
    <button
      type="button"
      className={styles.place}
      title={text.placeOf(fileName, page, quote)}
      onClick={() => openPlace(citation)}
    >
      <span className={styles.page}>{text.place(page)}</span>
      <span className={styles.quote}>
        {[...(namesFile ? [fileName] : []), ...(quoted ? [`“${quote}”`] : [])].join(': ')}
      </span>
    </button>
  );
}
