import type { FactName, FactValue, WorkspaceFact } from '@bidloom/contract/facts';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useSelector } from 'react-redux';
import { Name } from '../../components/name.tsx';
import { zonedWords } from '../../lib/fact-words.ts';
import { messages } from '../../lib/messages.ts';
import { selectUser } from '../../lib/state/auth.slice.ts';
import { decisionFor } from './decision-for.ts';
import { FactPlace } from './fact-place.tsx';
import type { OpenFacts } from './use-facts.tsx';

const text = messages.facts;

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', minWidth: 0 },
  statement: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 6px',
    minWidth: 0,
    maxWidth: '100%',
    overflowWrap: 'anywhere',
  },
  name: { fontWeight: tokens.fontWeightSemibold },
  use: { height: 'auto' },
  new: { display: 'inline-flex', minWidth: 0, maxWidth: '100%', whiteSpace: 'pre' },
});

interface ChangedDecisionsProps {
  facts: OpenFacts;
  names: readonly FactName[];
}

/** Decisions of people after which documents have come to state something else: both values with their places, and which one to use. */
export function ChangedDecisions({ facts: { state, decide }, names }: ChangedDecisionsProps) {
  const styles = useStyles();
  const user = useSelector(selectUser);
  const items = names.flatMap((name) => state.items.find(({ fact }) => fact === name) ?? []);
  return (
    <ul className={styles.list}>
      {items.map((item) => {
        const isMine = item.decidedBy !== null && item.decidedBy.id === user?.userId;
        const name = text.names[item.fact];
        // Two documents may have come to state the same.
        const newValues = [...new Map(item.statedSince.map((value) => [value.value, value])).values()];
        const saving = state.saving.includes(item.fact);
        return (
          <li key={item.fact} className={styles.line} data-changed={item.fact}>
            <span className={styles.name}>{name}:</span>
            <span className={styles.statement}>
              {decidedBy(item, isMine ? text.you : (item.decidedBy?.name ?? text.somebody))}
              {item.value !== null && <FactPlace value={item as FactValue} namesFile />}
            </span>
            {item.statedSince.map((value) => (
              <NewStatement key={`${value.documentId}/${value.value}`} item={item} value={value} />
            ))}
            {newValues.length === 0 && <span>{text.noLonger}</span>}
            {newValues.map((value) => (
              <Button
                key={value.value}
                className={styles.use}
                size="small"
                disabledFocusable={saving}
                aria-label={labelOfUse(item, value)}
                onClick={() => decide(item, decisionFor(item, value))}
              >
                {wordsOfUse(item, value)}
              </Button>
            ))}
            <Button
              size="small"
              appearance="subtle"
              disabledFocusable={saving}
              aria-label={text.labelled(isMine ? text.keepMine : text.keepDecided, name.toLowerCase())}
              onClick={() => decide(item, { decision: 'kept' })}
            >
              {isMine ? text.keepMine : text.keepDecided}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** In characters: of a longer value a button would be a paragraph. */
const longestNamed = 40;

/** "Use 12 May 2031". */
function wordsOfUse({ fact }: WorkspaceFact, value: FactValue): string {
  const words = zonedWords(fact, value);
  return words.length <= longestNamed ? text.takeValue(words) : text.takeNew;
}

function labelOfUse(item: WorkspaceFact, value: FactValue): string {
  const button = wordsOfUse(item, value);
  const name = text.names[item.fact].toLowerCase();
  return text.labelled(button, name, button === text.takeNew ? zonedWords(item.fact, value) : '');
}

/** "You confirmed 12 May 2031". */
function decidedBy(item: WorkspaceFact, who: string): string {
  const { fact, status, value, text: stated, quote } = item;
  if (value === null || stated === null) return text.markedBy(who);
  const words = zonedWords(fact, { value, text: stated, quote });
  return status === 'confirmed' ? text.confirmedBy(who, words) : text.correctedBy(who, words);
}

/** "Addendum 2.pdf says 19 May 2031". */
function NewStatement({ item, value }: { item: WorkspaceFact; value: FactValue }) {
  const styles = useStyles();
  return (
    <span className={styles.statement}>
      {value.fileName !== null && <Name className={styles.new} text={value.fileName} />}
      {text.says(zonedWords(item.fact, value))}
      <FactPlace value={value} namesFile={false} />
    </span>
  );
}
