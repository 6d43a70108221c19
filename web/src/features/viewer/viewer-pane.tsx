import type { Document as TenderDocument } from '@bidloom/contract/documents';
import { MessageBar, MessageBarBody, makeStyles, Spinner } from '@fluentui/react-components';
import { type ComponentType, lazy, Suspense, useCallback, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { EmptyState } from '../../components/empty-state.tsx';
import { PaneHeader } from '../../components/pane-header.tsx';
import { messages } from '../../lib/messages.ts';
import { hasLook } from './office/office-looks.ts';
import { shownType } from './shown-file.ts';
import { type Place, pageReached, viewerLeft } from './viewer.slice.ts';

const text = messages.viewer;

interface ViewerProps {
  document: TenderDocument;
  place: Place;
  onPage: (page: number) => void;
}

const PdfViewer = lazy(() => import('./pdf-viewer.tsx'));
const ImageViewer = lazy(() => import('./image-viewer.tsx'));
const TextViewer = lazy(() => import('./text-viewer.tsx'));
const ArchiveViewer = lazy(() => import('./archive-viewer.tsx'));
const OfficeViewer = lazy(() => import('./office/office-viewer.tsx'));

const useStyles = makeStyles({
  pane: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 },
  viewer: { flexGrow: 1, minHeight: 0 },
  loading: { display: 'grid', placeItems: 'center', height: '100%' },
});

/** Which viewer shows a file of this type. PDFs, pictures, Word and Excel as they are, all else as the text that was read. */
function viewerOf(document: TenderDocument): ComponentType<ViewerProps> {
  const type = shownType(document);
  if (type === 'application/pdf') return PdfViewer;
  if (type === 'application/zip') return ArchiveViewer;
  if (hasLook(document)) return OfficeViewer;
  // No browser shows a TIFF; once it is read it has a copy that is a PDF.
  return type.startsWith('image/') && type !== 'image/tiff' ? ImageViewer : TextViewer;
}

interface ViewerPaneProps {
  place: Place | null;
  /** The open document; nothing where it is gone from the list. */
  document: TenderDocument | undefined;
  /** Whether the tender has documents at all. */
  hasDocuments: boolean;
}

export function ViewerPane({ place, document, hasDocuments }: ViewerPaneProps) {
  const styles = useStyles();
  const dispatch = useDispatch();
  const documentId = document?.id;
  const onPage = useCallback(
    (page: number) => {
      if (documentId) dispatch(pageReached({ documentId, page }));
    },
    [dispatch, documentId],
  );
  useEffect(
    () => () => {
      dispatch(viewerLeft());
    },
    [dispatch],
  );

  if (!place || !document) {
    const reason = place && hasDocuments ? text.missing : hasDocuments ? text.emptyText : text.nothingText;
    return <EmptyState title={text.emptyTitle} text={reason} />;
  }
  const Viewer = viewerOf(document);
  const reading = document.status === 'uploaded' || document.status === 'processing';
  const waitsForText = reading && Viewer === TextViewer;
  return (
    <div className={styles.pane}>
      <PaneHeader title={document.fileName} />
      {reading && (
        <MessageBar intent="info">
          <MessageBarBody>{waitsForText ? text.readingNoPages : text.reading}</MessageBarBody>
        </MessageBar>
      )}
      <div className={styles.viewer}>
        <Suspense
          fallback={
            <div className={styles.loading}>
              <Spinner label={text.loading} />
            </div>
          }
        >
          {!waitsForText && <Viewer key={document.id} document={document} place={place} onPage={onPage} />}
        </Suspense>
      </div>
    </div>
  );
}
