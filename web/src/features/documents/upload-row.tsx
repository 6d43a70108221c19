import { Button, makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components';
import {
  ArrowClockwise16Regular,
  Dismiss16Regular,
  DocumentArrowUp16Regular,
  ErrorCircle16Filled,
} from '@fluentui/react-icons';
import { ClampedName } from '../../components/clamped-name.tsx';
import { connectionMessages } from '../../lib/messages.connection.ts';
import { messages } from '../../lib/messages.ts';
import type { Upload } from './documents.slice.ts';

const text = messages.documents;

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr) 32px',
    alignItems: 'start',
    padding: '4px 4px 8px',
  },
  icon: { margin: '8px', color: tokens.colorStatusDangerForeground1 },
  body: { display: 'flex', flexDirection: 'column', gap: '4px', minWidth: 0, paddingTop: '5px', gridColumn: '2' },
  name: { overflowWrap: 'anywhere' },
  retry: { gridColumn: '2', gridRow: '2', justifySelf: 'start', marginTop: '4px' },
  // The name of a file may be longer than the row, and have no space.
  version: { gridColumn: '2', gridRow: '2', justifySelf: 'start', marginTop: '4px', overflowWrap: 'anywhere' },
  dismiss: { gridColumn: '3', gridRow: '1' },
  words: { color: tokens.colorNeutralForeground2 },
  reason: { color: tokens.colorStatusDangerForeground1, overflowWrap: 'anywhere' },
});

/** A file that is being sent, or the reason why it was not accepted. */
export function UploadRow({
  upload,
  onCancel,
  onDismiss,
  onRetry,
  onVersion,
}: {
  upload: Upload;
  onCancel: () => void;
  onDismiss: () => void;
  onRetry: () => void;
  /** Uploads it as a new version of the document that has its name; null: this is not possible. */
  onVersion: (() => void) | null;
}) {
  const styles = useStyles();
  const { fileName, size, sent, state, reason, canRetry = false } = upload;
  const interrupted = state === 'interrupted';
  const refused = state === 'refused';
  const fraction = size > 0 ? Math.min(1, sent / size) : 0;
  const words = interrupted
    ? connectionMessages.uploadWaits
    : state === 'waiting'
      ? text.waitingToUpload
      : fraction >= 1
        ? text.checking
        : text.uploading(Math.floor(fraction * 100));
  return (
    <li data-upload={upload.id} className={styles.row}>
      {refused && <ErrorCircle16Filled className={styles.icon} aria-hidden />}
      <div className={styles.body}>
        <Text weight="semibold" className={styles.name}>
          <ClampedName text={fileName} lines={3} />
        </Text>
        {refused ? (
          <Text size={200} className={styles.reason} role="alert">
            {reason}
          </Text>
        ) : (
          <>
            {!interrupted && <ProgressBar {...(fraction < 1 ? { value: fraction } : {})} aria-label={fileName} />}
            <Text size={200} className={styles.words}>
              {words}
            </Text>
          </>
        )}
      </div>
      {(canRetry || interrupted) && (
        <Button
          className={styles.retry}
          size="small"
          icon={<ArrowClockwise16Regular />}
          aria-label={connectionMessages.retryUpload(fileName)}
          onClick={onRetry}
        >
          {messages.common.retry}
        </Button>
      )}
      {refused && onVersion && (
        <Button
          className={styles.version}
          size="small"
          icon={<DocumentArrowUp16Regular />}
          aria-label={messages.versions.uploadAs(fileName)}
          onClick={onVersion}
        >
          {messages.versions.uploadAsNew}
        </Button>
      )}
      <Button
        className={styles.dismiss}
        appearance="subtle"
        icon={<Dismiss16Regular />}
        aria-label={refused ? text.dismissUpload(fileName) : text.cancelUpload(fileName)}
        onClick={refused ? onDismiss : onCancel}
      />
    </li>
  );
}
