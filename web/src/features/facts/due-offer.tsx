import type { WorkspaceFact } from '@bidloom/contract/facts';
import { differs, isSure, momentsOf, statedMoment, zoneOf } from '@bidloom/texts/deadline';
import { likelyPlace } from '@bidloom/texts/zone-readings';
import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useDispatch, useSelector } from 'react-redux';
import { statedWords } from '../../lib/fact-words.ts';
import { formatDueTime } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';
import { useTender } from '../../lib/tender-context.ts';
import { dueDateChosen, selectFacts } from './facts.slice.ts';

const text = messages.facts;

const useStyles = makeStyles({
  note: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  action: { alignSelf: 'flex-start' },
  choices: { display: 'flex', flexWrap: 'wrap', gap: '4px', margin: 0, padding: 0, minWidth: 0, border: 'none' },
});

interface DueOfferProps {
  item: WorkspaceFact;
  /** What is already shown above the offer, so that it names the other one of the two that differ. */
  under: 'fact' | 'dueDate';
}

/** Compares the deadline in the documents with the tender's due date, and offers to use it. */
export function DueOffer({ item, under }: DueOfferProps) {
  const styles = useStyles();
  const dispatch = useDispatch();
  const { organizationId, workspaceId, due } = useTender();
  const { items } = useSelector(selectFacts);
  if (!due) return null;
  const zone = zoneOf(item);
  if (due.at) {
    if (!differs(due.at, item.value, zone)) return null;
  }
  const readings = zone ? momentsOf(item.value, zone) : [];
  const isLocal = zone?.offset === null && readings.length === 0;
  const isTyped = item.status === 'corrected';
  const moment = statedMoment(item);
  const other = under === 'fact' ? text.dueDiffers : text.documentsSay;
  const when = under === 'fact' ? due.at && formatDueTime(due.at) : statedWords(item);
  const differing = due.at && when && <Note>{other(when)}</Note>;
  const use = (dueAt: string) => dispatch(dueDateChosen({ organizationId, workspaceId, dueAt, before: due.at }));
  // Beside the due date the deadline itself is not on the screen.
  const named = under === 'dueDate' && due.at === null && when ? `${text.documentsSay(when)} ` : '';
  const unusable = (why: string) => (
    <>
      {differing}
      <Note>{item.value === null ? null : `${named}${why}`}</Note>
    </>
  );
  if (!isSure(item)) return unusable(text.dueUnsure);
  if (zone && readings.length > 1) {
    const likely = likelyPlace(
      zone,
      items.map((fact) => [fact.value, fact.text, fact.quote].filter(Boolean).join('\n')),
    );
    const isLikely = ({ place }: { place: string }) => place === likely?.place;
    const ordered = [...readings.filter(isLikely), ...readings.filter((reading) => !isLikely(reading))];
    const question = likely ? text.likelyZone(zone.name, likely.place, likely.word) : text.whichZone(zone.name);
    return (
      <>
        {differing}
        <Note>{question}</Note>
        <fieldset className={styles.choices} aria-label={question}>
          {ordered.map(({ place, at }) => (
            <Button
              key={place}
              size="small"
              appearance={place === likely?.place ? 'primary' : 'secondary'}
              onClick={() => use(at)}
            >
              {text.dueActionIn(place, formatDueTime(at))}
            </Button>
          ))}
        </fieldset>
      </>
    );
  }
  if (!moment) return unusable(text.dueWithoutTime);
  return (
    <>
      {differing}
      <Button className={styles.action} size="small" onClick={() => use(moment)}>
        {text.dueAction(formatDueTime(moment))}
      </Button>
      {(zone === null || isLocal) && (
        <Note>{text.takenAs(formatDueTime(moment), isLocal ? 'local' : isTyped ? 'typed' : 'none')}</Note>
      )}
    </>
  );
}

function Note({ children }: { children: string | null }) {
  const styles = useStyles();
  return (
    children && (
      <Text size={200} className={styles.note}>
        {children}
      </Text>
    )
  );
}
