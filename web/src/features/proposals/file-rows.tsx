import { proposalCategories } from '@bidloom/contract/proposal-documents';
import { Button, makeStyles, ProgressBar, Select, Text, tokens } from '@fluentui/react-components';
import { ArrowClockwise16Regular, CheckmarkCircle16Regular, Dismiss16Regular } from '@fluentui/react-icons';
import { messages } from '../../lib/messages.ts';
import type { Category, FileQueue, QueuedFile } from './use-file-queue.ts';

const text = messages.proposalFiles;

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 170px 32px',
    alignItems: 'center',
    gap: '4px 8px',
    '@media (max-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr) 32px' },
  },
  name: { overflowWrap: 'anywhere' },
  select: { minWidth: 0, '@media (max-width: 480px)': { gridRow: 2 } },
  state: { gridColumn: '1 / -1', display: 'flex', flexDirection: 'column', gap: '4px' },
  quiet: { color: tokens.colorNeutralForeground2 },
  reason: { color: tokens.colorStatusDangerForeground1, overflowWrap: 'anywhere' },
  failed: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  done: { color: tokens.colorStatusSuccessForeground1 },
});

/** The chosen files with their categories and progress, and the reasons of refusals. */
export function FileRows({ queue, onRetry }: { queue: FileQueue; onRetry?: (id: string) => void }) {
  const styles = useStyles();
  if (queue.files.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={text.list}>
      {queue.files.map((queued) => (
        <Row key={queued.id} queued={queued} queue={queue} {...(onRetry ? { onRetry } : {})} />
      ))}
    </ul>
  );
}

interface RowProps {
  queued: QueuedFile;
  queue: FileQueue;
  onRetry?: (id: string) => void;
}

function Row({ queued, queue, onRetry }: RowProps) {
  const styles = useStyles();
  const { id, file, category, state, fraction, reason, isHopeless } = queued;
  const isOpen = state === 'chosen' || state === 'refused';
  return (
    <li className={styles.row}>
      <Text weight="semibold" className={styles.name}>
        {file.name}
      </Text>
      <Select
        className={styles.select}
        size="small"
        aria-label={text.category(file.name)}
        value={category}
        disabled={!isOpen || isHopeless}
        onChange={(_, { value }) => queue.setCategory(id, value as Category)}
      >
        {proposalCategories.map((value) => (
          <option key={value} value={value}>
            {text.categories[value]}
          </option>
        ))}
      </Select>
      {isOpen ? (
        <Button
          appearance="subtle"
          size="small"
          icon={<Dismiss16Regular />}
          aria-label={text.remove(file.name)}
          onClick={() => queue.remove(id)}
        />
      ) : (
        <span>
          {state === 'sent' && <CheckmarkCircle16Regular className={styles.done} aria-label={text.state.sent} />}
        </span>
      )}
      {(state === 'waiting' || state === 'sending') && (
        <div className={styles.state}>
          <ProgressBar {...(state === 'waiting' || fraction < 1 ? { value: fraction } : {})} aria-label={file.name} />
          <Text size={200} className={styles.quiet}>
            {state === 'waiting'
              ? text.state.waiting
              : fraction < 1
                ? text.sending(Math.floor(fraction * 100))
                : text.checking}
          </Text>
        </div>
      )}
      {state === 'refused' && (
        <div className={styles.state}>
          <span className={styles.failed}>
            <Text size={200} className={styles.reason} role="alert">
              {reason}
            </Text>
            {onRetry && !isHopeless && (
              <Button
                size="small"
                icon={<ArrowClockwise16Regular />}
                aria-label={text.retryOf(file.name)}
                disabled={queue.sending}
                onClick={() => onRetry(id)}
              >
                {text.retry}
              </Button>
            )}
          </span>
        </div>
      )}
    </li>
  );
}
