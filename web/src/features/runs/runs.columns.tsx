import type { Run, RunStatus } from '@bidloom/contract/runs';
import { Badge, type BadgeProps, makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components';
import { useSelector } from 'react-redux';
import { ClampedName } from '../../components/clamped-name.tsx';
import type { Column } from '../../components/data-table.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';
import { selectProgressByRequest } from '../../lib/state/progress.slice.ts';
import { detailsOf } from './run-details.ts';
import { runProgress } from './run-progress.ts';

const { runs: text, common } = messages;

const colours: Record<RunStatus, NonNullable<BadgeProps['color']>> = {
  queued: 'informative',
  running: 'brand',
  completed: 'success',
  failed: 'danger',
  cancelled: 'warning',
};

const useStyles = makeStyles({
  state: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4px', minWidth: '140px' },
  name: { display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
  bar: { width: '100%' },
  quiet: { color: tokens.colorNeutralForeground2 },
  failure: { color: tokens.colorStatusDangerForeground1 },
});

/** The type of a run, and what distinguishes it from others of the same type. */
function RunName({ run }: { run: Run }) {
  const styles = useStyles();
  const kind = text.types[run.requestType];
  const details = [...(run.name ? [kind] : []), ...detailsOf(run)];
  return (
    <span className={styles.name}>
      <ClampedName text={run.name ?? kind} lines={2} />
      {details.length > 0 && (
        <Text size={200} className={styles.quiet}>
          <ClampedName text={details.join(' · ')} lines={2} />
        </Text>
      )}
    </span>
  );
}

/** The state of a run and, while it is in progress, how far it is. */
function RunState({ run }: { run: Run }) {
  const styles = useStyles();
  const live = useSelector(selectProgressByRequest)[run.id];
  const progress = runProgress(run, live);
  return (
    <span className={styles.state}>
      <Badge appearance="tint" color={colours[run.status]} shape="rounded">
        {text.statuses[run.status]}
      </Badge>
      {progress && (
        <>
          <ProgressBar
            className={styles.bar}
            {...(progress.fraction === null ? {} : { value: progress.fraction })}
            aria-label={text.progress}
          />
          <Text size={200} className={styles.quiet}>
            {progress.stage}
          </Text>
        </>
      )}
      {run.failure && (
        <Text size={200} className={styles.failure}>
          {run.failure}
        </Text>
      )}
    </span>
  );
}

export const runColumns: Column<Run>[] = [
  {
    id: 'requestType',
    header: text.table.type,
    sortBy: 'requestType',
    render: (run) => <RunName run={run} />,
  },
  {
    id: 'status',
    header: text.table.status,
    sortBy: 'status',
    width: '165px',
    render: (run) => <RunState run={run} />,
  },
  {
    id: 'documents',
    header: text.table.documents,
    minor: true,
    render: ({ documents }) => {
      // A download of a chat has no documents.
      if (documents.length === 0) return common.none;
      return documents.length === 1 ? documents[0]?.fileName : text.documents(documents.length);
    },
  },
  {
    id: 'createdBy',
    minor: true,
    header: text.table.createdBy,
    width: '140px',
    render: ({ createdBy }) => createdBy.name,
  },
  {
    id: 'createdAt',
    header: text.table.createdAt,
    sortBy: 'createdAt',
    width: '166px',
    render: ({ createdAt }) => formatDateTime(createdAt),
  },
  {
    id: 'finishedAt',
    minor: true,
    header: text.table.finishedAt,
    sortBy: 'finishedAt',
    width: '166px',
    render: ({ finishedAt }) => (finishedAt ? formatDateTime(finishedAt) : common.none),
  },
];
