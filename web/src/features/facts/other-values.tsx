import type { FactDecision, FactValue, WorkspaceFact } from '@bidloom/contract/facts';
import { Button, Text } from '@fluentui/react-components';
import { factWords, zonedWords } from '../../lib/fact-words.ts';
import { messages } from '../../lib/messages.ts';
import { decisionFor } from './decision-for.ts';
import { FactPlace } from './fact-place.tsx';
import { Quote } from './fact-quote.tsx';
import { useFactRowStyles } from './fact-row.styles.ts';

const text = messages.facts;

const placeKey = ({ documentId, page, offset, value }: FactValue) => `${documentId}/${page}/${offset}/${value}`;

interface OthersProps {
  item: WorkspaceFact;
  /** Whether there are several documents, so that each place must name its document. */
  namesFile: boolean;
  saving: boolean;
  onDecide: (fact: WorkspaceFact, decision: FactDecision | null) => void;
}

/** What the documents state now, where that differs from a person's earlier decision. */
export function Otherwise({ item, namesFile, saving, onDecide }: OthersProps) {
  const styles = useFactRowStyles();
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
export function Dates({ item, namesFile }: Pick<OthersProps, 'item' | 'namesFile'>) {
  const styles = useFactRowStyles();
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
export function Conflicts({ item, namesFile, saving, onDecide }: OthersProps) {
  const styles = useFactRowStyles();
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
