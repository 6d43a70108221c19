import type { AddressedPlace } from '@bidloom/contract/place-address';
import { makeStyles, tokens } from '@fluentui/react-components';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Loading } from '../../components/loading.tsx';
import { chatClosed, chatOpened, selectIsChatEmpty } from '../../features/chat/chat.slice.ts';
import { ChatExportMenu } from '../../features/chat-export/chat-export-menu.tsx';
import {
  documentsClosed,
  documentsOpened,
  selectDocuments,
  selectReady,
} from '../../features/documents/documents.slice.ts';
import { DocumentsPane } from '../../features/documents/documents-pane.tsx';
import { DropOverlay } from '../../features/documents/drop-overlay.tsx';
import { useFileDrop } from '../../features/documents/use-file-drop.ts';
import { useUpload } from '../../features/documents/use-upload.ts';
import { tenderOpened } from '../../features/runs/runs.slice.ts';
import {
  citationOpened,
  comparisonOpened,
  documentOpened,
  selectComparedId,
  selectPlace,
  viewerClosed,
} from '../../features/viewer/viewer.slice.ts';
import { ViewerPane } from '../../features/viewer/viewer-pane.tsx';
import { messages } from '../../lib/messages.ts';
import { type DocumentPlace, TenderContext, type TenderScope } from '../../lib/tender-context.ts';
import { documentTab } from '../../lib/tenders.ts';
import { useTouched } from '../../lib/use-touched.ts';
import { analysisTabs, firstTab } from './analysis-tabs.tsx';
import { PlaceBar } from './place-bar.tsx';
import type { PaneId } from './take-turns.ts';
import { TenderChat, useShownChat } from './tender-chat.tsx';
import { useCompareAddress } from './use-compare-address.ts';
import { useFirstDocument } from './use-first-document.ts';
import { useFront } from './use-front.ts';
import { useLinkedPlace } from './use-linked-place.ts';
import { useMarkOwner } from './use-mark-owner.ts';
import { useHiddenSides, usePanesLayout } from './use-panes-layout.ts';
import { usePlaceAddress } from './use-place-address.ts';
import { chatId, useWorkspaceTab } from './use-workspace-tab.ts';
import { WorkspacePanes } from './workspace-panes.tsx';

const useStyles = makeStyles({
  room: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minHeight: 0,
    minWidth: 0,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  stack: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 },
  viewer: { flexGrow: 1, minHeight: 0 },
});

const [overviewName, ...analysisNames] = analysisTabs.map(({ id, label }) => ({ id, label }));
const tabs = [
  ...(overviewName ? [overviewName] : []),
  { id: documentTab, label: messages.analysis.document },
  ...analysisNames,
];

interface OpenWorkspaceProps {
  organizationId: string;
  customerId: string;
  workspaceId: string;
  /** When the tender is due; undefined where the documents are a proposal's. */
  dueAt: string | null | undefined;
}

/** The panes of a tender that is known: its documents, its results, its pages and the chat. */
export function OpenWorkspace({ organizationId, customerId, workspaceId, dueAt }: OpenWorkspaceProps) {
  const styles = useStyles();
  const dispatch = useDispatch();
  const { items, status } = useSelector(selectDocuments);
  const ready = useSelector(selectReady);
  const place = useSelector(selectPlace);
  const isChatEmpty = useSelector(selectIsChatEmpty);
  const room = useRef<HTMLDivElement>(null);
  const layout = usePanesLayout(room);
  // A proposal has no due date, and its screen begins with the documents.
  const opening = dueAt === undefined ? null : firstTab;
  const { analysis, behind, isFromChat, latest, requestId, openTab, writePlace, cover, uncover } = useWorkspaceTab(
    workspaceId,
    opening,
  );
  const addressOf = usePlaceAddress();
  useCompareAddress();
  useLinkedPlace(layout, analysis, cover);
  const [front, setFront] = useFront(layout, opening !== null);
  const [placeBar, setPlaceBar] = useState<HTMLElement | null>(null);
  const addFiles = useUpload(workspaceId);
  const dropping = useFileDrop(addFiles);

  useEffect(() => {
    dispatch(documentsOpened(workspaceId));
    dispatch(chatOpened(workspaceId));
    dispatch(tenderOpened(workspaceId));
    return () => {
      dispatch(documentsClosed());
      dispatch(chatClosed());
      dispatch(viewerClosed());
    };
  }, [dispatch, workspaceId]);

  useFirstDocument(analysis, requestId);

  /** The analysis that the document is beside, or in front of. */
  const subject = analysis ?? behind;
  const isAnalysis = subject !== null && subject.id !== firstTab && !(layout === 'two' && front === 'documents');
  const isComparing = useSelector(selectComparedId) !== null;
  const { hidden, toggle } = useHiddenSides(layout, isAnalysis ? 'analysis' : isComparing ? 'comparison' : 'document');
  useShownChat(hidden.includes('chat'), toggle, setFront);
  // In the layout `two`, result and document fit beside each other only while the chat is hidden.
  const hasRoom = layout === 'wide' || (layout === 'two' && hidden.includes('chat'));
  const isBeside = hasRoom && subject?.beside === true;
  const show = useCallback(
    (wanted: AddressedPlace, from: string | null, isStep: boolean) => {
      writePlace(addressOf(wanted), { alone: !isBeside, from, isStep });
      setFront('tab');
    },
    [writePlace, addressOf, isBeside, setFront],
  );
  const result = analysis ?? (layout === 'wide' ? null : (latest ?? behind));
  const { own, choose, leaveMark } = useMarkOwner(analysis?.id);
  const openPlaceOf = useCallback(
    (analysisId: string | null, wanted: DocumentPlace, isStep = false) => {
      own(analysisId);
      dispatch(citationOpened(wanted));
      show(wanted, analysisId, isStep);
    },
    [dispatch, own, show],
  );
  const resultId = result?.id ?? null;
  const openPlace = useCallback<TenderScope['openPlace']>(
    (wanted, how) => openPlaceOf(resultId, wanted, how?.isStep),
    [openPlaceOf, resultId],
  );

  // When the window becomes wide enough for both, the result is shown again beside the place that it led to.
  const uncovered = isBeside ? behind?.id : undefined;
  useEffect(() => {
    if (uncovered) uncover(uncovered);
  }, [uncovered, uncover]);

  const scope = useMemo<TenderScope>(
    () => ({
      organizationId,
      customerId,
      workspaceId,
      documents: ready,
      ...(status === 'ready' && { allDocuments: items }),
      loading: status === 'loading',
      openPlace,
      leaveMark,
      beside: isBeside,
      placeBar: analysis ? null : placeBar,
      ...(dueAt === undefined ? {} : { due: { at: dueAt } }),
    }),
    [
      dueAt,
      organizationId,
      customerId,
      workspaceId,
      ready,
      items,
      status,
      openPlace,
      leaveMark,
      isBeside,
      analysis,
      placeBar,
    ],
  );

  // Behind another tab, the document is opened only after the first input: loading the visible tab comes first.
  const touched = useTouched();
  const isShown = analysis === null || isBeside;
  const [isOpened, setOpened] = useState(isShown);
  if (!isOpened && (isShown || touched)) setOpened(true);

  const wayToResult = result && { name: result.label, onBack: () => openTab(result.id), slotRef: setPlaceBar };
  const wayToChat = { name: messages.chat.title, onBack: () => setFront('chat', { push: true }) };
  const way = isFromChat && layout === 'tabs' ? wayToChat : wayToResult;

  const render = (id: PaneId, tabbed: boolean) => {
    if (id === 'documents') {
      return (
        <DocumentsPane
          openId={place?.documentId ?? null}
          onOpen={(documentId) => {
            dispatch(documentOpened(documentId));
            show({ documentId, page: null, quote: '', boxes: [] }, null, false);
          }}
          onCompare={(documentId, withId) => {
            dispatch(documentOpened(documentId));
            dispatch(comparisonOpened({ documentId: withId, isFirst: false }));
            show({ documentId, page: null, quote: '', boxes: [] }, null, false);
          }}
          onFiles={addFiles}
        />
      );
    }
    if (id === 'result') {
      return (
        result && (
          <Suspense fallback={<Loading />}>
            <result.Panel key={result.id} workspaceId={workspaceId} requestId={requestId} />
          </Suspense>
        )
      );
    }
    if (id === 'viewer') {
      return (
        <div className={styles.stack}>
          {tabbed && way && <PlaceBar {...way} />}
          <div className={styles.viewer}>
            {isOpened && <ViewerPane place={place} documents={items} loading={status === 'loading'} />}
          </div>
        </div>
      );
    }
    return (
      <TenderChat
        workspaceId={workspaceId}
        customerId={customerId}
        titled={!tabbed}
        actions={<ChatExportMenu workspaceId={workspaceId} isEmpty={isChatEmpty} />}
        onOpen={(wanted) => openPlaceOf(chatId, wanted)}
      />
    );
  };

  return (
    <TenderContext value={scope}>
      <div ref={room} className={styles.room}>
        <WorkspacePanes
          layout={layout}
          render={render}
          tabs={dueAt === undefined ? tabs.filter(({ id }) => id !== firstTab) : tabs}
          tab={analysis?.id ?? documentTab}
          onTab={(tab) => {
            choose(tab);
            openTab(tab);
            // Where only one pane is visible at a time (in a narrow window), this brings the tab to the front.
            setFront('tab');
          }}
          beside={isBeside}
          hidden={hidden}
          onToggle={toggle}
          front={front}
          onFront={setFront}
        />
      </div>
      {dropping && <DropOverlay />}
    </TenderContext>
  );
}
