import type { Citation } from '@bidloom/contract/chat';
import { workspaceDetails } from '@bidloom/contract/workspaces';
import { Button, makeStyles, Spinner } from '@fluentui/react-components';
import { useCallback, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useParams, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/empty-state.tsx';
import { chatModule } from '../../features/chat/chat.sagas.ts';
import { chatClosed, chatOpened } from '../../features/chat/chat.slice.ts';
import { ChatPane } from '../../features/chat/chat-pane.tsx';
import { documentsModule } from '../../features/documents/documents.sagas.ts';
import {
  documentsClosed,
  documentsOpened,
  selectAsked,
  selectDocuments,
  selectReady,
} from '../../features/documents/documents.slice.ts';
import { DocumentsPane } from '../../features/documents/documents-pane.tsx';
import { DropOverlay } from '../../features/documents/drop-overlay.tsx';
import { useFileDrop } from '../../features/documents/use-file-drop.ts';
import { useUpload } from '../../features/documents/use-upload.ts';
import {
  citationOpened,
  documentOpened,
  selectPlace,
  viewerClosed,
  viewerModule,
} from '../../features/viewer/viewer.slice.ts';
import { ViewerPane } from '../../features/viewer/viewer-pane.tsx';
import { messages } from '../../lib/messages.ts';
import { namesLearned } from '../../lib/state/names.slice.ts';
import { useCall } from '../../lib/use-call.ts';
import { useOrganizationId } from '../../lib/use-organization-id.ts';
import { WorkspaceHeader } from './workspace-header.tsx';
import { type PaneId, WorkspacePanes } from './workspace-panes.tsx';

export const modules = [documentsModule, chatModule, viewerModule];

const useStyles = makeStyles({
  screen: { position: 'relative', display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, minWidth: 0 },
});

/** The heart of the product: a tender's documents, its pages and the chat. */
export function Component() {
  const styles = useStyles();
  const dispatch = useDispatch();
  const organizationId = useOrganizationId();
  const { customerId = '', workspaceId = '' } = useParams();
  const { answer, error, reload } = useCall(workspaceDetails, {
    params: { organizationId, customerId, workspaceId },
    failure: messages.workspace.loadFailed,
  });
  const tender = answer?.data;

  useEffect(() => {
    if (tender) dispatch(namesLearned([tender, tender.customer]));
  }, [tender, dispatch]);

  if (error) {
    return (
      <div role="alert">
        <EmptyState title={messages.workspace.loadFailed} text={error}>
          <Button onClick={reload}>{messages.common.retry}</Button>
        </EmptyState>
      </div>
    );
  }
  if (!tender) return <Spinner label={messages.common.loading} delay={300} />;
  return (
    <div className={styles.screen}>
      <WorkspaceHeader tender={tender} />
      <Workspace key={workspaceId} workspaceId={workspaceId} />
    </div>
  );
}

function Workspace({ workspaceId }: { workspaceId: string }) {
  const dispatch = useDispatch();
  const { items } = useSelector(selectDocuments);
  const ready = useSelector(selectReady);
  const askedDocuments = useSelector(selectAsked);
  const place = useSelector(selectPlace);
  const [pane, setPane] = useState<PaneId>('documents');
  const addFiles = useUpload(workspaceId);
  const dropping = useFileDrop(addFiles);
  const [search, setSearch] = useSearchParams();
  const linked = search.get('document');

  useEffect(() => {
    dispatch(documentsOpened(workspaceId));
    dispatch(chatOpened(workspaceId));
    return () => {
      dispatch(documentsClosed());
      dispatch(chatClosed());
      dispatch(viewerClosed());
    };
  }, [dispatch, workspaceId]);

  // A link, such as a notification's, opens its document.
  useEffect(() => {
    if (linked) dispatch(documentOpened(linked));
  }, [dispatch, linked]);

  // The first document that can be read is what most people come for.
  const first = ready[0]?.id;
  useEffect(() => {
    if (!place && !linked && first) dispatch(documentOpened(first));
  }, [dispatch, place, linked, first]);

  const openDocument = useCallback(
    (documentId: string) => {
      setSearch({ document: documentId }, { replace: true });
      dispatch(documentOpened(documentId));
      setPane('viewer');
    },
    [dispatch, setSearch],
  );
  const openCitation = useCallback(
    (citation: Citation) => {
      setSearch({ document: citation.documentId }, { replace: true });
      dispatch(citationOpened(citation));
      setPane('viewer');
    },
    [dispatch, setSearch],
  );

  const document = items.find(({ id }) => id === place?.documentId);
  const asksAll = askedDocuments.length === ready.length;
  const hint =
    ready.length === 0 ? messages.chat.notReady : askedDocuments.length === 0 ? messages.chat.noneSelected : null;
  return (
    <>
      <WorkspacePanes
        active={pane}
        onActive={setPane}
        render={(id, tabbed) => {
          if (id === 'documents') {
            return <DocumentsPane openId={place?.documentId ?? null} onOpen={openDocument} onFiles={addFiles} />;
          }
          if (id === 'viewer') {
            return <ViewerPane place={place} document={document} hasDocuments={items.length > 0} />;
          }
          return (
            <ChatPane
              workspaceId={workspaceId}
              documentIds={asksAll ? undefined : askedDocuments.map((asked) => asked.id)}
              hint={hint}
              titled={!tabbed}
              onOpen={openCitation}
            />
          );
        }}
      />
      {dropping && <DropOverlay />}
    </>
  );
}
