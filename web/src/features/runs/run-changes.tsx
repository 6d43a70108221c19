import { compareRuns, type RunChange } from '@bidloom/contract/run-changes';
import type { Run } from '@bidloom/contract/runs';
import {
  Button,
  makeStyles,
  Select,
  Skeleton,
  SkeletonItem,
  Text,
  ToggleButton,
  tokens,
} from '@fluentui/react-components';
import { ArrowLeft16Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { EmptyState } from '../../components/empty-state.tsx';
import { ScrollRegion } from '../../components/scroll-region.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { resultMessages as text } from '../../lib/messages.results.ts';
import { messages } from '../../lib/messages.ts';
import { useCall } from '../../lib/use-call.ts';
import { ChangeRow } from './change-row.tsx';
import { detailsOf } from './run-details.ts';
import { useComparedRun } from './run-url.ts';
import { type RunsState, selectRunsOf } from './runs.slice.ts';

type Kind = RunChange['kind'];
const kinds: readonly Kind[] = ['changed', 'added', 'removed'];

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 12px',
    flexShrink: 0,
    padding: '8px 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  choice: { display: 'flex', alignItems: 'center', gap: '6px', flex: '1 1 250px', minWidth: 0 },
  label: { flexShrink: 0 },
  select: { flexGrow: 1, minWidth: 0 },
  kinds: { display: 'flex', flexWrap: 'wrap', gap: '6px', margin: 0, padding: 0, minWidth: 0, border: 'none' },
  same: { color: tokens.colorNeutralForeground2 },
  scroller: { flexGrow: 1 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  group: {
    margin: 0,
    padding: '8px 12px 4px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground2,
    overflowWrap: 'anywhere',
  },
  skeleton: { display: 'flex', flexDirection: 'column', gap: '16px', padding: '16px' },
});

/** Compares two runs of a type: how the results of the later one differ. */
export function RunChanges({ run, otherId }: { run: Run; otherId: string }) {
  const styles = useStyles();
  const [, compare] = useComparedRun();
  const [hidden, setHidden] = useState<readonly Kind[]>([]);
  const runs = useSelector((state: { runs: RunsState }) => selectRunsOf(state, run.requestType));
  // Ids are generated in the order of time.
  const [earlierId = otherId, laterId = run.id] = [run.id, otherId].sort();
  const params = { workspaceId: run.workspaceId, id: laterId, earlierId };
  const { answer, error, reload } = useCall(compareRuns, { params, failure: text.compareFailed });
  const others = runs.filter(({ id }) => id !== run.id);
  const { changes = [], counts } = answer?.data ?? {};
  const shown = changes.filter(({ kind }) => !hidden.includes(kind));
  const ofFile = run.requestType === 'keyword_extraction';
  const groups = [...Map.groupBy(shown, ({ group }) => group)];
  const toggle = (kind: Kind) =>
    setHidden(hidden.includes(kind) ? hidden.filter((one) => one !== kind) : [...hidden, kind]);

  return (
    <>
      <div className={styles.head}>
        <Button size="small" icon={<ArrowLeft16Regular />} onClick={() => compare(null)}>
          {text.compareBack}
        </Button>
        <div className={styles.choice}>
          <Text size={200} className={styles.label}>
            {otherId < run.id ? text.compareOlder : text.compareNewer}
          </Text>
          <Select
            className={styles.select}
            size="small"
            aria-label={text.compare}
            value={otherId}
            onChange={(_, { value }) => compare(value)}
          >
            {!others.some(({ id }) => id === otherId) && <option value={otherId}>{otherId}</option>}
            {others.map((other) => (
              <option key={other.id} value={other.id}>
                {[text.runOption(other.name, formatDateTime(other.createdAt)), ...detailsOf(other)].join(' · ')}
              </option>
            ))}
          </Select>
        </div>
        {counts && (
          <fieldset className={styles.kinds} aria-label={text.compareTitle}>
            {kinds.map((kind) => (
              <ToggleButton
                key={kind}
                size="small"
                shape="circular"
                checked={!hidden.includes(kind)}
                onClick={() => toggle(kind)}
              >
                {text.kindCount(text.kinds[kind], counts[kind])}
              </ToggleButton>
            ))}
          </fieldset>
        )}
        {counts && (
          <Text size={200} className={styles.same}>
            {text.kindCount(text.kinds.same, counts.same)}
          </Text>
        )}
      </div>
      {error !== null && (
        <div role="alert">
          <EmptyState title={text.compareFailed} text={error}>
            <Button onClick={reload}>{messages.common.retry}</Button>
          </EmptyState>
        </div>
      )}
      {error === null && !answer && (
        <Skeleton className={styles.skeleton} aria-label={messages.common.loading}>
          <SkeletonItem size={32} />
          <SkeletonItem size={32} />
        </Skeleton>
      )}
      {answer && changes.length === 0 && <EmptyState title={text.compareSame} text={text.compareSameText} />}
      {answer && changes.length > 0 && (
        <ScrollRegion className={styles.scroller} label={text.compareTitle}>
          {groups.map(([group, some]) => (
            <div key={group ?? ''}>
              {group !== null && <h3 className={styles.group}>{group}</h3>}
              <ul className={styles.list}>
                {some.map((change, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: changes keep their order
                  <ChangeRow key={index} change={change} ofFile={ofFile} heading={group === null ? 'h3' : 'h4'} />
                ))}
              </ul>
            </div>
          ))}
        </ScrollRegion>
      )}
    </>
  );
}
