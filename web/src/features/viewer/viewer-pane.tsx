import type { Document as TenderDocument } from '@bidloom/contract/documents';
import { MessageBar, MessageBarBody, makeStyles, Spinner, Text, tokens } from '@fluentui/react-components';
import { type ComponentType, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { EmptyState } from '../../components/empty-state.tsx';
import { lazyPane, lazyPart } from '../../components/lazy-part.tsx';
import { PaneHeader } from '../../components/pane-header.tsx';
import { messages } from '../../lib/messages.ts';
import { compareChoices, versionSide } from './compare/compare-with.ts';
import { ContentLinks } from './content-links.tsx';
import { hasLook } from './office/office-looks.ts';
import { shownType } from './shown-file.ts';
import {
  comparisonClosed,
  comparisonOpened,
  type Place,
  pageReached,
  selectComparedId,
  selectIsComparedFirst,
  selectLastPages,
  viewerLeft,
} from './viewer.slice.ts';
import type { CompareTools, ScrollLink, ViewerProps } from './viewer-props.ts';

const text = messages.viewer;

const PdfViewer = lazyPane(() => import('./pdf-viewer.tsx'));
const ImageViewer = lazyPane(() => import('./image-viewer.tsx'));
const TextViewer = lazyPane(() => import('./text-viewer.tsx'));
const ArchiveViewer = lazyPane(() => import('./archive-viewer.tsx'));
const OfficeViewer = lazyPane(() => import('./office/office-viewer.tsx'));
const CompareViewer = lazyPane(async () => ({ default: (await import('./compare/compare-viewer.tsx')).CompareViewer }));
const CompareDialog = lazyPart(async () => (await import('./compare/compare-dialog.tsx')).CompareDialog);

const useStyles = makeStyles({
  pane: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 },
  viewer: { flexGrow: 1, minHeight: 0 },
  loading: { display: 'grid', placeItems: 'center', height: '100%' },
  attachments: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 12px',
    flexShrink: 0,
    maxHeight: '25%',
    padding: '6px 12px',
    overflowY: 'auto',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

/** The viewer of a file type. PDFs, pictures, Word and Excel are shown in their layout, all others as the text that was read. */
function viewerOf(document: TenderDocument): ComponentType<ViewerProps> {
  const type = shownType(document);
  if (type === 'application/pdf') return PdfViewer;
  if (type === 'application/zip') return ArchiveViewer;
  if (hasLook(document)) return OfficeViewer;
  // Not every browser shows a TIFF; after it is read, it has a PDF copy.
  return type.startsWith('image/') && type !== 'image/tiff' ? ImageViewer : TextViewer;
}

interface ViewerPaneProps {
  place: Place | null;
  /** All documents of the tender. */
  documents: readonly TenderDocument[];
  /** Whether the documents are still loading. */
  loading?: boolean;
}

export function ViewerPane({ place, documents, loading: isLoading = false }: ViewerPaneProps) {
  const styles = useStyles();
  const dispatch = useDispatch();
  const comparedId = useSelector(selectComparedId);
  const isComparedFirst = useSelector(selectIsComparedFirst);
  /** The document for which another one is being chosen. */
  const [choosingFor, setChoosingFor] = useState<string | null>(null);
  /** Whether the comparison was opened by a tool, which is then gone. */
  const hasCompared = useRef(false);
  const document = documents.find(({ id }) => id === place?.documentId);
  const compared = document && documents.find(({ id }) => id === comparedId);
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
  // Back and a citation open another document or a comparison while the dialog is open: it must not come back later.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when other documents are shown
  useEffect(() => {
    setChoosingFor(null);
    if (comparedId === null) hasCompared.current = false;
  }, [documentId, comparedId]);

  const loading = (
    <div className={styles.loading}>
      <Spinner label={text.loading} />
    </div>
  );
  if (place && !document && isLoading) return loading;
  if (!place || !document) {
    const hasDocuments = documents.length > 0;
    const reason = place && hasDocuments ? text.missing : hasDocuments ? text.emptyText : text.nothingText;
    return <EmptyState title={text.emptyTitle} text={reason} />;
  }
  const choices = compareChoices(document, documents);
  const showBeside = (otherId: string) => dispatch(comparisonOpened({ documentId: otherId }));
  if (compared) {
    const version = versionSide(compared, document, documents);
    const isListed = choices.some((choice) => choice.document.id === compared.id);
    return (
      <Suspense fallback={loading}>
        <CompareViewer
          main={document}
          other={compared}
          choices={isListed ? choices : [{ document: compared, version }, ...choices]}
          isOtherFirst={isComparedFirst}
          version={version}
          takesFocus={hasCompared.current}
          onChoose={showBeside}
          onClose={() => dispatch(comparisonClosed())}
          render={(one, link) =>
            one.id === document.id ? (
              <Shown document={one} place={place} onPage={onPage} link={link} />
            ) : (
              <Beside key={one.id} document={one} openId={document.id} link={link} />
            )
          }
        />
      </Suspense>
    );
  }
  const onCompare = (otherId: string) => {
    hasCompared.current = true;
    showBeside(otherId);
  };
  const contents = documents.filter(({ parentId }) => parentId === document.id);
  const near = (id: string | null) => documents.find((other) => other.id === id)?.id;
  const tools: CompareTools = {
    previousId: near(document.replacesId),
    nextId: near(document.replacedById),
    onChoose: choices.length > 0 ? () => setChoosingFor(document.id) : null,
    onCompare,
  };
  return (
    <div className={styles.pane}>
      <PaneHeader title={document.fileName} />
      <div className={styles.viewer}>
        <Suspense fallback={loading}>
          <Shown document={document} place={place} onPage={onPage} compare={tools} contents={contents} />
        </Suspense>
      </div>
      {choosingFor === document.id && (
        <CompareDialog
          fileName={document.fileName}
          choices={choices}
          onChoose={onCompare}
          onClose={() => setChoosingFor(null)}
        />
      )}
    </div>
  );
}

/** A document in the viewer for its type, with a note while it is not ready. */
function Shown(props: ViewerProps) {
  const styles = useStyles();
  const { document, contents = [] } = props;
  const Viewer = viewerOf(document);
  const isReading = document.status === 'uploaded' || document.status === 'processing';
  const waitsForText = isReading && Viewer === TextViewer;
  return (
    <div className={styles.pane}>
      {isReading && (
        <MessageBar layout="multiline" intent="info">
          <MessageBarBody>{waitsForText ? text.readingNoPages : text.reading}</MessageBarBody>
        </MessageBar>
      )}
      {contents.length > 0 && Viewer !== ArchiveViewer && (
        <div className={styles.attachments}>
          <Text weight="semibold">{messages.archives.attachments}</Text>
          <ContentLinks documents={contents} label={messages.archives.attachments} inLine />
        </div>
      )}
      <div className={styles.viewer}>{!waitsForText && <Viewer key={document.id} {...props} />}</div>
    </div>
  );
}

interface BesideProps {
  document: TenderDocument;
  /** The id of the open document; the document beside it begins at the same page. */
  openId: string;
  link: ScrollLink;
}

/** The document beside the open one. Nothing is marked in it, and its page is not stored. */
function Beside({ document, openId, link }: BesideProps) {
  const lastPages = useSelector(selectLastPages);
  const [place] = useState<Place>(() => ({
    documentId: document.id,
    page: lastPages[openId] ?? null,
    quote: null,
    boxes: [],
    round: -1,
  }));
  return <Shown document={document} place={place} onPage={nothing} link={link} />;
}

const nothing = () => {};
