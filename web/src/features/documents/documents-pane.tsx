import {
  Button,
  Checkbox,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  SearchBox,
  Skeleton,
  SkeletonItem,
  Tooltip,
  tokens,
} from '@fluentui/react-components';
import { FolderOpen20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { EmptyState } from '../../components/empty-state.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { PaneHeader } from '../../components/pane-header.tsx';
import { messages } from '../../lib/messages.ts';
import { DocumentList } from './document-list.tsx';
import {
  askedToggled,
  documentsReloadRequested,
  olderRetryRequested,
  selectAsked,
  selectDocuments,
  selectOlder,
  selectReady,
} from './documents.slice.ts';
import { UploadButton } from './upload-button.tsx';

const OrganiseDialog = lazyPart(async () => (await import('./organise-dialog.tsx')).OrganiseDialog);

const text = messages.documents;

const useStyles = makeStyles({
  organise: { flexShrink: 0, marginLeft: 'auto' },
  pane: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 },
  tools: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    padding: '8px 8px 4px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  filter: { maxWidth: 'none' },
  scroller: { flexGrow: 1, minHeight: 0, overflowY: 'auto' },
  dropZone: {
    margin: '12px',
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusXLarge,
  },
  skeleton: { display: 'flex', flexDirection: 'column', gap: '16px', padding: '16px' },
});

interface DocumentsPaneProps {
  /** The document that the viewer shows. */
  openId: string | null;
  onOpen: (documentId: string) => void;
  onCompare: (documentId: string, withId: string) => void;
  onFiles: (files: readonly File[], replacesId?: string) => void;
}

/** A tender's documents, their progress, and which of them the chat asks. */
export function DocumentsPane({ openId, onOpen, onCompare, onFiles }: DocumentsPaneProps) {
  const styles = useStyles();
  const dispatch = useDispatch();
  const { items, uploads, status, error, workspaceId } = useSelector(selectDocuments);
  const [filter, setFilter] = useState('');
  const [organising, setOrganising] = useState(false);
  const empty = status === 'ready' && items.length === 0 && uploads.length === 0;

  return (
    <div className={styles.pane}>
      <PaneHeader title={text.title}>
        {items.length > 0 && (
          <Tooltip content={messages.versions.manage} relationship="label">
            <Button
              className={styles.organise}
              size="small"
              appearance="subtle"
              icon={<FolderOpen20Regular />}
              onClick={() => setOrganising(true)}
            />
          </Tooltip>
        )}
        <UploadButton label={text.upload} size="small" stays onFiles={onFiles} />
      </PaneHeader>
      {items.length > 0 && (
        <div className={styles.tools}>
          {items.length > 3 && (
            <SearchBox
              className={styles.filter}
              type="search"
              size="small"
              value={filter}
              placeholder={text.filter}
              aria-label={text.filter}
              onChange={(_, { value }) => setFilter(value)}
            />
          )}
          <AskAll />
        </div>
      )}
      <OlderBar />
      <div className={styles.scroller}>
        {status === 'loading' && (
          <Skeleton className={styles.skeleton} aria-label={messages.common.loading}>
            <SkeletonItem size={32} />
            <SkeletonItem size={32} />
            <SkeletonItem size={32} />
          </Skeleton>
        )}
        {status === 'failed' && (
          <div role="alert">
            <EmptyState title={text.fetchFailed} text={error ?? messages.errors.tryAgain}>
              <Button onClick={() => dispatch(documentsReloadRequested())}>{messages.common.retry}</Button>
            </EmptyState>
          </div>
        )}
        {empty && (
          <div className={styles.dropZone}>
            <EmptyState title={text.emptyTitle} text={`${text.emptyText} ${text.uploadHint}.`}>
              <UploadButton label={text.choose} appearance="secondary" onFiles={onFiles} />
            </EmptyState>
          </div>
        )}
        <DocumentList
          filter={filter.trim().toLowerCase()}
          openId={openId}
          onOpen={onOpen}
          onCompare={onCompare}
          onNewVersion={(file, replacesId) => onFiles([file], replacesId)}
        />
      </div>
      {organising && workspaceId && (
        <OrganiseDialog workspaceId={workspaceId} items={items} onClose={() => setOrganising(false)} />
      )}
    </div>
  );
}

/** Says that some documents should be read again, and starts this. */
function OlderBar() {
  const dispatch = useDispatch();
  const { workspaceId } = useSelector(selectDocuments);
  const { length } = useSelector(selectOlder);
  if (length === 0 || workspaceId === null) return null;
  return (
    <MessageBar layout="multiline">
      <MessageBarBody>{text.older(length)}</MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={() => dispatch(olderRetryRequested(workspaceId))}>
          {text.readAllAgain(length)}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}

/** Selects all ready documents for the next question, or none. */
function AskAll() {
  const dispatch = useDispatch();
  const { items } = useSelector(selectDocuments);
  const ready = useSelector(selectReady);
  const asked = useSelector(selectAsked);
  if (ready.length === 0) return null;
  const all = asked.length === ready.length;
  const one = items.length === 1 ? text.askedOne : text.askedOnlyReady;
  const label = ready.length === 1 && all ? one : text.asked(asked.length, ready.length);
  return (
    <Checkbox
      checked={all ? true : asked.length === 0 ? false : 'mixed'}
      label={label}
      onChange={() => dispatch(askedToggled({ ids: ready.map(({ id }) => id), asked: !all }))}
    />
  );
}
