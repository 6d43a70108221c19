import { documentContent } from '@bidloom/contract/documents';
import { makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { type ClipboardEvent, type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ScrollRegion } from '../../components/scroll-region.tsx';
import { authorization, urlOf } from '../../lib/api-client.ts';
import { messages } from '../../lib/messages.ts';
import { useAddress } from '../../lib/use-address.ts';
import { useRoom } from '../../lib/use-room.ts';
import { selectedText } from './copy-text.ts';
import { FindBar } from './find/find-bar.tsx';
import { findKeys } from './find/find-keys.ts';
import { useFind } from './find/use-find.ts';
import { useFindShortcut } from './find/use-find-shortcut.ts';
import { usePageWords } from './find/use-page-words.ts';
import { useShownHit } from './find/use-shown-hit.ts';
import { fullScale, layOutPages, nextZoom, type Zoom } from './page-layout.ts';
import { PageZoom } from './page-zoom.tsx';
import { Document, optionsFor, type PdfDocument } from './pdf-engine.ts';
import { PdfPage } from './pdf-page.tsx';
import { pdfTools } from './pdf-tools.tsx';
import { PrintDialog } from './print/print-dialog.tsx';
import { type Rotation, turned, turnedSize } from './rotation.ts';
import { shownContent } from './shown-file.ts';
import { HitsPanel } from './side/hits-panel.tsx';
import { OutlinePanel } from './side/outline-panel.tsx';
import type { OutlinePlace } from './side/read-outline.ts';
import { ThumbnailsPanel } from './side/thumbnails-panel.tsx';
import { type SideTab, ViewerSide } from './side/viewer-side.tsx';
import { usePageLabels } from './use-page-labels.ts';
import { usePageScroll } from './use-page-scroll.ts';
import { usePageSizes } from './use-page-sizes.ts';
import { usePdfWorker } from './use-pdf-worker.ts';
import { ViewerFailure } from './viewer-failure.tsx';
import type { ViewerProps } from './viewer-props.ts';
import { ViewerToolbar } from './viewer-toolbar.tsx';

const text = messages.viewer;

/** Below this width, in pixels, there is no room for pages beside the side panel. */
const roomForSide = 560;

const useStyles = makeStyles({
  viewer: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 },
  body: { position: 'relative', display: 'flex', flexGrow: 1, minHeight: 0 },
  scroller: {
    flexGrow: 1,
    minWidth: 0,
    overflowAnchor: 'none',
    backgroundColor: tokens.colorNeutralBackground3,
  },
  pages: { position: 'relative' },
  loading: { display: 'grid', placeItems: 'center', height: '100%', minHeight: '200px' },
});

/** A PDF with its text layer. Only the pages near the view are drawn. */
export default function PdfViewer({ document, place, onPage, link, compare }: ViewerProps) {
  const styles = useStyles();
  const viewer = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLElement>(null);
  const room = useRoom(scroller);
  const { width: viewerWidth } = useRoom(viewer);
  const [pdf, setPdf] = useState<PdfDocument | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [zoom, setZoom] = useState<Zoom>('width');
  const [rotation, setRotation] = useState<Rotation>(0);
  const [side, setSide] = useState<SideTab | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  const { sizes, measured } = usePageSizes(document, pdf);
  const layout = useMemo(() => {
    // Before the file is open, there is no column of pages to scroll.
    if (!pdf || sizes.length === 0 || room.width === 0) return null;
    return layOutPages(rotation === 0 ? sizes : sizes.map((size) => turnedSize(size, rotation)), zoom, room);
  }, [pdf, sizes, rotation, zoom, room]);
  const scroll = usePageScroll({
    ...{ ref: scroller, layout, viewHeight: room.height, place, rotation },
    isWhole: zoom === 'page',
  });
  const { page, near, goTo } = scroll;
  const labels = usePageLabels(pdf);
  const words = usePageWords(document);
  const find = useFind(document, page, place.page);
  const hitsOfPages = useMemo(() => Map.groupBy(find.hits, (hit) => hit.page), [find.hits]);
  useShownHit(find, words, rotation, layout ? scroll.show : null, scroll.handle.read);

  const { id, workspaceId, size } = document;
  const { rendition } = shownContent(document);
  const file = useMemo(
    () => ({
      url: urlOf(documentContent, { workspaceId, documentId: id }, rendition ? { rendition } : {}),
      httpHeaders: authorization(),
      withCredentials: true,
    }),
    [workspaceId, id, rendition],
  );
  const worker = usePdfWorker(pdf, attempt);
  const options = useMemo(() => worker && optionsFor(rendition ? null : size, worker), [rendition, size, worker]);

  useEffect(() => {
    if (layout) onPage(page);
  }, [layout, page, onPage]);
  useEffect(() => link?.join(scroll.handle), [link, scroll.handle]);

  const total = pdf?.numPages ?? document.pages ?? 1;
  const shown = layout?.pages[page - 1];
  const shownSize = sizes[page - 1];
  const scale = shown && shownSize ? shown.width / turnedSize(shownSize, rotation).width : fullScale;
  const isSideOver = viewerWidth < roomForSide;
  /** Goes to a page from the side panel. Where the panel covers the pages, it is closed. */
  const goFromSide = (wanted: number, part?: number) => {
    goTo(wanted, part);
    if (isSideOver) setSide(null);
  };
  const [, changeAddress] = useAddress();
  const left = useRef(page);
  left.current = page;
  const followLink = useCallback(
    ({ page: wanted, part }: OutlinePlace) => {
      // Back leads to the page of the link. The address does not name the page of a document beside another one.
      if (!link && wanted !== left.current) changeAddress({}, { push: true, evenIfSame: true });
      goTo(wanted, rotation === 0 ? part : 0);
    },
    [goTo, rotation, link, changeAddress],
  );
  const openFind = () => {
    if (!find.isOpen) return find.open();
    viewer.current?.querySelector<HTMLInputElement>('search input')?.select();
  };
  const closeFind = () => {
    find.close();
    setSide((now) => (now === 'hits' ? null : now));
    scroller.current?.focus({ preventScroll: true });
  };
  const turn = (by: number) => setRotation((now) => turned(now, by));
  const tools = pdfTools({
    document,
    compare,
    isFinding: find.isOpen,
    isSideOpen: side !== null,
    onFind: () => (find.isOpen ? closeFind() : openFind()),
    onSide: () => setSide((now) => (now === null ? 'thumbnails' : null)),
    onTurn: turn,
    onPrint: () => setPrinting(true),
  });

  useFindShortcut(viewer, openFind);
  const onShortcut = findKeys(find, { onOpen: openFind, onClose: closeFind });
  const onKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey) return;
    if (key === '+' || key === '=') setZoom(nextZoom(scale, 1));
    else if (key === '-') setZoom(nextZoom(scale, -1));
    else if (key === '0') setZoom('width');
    else if (key === 'ArrowRight' && typeof zoom !== 'number') goTo(page + 1);
    else if (key === 'ArrowLeft' && typeof zoom !== 'number') goTo(page - 1);
  };
  const onCopy = (event: ClipboardEvent) => {
    const copied = scroller.current ? selectedText(window.getSelection(), scroller.current) : '';
    if (!copied) return;
    event.clipboardData.setData('text/plain', copied);
    event.preventDefault();
  };
  const loading = (
    <div className={styles.loading}>
      <Spinner label={text.loading} />
    </div>
  );
  const width = layout ? Math.max(room.width, layout.totalWidth) : '100%';

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the shortcuts apply wherever the focus is within the viewer
    <div ref={viewer} className={styles.viewer} onKeyDown={onShortcut}>
      <ViewerToolbar page={page} total={total} labels={labels} onPage={goTo} tools={tools}>
        <PageZoom zoom={zoom} scale={scale} onZoom={setZoom} />
      </ViewerToolbar>
      {find.isOpen && (
        <FindBar
          find={find}
          isRead={document.status === 'ready'}
          isListed={side === 'hits'}
          onList={() => setSide((now) => (now === 'hits' ? null : 'hits'))}
          onClose={closeFind}
        />
      )}
      <div className={styles.body}>
        {side && (
          <ViewerSide
            tab={side}
            tabs={find.isOpen ? ['thumbnails', 'outline', 'hits'] : ['thumbnails', 'outline']}
            isOver={isSideOver}
            onTab={setSide}
            onClose={() => setSide(null)}
          >
            {side === 'thumbnails' && (
              <ThumbnailsPanel {...{ pdf, sizes, labels, rotation, page }} onPage={goFromSide} />
            )}
            {side === 'outline' && (
              <OutlinePanel
                pdf={pdf}
                page={page}
                onPlace={({ page: wanted, part }) => goFromSide(wanted, rotation === 0 ? part : 0)}
              />
            )}
            {side === 'hits' && (
              <HitsPanel
                find={find}
                labels={labels}
                onHit={(index) => {
                  find.goTo(index);
                  if (isSideOver) setSide(null);
                }}
              />
            )}
          </ViewerSide>
        )}
        <ScrollRegion
          ref={scroller}
          className={styles.scroller}
          label={text.pages(document.fileName)}
          onScroll={() => {
            scroll.onScroll();
            link?.moved(scroll.handle);
          }}
          onKeyDown={onKey}
          onCopy={onCopy}
        >
          {options ? (
            <Document
              key={attempt}
              suspense={false}
              file={file}
              options={options}
              onLoadSuccess={setPdf}
              loading={loading}
              error={<ViewerFailure message={document.failure} onRetry={() => setAttempt((value) => value + 1)} />}
            >
              {!layout && loading}
              <div className={styles.pages} style={{ height: layout?.totalHeight ?? 0, width }}>
                {layout?.pages.slice(near[0], near[1] + 1).map((frame, offset) => {
                  const number = near[0] + offset + 1;
                  return (
                    <PdfPage
                      key={number}
                      {...{ pdf, number, frame, rotation, words }}
                      place={place.page === number ? place : null}
                      hits={hitsOfPages.get(number)}
                      currentHit={find.hit?.page === number ? find.hit : null}
                      onMeasured={measured}
                      onPlace={followLink}
                    />
                  );
                })}
              </div>
            </Document>
          ) : (
            loading
          )}
        </ScrollRegion>
      </div>
      {isPrinting && (
        <PrintDialog {...{ pdf, page, labels, rotation }} total={total} onClose={() => setPrinting(false)} />
      )}
    </div>
  );
}
