import type { Overview, OverviewRun } from '@bidloom/contract/overview';
import { Badge, Button, makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { formatAgo } from '../../lib/format.ts';
import { overviewMessages as text } from '../../lib/messages.overview.ts';
import { messages } from '../../lib/messages.ts';
import { RunLink } from './run-link.tsx';

const useStyles = makeStyles({
  parts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
    gap: '16px 24px',
  },
  part: { display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0 },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  badges: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
  quiet: { color: tokens.colorNeutralForeground2 },
  list: { display: 'flex', flexDirection: 'column', gap: '6px', margin: 0, padding: 0, listStyleType: 'none' },
  run: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' },
  bar: { flexBasis: '100%' },
});

const documentColours = {
  uploaded: 'informative',
  processing: 'informative',
  ready: 'success',
  failed: 'danger',
} as const;
const runColours = {
  queued: 'informative',
  running: 'informative',
  completed: 'success',
  failed: 'danger',
  cancelled: 'warning',
} as const;

interface WorkStateProps {
  overview: Overview;
  /** The first step while there is no document. */
  addDocuments: ReactNode;
  onStart: () => void;
}

/** The number of documents and runs in each state, the work in progress, and the latest results. */
export function WorkState({ overview: { documents, runs }, addDocuments, onStart }: WorkStateProps) {
  const styles = useStyles();
  const hasRuns = runs.latest.length + runs.inProgress.length > 0;
  return (
    <div className={styles.parts}>
      <section className={styles.part} aria-label={text.documents}>
        <h3 className={styles.title}>{messages.documents.count(documents.total)}</h3>
        {documents.total === 0 ? (
          <>
            <Text className={styles.quiet}>{text.noDocuments}</Text>
            {addDocuments}
          </>
        ) : (
          <>
            <Badges counts={documents.byStatus} words={messages.documents.statuses} colours={documentColours} />
            <Text className={styles.quiet}>{text.pages(documents.pages)}</Text>
          </>
        )}
      </section>
      <section className={styles.part} aria-label={text.runs}>
        <h3 className={styles.title}>{text.runs}</h3>
        {hasRuns ? (
          <>
            <Badges counts={runs.byStatus} words={messages.runs.statuses} colours={runColours} />
            <ul className={styles.list}>
              {[...runs.inProgress, ...runs.latest].map((run) => (
                <RunLine key={run.id} run={run} />
              ))}
            </ul>
          </>
        ) : (
          <>
            <Text className={styles.quiet}>{text.noRuns}</Text>
            {documents.byStatus.ready > 0 && (
              <div>
                <Button size="small" onClick={onStart}>
                  {text.startRun}
                </Button>
              </div>
            )}
          </>
        )}
      </section>
    </div>
  );
}

interface BadgesProps<Status extends string> {
  counts: Readonly<Record<Status, number>>;
  words: Readonly<Record<Status, string>>;
  colours: Readonly<Record<Status, 'informative' | 'success' | 'danger' | 'warning'>>;
}

/** The count of each state; states without items are left out. */
function Badges<Status extends string>({ counts, words, colours }: BadgesProps<Status>) {
  const styles = useStyles();
  return (
    <div className={styles.badges}>
      {(Object.entries(counts) as [Status, number][])
        .filter(([, count]) => count > 0)
        .map(([status, count]) => (
          <Badge key={status} appearance="tint" color={colours[status]} shape="rounded">
            {words[status]}: {count}
          </Badge>
        ))}
    </div>
  );
}

function RunLine({ run }: { run: OverviewRun }) {
  const styles = useStyles();
  const { status, percent, createdBy, createdAt, finishedAt } = run;
  const isGoing = status === 'queued' || status === 'running';
  return (
    <li className={styles.run} data-run={status}>
      <RunLink run={run} />
      {status !== 'completed' && (
        <Badge appearance="tint" color={runColours[status]} shape="rounded" size="small">
          {messages.runs.statuses[status]}
        </Badge>
      )}
      <Text size={200} className={styles.quiet}>
        {formatAgo(finishedAt ?? createdAt)} {text.by(createdBy)}
      </Text>
      {isGoing && percent !== null && (
        <ProgressBar
          className={styles.bar}
          value={percent / 100}
          aria-label={`${messages.runs.types[run.requestType]}, ${text.percent(percent)}`}
        />
      )}
    </li>
  );
}
