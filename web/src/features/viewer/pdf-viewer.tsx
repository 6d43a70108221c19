import type { Document as TenderDocument } from '@bidloom/contract/documents';
import { documentContent } from '@bidloom/contract/documents';
import { makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ScrollRegion } from '../../components/scroll-region.tsx';
import { authorization, urlOf } from '../../lib/api-client.ts';
import { messages } from '../../lib/messages.ts';
import { useRoom } from '../../lib/use-room.ts';
import { fullScale, layOutPages, nextZoom, type Zoom } from './page-layout.ts';
import { Document, pdfOptions } from './pdf-engine.ts';
import { PdfPage } from './pdf-page.tsx';
import { shownContent } from './shown-file.ts';
import { usePageScroll } from './use-page-scroll.ts';
import { type PdfPages, usePageSizes } from './use-page-sizes.ts';
import type { Place } from './viewer.slice.ts';
import { ViewerFailure } from './viewer-failure.tsx';
import { ViewerToolbar, ZoomControls } from './viewer-toolbar.tsx';

const text = messages.viewer;

const useStyles = makeStyles({
  viewer: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 },
  scroller: {
    flexGrow: 1,
    overflowAnchor: 'none',
    backgroundColor: tokens.colorNeutralBackground3,
  },
  pages: { position: 'relative' },
  loading: { display: 'grid', placeItems: 'center', height: '100%', minHeight: '200px' },
});

interface PdfViewerProps {
  document: TenderDocument;
  place: Place;
  onPage: (page: number) => void;
}

/** A PDF with its text layer, of which only the pages near the view are drawn. */
export default function PdfViewer({ document, place, onPage }: PdfViewerProps) {
  const styles = useStyles();
  const scroller = useRef<HTMLElement>(null);
  const room = useRoom(scroller);
  const [pdf, setPdf] = useState<PdfPages | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [zoom, setZoom] = useState<Zoom>('fit');
  const sizes = usePageSizes(pdf);
  const layout = useMemo(
    () => (sizes.length > 0 && room.width > 0 ? layOutPages(sizes, zoom, room.width) : null),
    [sizes, zoom, room.width],
  );
  const { page, near, onScroll, goTo } = usePageScroll(scroller, layout, room.height, place);
  const { id, workspaceId } = document;
  const { rendition } = shownContent(document);
  const file = useMemo(
    () => ({
      url: urlOf(documentContent, { workspaceId, documentId: id }, rendition ? { rendition } : {}),
      httpHeaders: authorization(),
      withCredentials: true,
    }),
    [workspaceId, id, rendition],
  );

  useEffect(() => {
    if (layout) onPage(page);
  }, [layout, page, onPage]);

  const total = pdf?.numPages ?? document.pages ?? 1;
  const shown = layout?.pages[page - 1];
  const size = sizes[page - 1];
  const scale = shown && size ? shown.width / size.width : fullScale;
  const zoomBy = (direction: 1 | -1) => setZoom(nextZoom(scale, direction));
  const onKey = (key: string) => {
    if (key === '+' || key === '=') zoomBy(1);
    else if (key === '-') zoomBy(-1);
    else if (key === '0') setZoom('fit');
    else if (key === 'ArrowRight' && zoom === 'fit') goTo(page + 1);
    else if (key === 'ArrowLeft' && zoom === 'fit') goTo(page - 1);
  };
  const width = layout ? Math.max(room.width, layout.totalWidth) : '100%';

  return (
    <div className={styles.viewer}>
      <ViewerToolbar page={page} total={total} onPage={goTo}>
        <ZoomControls
          percent={Math.round((scale / fullScale) * 100)}
          fitted={zoom === 'fit'}
          onZoomIn={() => zoomBy(1)}
          onZoomOut={() => zoomBy(-1)}
          onFit={() => setZoom('fit')}
        />
      </ViewerToolbar>
      <ScrollRegion
        ref={scroller}
        className={styles.scroller}
        label={text.pages(document.fileName)}
        onScroll={onScroll}
        onKeyDown={({ key, ctrlKey, metaKey, altKey }) => !ctrlKey && !metaKey && !altKey && onKey(key)}
      >
        <Document
          key={attempt}
          suspense={false}
          file={file}
          options={pdfOptions}
          onLoadSuccess={setPdf}
          loading={
            <div className={styles.loading}>
              <Spinner label={text.loading} />
            </div>
          }
          error={<ViewerFailure onRetry={() => setAttempt((value) => value + 1)} />}
        >
          <div className={styles.pages} style={{ height: layout?.totalHeight ?? 0, width }}>
            {layout?.pages.slice(near[0], near[1] + 1).map((frame, offset) => {
              const number = near[0] + offset + 1;
              return <PdfPage key={number} number={number} frame={frame} place={place} />;
            })}
          </div>
        </Document>
      </ScrollRegion>
    </div>
  );
}
