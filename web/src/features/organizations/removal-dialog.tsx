import {
  cancelRemoval,
  confirmRemoval,
  downloadExport,
  exportAgain,
  getOrganization,
  type Organization,
} from '@bidloom/contract/organizations';
import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Input,
  MessageBar,
  MessageBarBody,
  makeStyles,
  ProgressBar,
  Text,
  tokens,
} from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { urlOf } from '../../lib/api-client.ts';
import { formatAgo, formatDateTime } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';
import { saveLink } from '../../lib/save-link.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import { useCall } from '../../lib/use-call.ts';
import { useSend } from '../../lib/use-send.ts';
import { organizations } from './organizations.resource.ts';

const text = messages.organizations.removal;

/** The polling interval for the worker's progress, in milliseconds. */
const lookEvery = 2000;
/** An export that takes longer may have failed. */
const stuckAfterMs = 15 * 60_000;

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  download: { alignSelf: 'flex-start' },
});

/** `12.4 MB`. */
function sizeOf(bytes: number): string {
  const [unit, size] = bytes < 1e6 ? ['kB', bytes / 1e3] : bytes < 1e9 ? ['MB', bytes / 1e6] : ['GB', bytes / 1e9];
  return `${size.toLocaleString('en-GB', { maximumFractionDigits: 1 })} ${unit}`;
}

/** A requested removal: its export, then the confirmation, or its cancellation. */
export function RemovalDialog({ organization: first, onClose }: { organization: Organization; onClose: () => void }) {
  const styles = useStyles();
  const dispatch = useDispatch();
  const [organization, setOrganization] = useState(first);
  const [typed, setTyped] = useState('');
  const [withoutDownload, setWithoutDownload] = useState(false);
  // The value of `downloadedAt` when a download began: the removal is polled until the server has sent the file.
  const [awaited, setAwaited] = useState<string | null | undefined>();
  const { sending, error, send } = useSend();
  const { id, name, removal } = organization;
  const params = { id };
  const status = removal?.status;
  const isWorking = status === 'exporting' || status === 'removing';
  const isExpired = removal?.exportExpiresAt ? new Date(removal.exportExpiresAt) < new Date() : false;
  const isStuck = removal ? Date.now() - new Date(removal.requestedAt).getTime() > stuckAfterMs : false;
  const isReady = status === 'ready' && !isExpired;
  const isSafe = Boolean(removal?.downloadedAt) || withoutDownload;
  const isDownloading = isReady && awaited !== undefined && removal?.downloadedAt === awaited;

  const show = (next: Organization) => {
    setOrganization(next);
    dispatch(organizations.actions.replaced(next));
  };
  const isFollowed = isWorking || isDownloading;
  const { answer: now, code, reload } = useCall(getOrganization, isFollowed ? { params } : null);
  useEffect(() => {
    if (!isFollowed) return;
    const timer = setInterval(reload, lookEvery);
    return () => clearInterval(timer);
  }, [isFollowed, reload]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends only on the server's answer
  useEffect(() => {
    if (now) show(now.data);
    if (code !== 'not_found') return;
    dispatch(toastShown({ intent: 'success', message: text.removed(name) }));
    dispatch(organizations.actions.refreshed());
    onClose();
  }, [now, code]);

  const save = () => {
    setAwaited(removal?.downloadedAt ?? null);
    saveLink(urlOf(downloadExport, params));
  };
  const cancel = async () => {
    const answer = await send(cancelRemoval, { params }, { done: text.cancelled });
    if (!answer) return;
    show(answer.data);
    onClose();
  };
  const exportOnceMore = async () => {
    const answer = await send(exportAgain, { params });
    if (answer) show(answer.data);
  };
  const confirm = async () => {
    const body = { name: typed, ...(withoutDownload && { withoutDownload }) };
    const answer = await send(confirmRemoval, { params, body });
    if (answer) show(answer.data);
  };

  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{text.title(name)}</DialogTitle>
          <DialogContent className={styles.content}>
            {error && (
              <MessageBar intent="error" layout="multiline" role="alert">
                <MessageBarBody>{error}</MessageBarBody>
              </MessageBar>
            )}
            {isWorking && (
              <div role="status">
                <Text>{status === 'exporting' ? text.exporting : text.removing}</Text>
                <ProgressBar aria-label={status === 'exporting' ? text.exporting : text.removing} />
              </div>
            )}
            {status === 'failed' && <Text>{removal?.failure ?? text.failed}</Text>}
            {status === 'ready' && isExpired && <Text>{text.expired}</Text>}
            {isReady && (
              <>
                <Text>
                  {text.ready(sizeOf(removal?.exportSize ?? 0), formatDateTime(removal?.exportExpiresAt ?? ''))}{' '}
                  {removal?.exportedAt && text.made(formatDateTime(removal.exportedAt))}
                </Text>
                <Button className={styles.download} icon={<ArrowDownload20Regular />} onClick={save}>
                  {text.download}
                </Button>
                {removal?.downloadedAt ? (
                  <Text>{text.downloaded(formatAgo(removal.downloadedAt), removal.downloadedBy)}</Text>
                ) : (
                  <>
                    <MessageBar intent="error" layout="multiline">
                      <MessageBarBody>{text.notDownloaded}</MessageBarBody>
                    </MessageBar>
                    <Checkbox
                      label={text.withoutDownload}
                      checked={withoutDownload}
                      onChange={(_, { checked }) => setWithoutDownload(checked === true)}
                    />
                  </>
                )}
                <MessageBar intent="warning" layout="multiline">
                  <MessageBarBody>{text.confirmText}</MessageBarBody>
                </MessageBar>
                <Field label={text.typeName(name)}>
                  <Input value={typed} autoComplete="off" onChange={(_, { value }) => setTyped(value)} />
                </Field>
              </>
            )}
          </DialogContent>
          <DialogActions fluid>
            {status !== 'removing' && (
              <Button disabledFocusable={sending} onClick={cancel}>
                {text.cancel}
              </Button>
            )}
            {(status === 'failed' || (status === 'ready' && isExpired) || (status === 'exporting' && isStuck)) && (
              <Button appearance="primary" disabledFocusable={sending} onClick={exportOnceMore}>
                {text.again}
              </Button>
            )}
            {isReady && (
              <Button appearance="primary" disabledFocusable={sending || typed !== name || !isSafe} onClick={confirm}>
                {sending ? text.confirming : text.confirm}
              </Button>
            )}
            <Button onClick={onClose}>{messages.common.close}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
