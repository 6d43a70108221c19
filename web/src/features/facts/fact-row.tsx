import { isMissing, isToCheck } from '@bidloom/contract/fact-to-check';
import type { FactDecision, FactValue, WorkspaceFact } from '@bidloom/contract/facts';
import { zoneOf } from '@bidloom/texts/deadline';
import { Badge, mergeClasses, Text } from '@fluentui/react-components';
import { memo } from 'react';
import { factWords } from '../../lib/fact-words.ts';
import { messages } from '../../lib/messages.ts';
import { DueOffer } from './due-offer.tsx';
import { FactActions } from './fact-actions.tsx';
import { FactPlace } from './fact-place.tsx';
import { inRows, Quote } from './fact-quote.tsx';
import { FactRefusal } from './fact-refusal.tsx';
import { useFactRowStyles } from './fact-row.styles.ts';
import { Conflicts, Dates, Otherwise } from './other-values.tsx';
import { MaybeAt, ZonePlace } from './places-to-look.tsx';

const text = messages.facts;

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
  const styles = useFactRowStyles();
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

function shownValue(item: WorkspaceFact): FactValue | null {
  const { value, text: stated } = item;
  return value === null || stated === null ? null : { ...item, value, text: stated };
}

/** How sure the fact is, or who decided it. */
function Standing({ item }: { item: WorkspaceFact }) {
  const styles = useFactRowStyles();
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

/** What is shown instead of a value that the documents do not state. */
function unstatedWords({ status, certainty }: WorkspaceFact): string {
  if (status === 'pending') return text.pending;
  return certainty === 'check' ? text.notClearlyStated : text.notStated;
}
