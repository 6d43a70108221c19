import type { ChangedFact, OverviewChanges } from '@bidloom/contract/overview';
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { Fragment } from 'react';
import { factWords } from '../../lib/fact-words.ts';
import { formatDueTime } from '../../lib/format.ts';
import { overviewMessages as text } from '../../lib/messages.overview.ts';
import { messages } from '../../lib/messages.ts';
import { RunLink } from './run-link.tsx';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '4px', margin: 0, paddingLeft: '20px' },
  quiet: { color: tokens.colorNeutralForeground2 },
  words: { overflowWrap: 'anywhere' },
});

/** What other users or the product have changed since the user's last visit. */
export function ChangeList({ changes }: { changes: OverviewChanges | null }) {
  const styles = useStyles();
  if (!changes) return <Text className={styles.quiet}>{text.nothingBefore}</Text>;
  const { documentsAdded: added, documentsRemoved: removed, runs, facts, moves, due } = changes;
  const names = added.some.map(({ fileName }) => fileName);
  const dueWords = (at: string | null) => (at === null ? text.noDueDate.toLowerCase() : formatDueTime(at));
  const isQuiet = added.count + removed.count + runs.count + facts.length + moves.length === 0 && due === null;
  if (isQuiet) return <Text className={styles.quiet}>{text.noChanges}</Text>;
  return (
    <ul className={styles.list}>
      {due && <li className={styles.words}>{text.dueChanged(dueWords(due.now), dueWords(due.before))}</li>}
      {moves.map(({ fromStatus, toStatus, movedBy, movedAt }) => (
        <li key={movedAt} className={styles.words}>
          {text.moved(messages.tenders.statuses[toStatus], fromStatus && messages.tenders.statuses[fromStatus])}
          {movedBy && <span className={styles.quiet}> {text.by(movedBy)}</span>}
        </li>
      ))}
      {added.count > 0 && <li className={styles.words}>{text.added(text.listed(names, added.count), added.count)}</li>}
      {removed.count > 0 && (
        <li className={styles.words}>{text.removed(text.listed(removed.some, removed.count), removed.count)}</li>
      )}
      {facts.map((fact) => (
        <li key={fact.fact} className={styles.words}>
          {changeWords(fact)}
        </li>
      ))}
      {runs.count > 0 && (
        <li className={styles.words}>
          {text.ended(runs.count)}{' '}
          {runs.some.map((run, index) => (
            <Fragment key={run.id}>
              {index > 0 && ', '}
              <RunLink run={run} inline />
            </Fragment>
          ))}
        </li>
      )}
    </ul>
  );
}

function changeWords({ fact, before, now, status, by }: ChangedFact): string {
  const name = messages.facts.names[fact];
  const words = (value: ChangedFact['now']) => (value ? factWords(fact, value) : text.nothingStated);
  if (by && before?.value === now?.value) return text.factDecided(name, words(now), by);
  if (by && status !== 'found') return text.factCorrected(name, words(now), words(before), by);
  return text.factChanged(name, words(now), words(before));
}
