import { type StatusMove, statusMoves } from '@bidloom/contract/workspace-status';
import type { Workspace } from '@bidloom/contract/workspaces';
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Text,
  tokens,
} from '@fluentui/react-components';
import { Loading } from '../../../components/loading.tsx';
import { formatDueTime } from '../../../lib/format.ts';
import { allTenderMessages } from '../../../lib/messages.tenders.ts';
import { messages } from '../../../lib/messages.ts';
import { useCall } from '../../../lib/use-call.ts';

const text = allTenderMessages.history;

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '12px' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  move: {
    display: 'flex',
    flexDirection: 'column',
    padding: '8px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
  },
  note: { whiteSpace: 'pre-wrap' },
  quiet: { color: tokens.colorNeutralForeground2 },
  outcome: {
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
});

/** The moves of a tender, the latest first, and why it was closed. */
export function StatusHistory({ tender, onClose }: { tender: Workspace; onClose: () => void }) {
  const styles = useStyles();
  const { organizationId, customerId, id } = tender;
  const { answer, error, reload } = useCall(statusMoves, {
    params: { organizationId, customerId, id },
    failure: text.failed,
  });
  const left = answer ? answer.totalCount - answer.data.length : 0;
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{text.title}</DialogTitle>
          <DialogContent className={styles.content}>
            <Outcome tender={tender} />
            {error && (
              <div role="alert">
                <Text block>{error}</Text>
                <Button onClick={reload}>{messages.common.retry}</Button>
              </div>
            )}
            {!answer && !error && <Loading />}
            {answer && (
              <ol className={styles.list}>
                {answer.data.map((move) => (
                  <Move key={move.id} move={move} />
                ))}
              </ol>
            )}
            {left > 0 && <Text className={styles.quiet}>{text.more(left)}</Text>}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{text.close}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

function Outcome({ tender: { closedAt, closingReasons, closingNote } }: { tender: Workspace }) {
  const styles = useStyles();
  if (!closedAt || (closingReasons.length === 0 && !closingNote)) return null;
  return (
    <section className={styles.outcome} aria-label={text.outcome}>
      <Text weight="semibold" block>
        {text.outcome}
      </Text>
      {closingReasons.length > 0 && (
        <Text block>{closingReasons.map((reason) => allTenderMessages.reasons[reason]).join(', ')}</Text>
      )}
      {closingNote && (
        <Text block className={styles.note}>
          {closingNote}
        </Text>
      )}
    </section>
  );
}

function Move({ move: { fromStatus, toStatus, note, movedByName, movedAt } }: { move: StatusMove }) {
  const styles = useStyles();
  return (
    <li className={styles.move}>
      <Text weight="semibold">{fromStatus ? text.moved(fromStatus, toStatus) : text.made(toStatus)}</Text>
      {note && <Text className={styles.note}>{note}</Text>}
      <Text size={200} className={styles.quiet}>
        {text.by(movedByName ?? text.somebody, formatDueTime(movedAt))}
      </Text>
    </li>
  );
}
