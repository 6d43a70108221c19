import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  MessageBar,
  MessageBarBody,
  makeStyles,
} from '@fluentui/react-components';
import { useDispatch } from 'react-redux';
import { formatDueTime } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import { DropZone } from './drop-zone.tsx';
import { FileRows } from './file-rows.tsx';
import type { FileQueue } from './use-file-queue.ts';

const text = messages.proposalFiles;

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '12px' },
});

interface DocumentsDialogProps {
  proposal: { id: string; title: string; sealedUntil: string | null };
  queue: FileQueue;
  /** Called after anything was sent. */
  onSent: () => void;
  onClose: () => void;
}

/** Adds documents to a proposal: files with a category each, their progress, and refused files. */
export function DocumentsDialog({ proposal, queue, onSent, onClose }: DocumentsDialogProps) {
  const styles = useStyles();
  const dispatch = useDispatch();
  const { files, sending } = queue;
  const open = files.filter(({ state, isHopeless }) => state !== 'sent' && !isHopeless);
  const failed = files.filter(({ state }) => state === 'refused').length;

  const send = async (ids?: readonly string[]) => {
    const refused = await queue.send(proposal.id, ids);
    onSent();
    if (refused > 0) return;
    dispatch(toastShown({ intent: 'success', message: text.uploaded }));
    onClose();
  };

  return (
    <Dialog open onOpenChange={(_, { open: stays }) => !stays && !sending && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{text.title(proposal.title)}</DialogTitle>
          <DialogContent className={styles.content}>
            {proposal.sealedUntil && (
              <MessageBar layout="multiline">
                <MessageBarBody>{text.waitForOpening(formatDueTime(proposal.sealedUntil))}</MessageBarBody>
              </MessageBar>
            )}
            {failed > 0 && !sending && (
              <MessageBar intent="error" layout="multiline">
                <MessageBarBody>{text.failed(failed)}</MessageBarBody>
              </MessageBar>
            )}
            <DropZone onFiles={queue.add} disabled={sending} />
            <FileRows queue={queue} onRetry={(id) => void send([id])} />
          </DialogContent>
          <DialogActions>
            <Button disabled={sending} onClick={onClose}>
              {messages.common.close}
            </Button>
            <Button appearance="primary" disabledFocusable={sending || open.length === 0} onClick={() => void send()}>
              {sending ? text.uploading : failed > 0 ? text.retryAll : text.upload}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
