import { makeStyles, tokens } from '@fluentui/react-components';
import { memo, useEffect, useRef, useState } from 'react';
import { messages } from '../../lib/messages.ts';
import { FindMarks } from './find/find-marks.tsx';
import type { FindHit } from './find/search-document.ts';
import type { PageWords } from './find/use-page-words.ts';
import { Highlights } from './highlights.tsx';
import { PageLinks } from './links/page-links.tsx';
import { mendStructure } from './mend-structure.ts';
import type { PageLayout, PageSize } from './page-layout.ts';
import { Page, type PdfDocument } from './pdf-engine.ts';
import { type Rotation, turned } from './rotation.ts';
import type { OutlinePlace } from './side/read-outline.ts';
import { usePdfPage } from './use-pdf-page.ts';
import type { Place } from './viewer.slice.ts';

/** How long a page must be near the view before it is drawn, in milliseconds, so that fast scrolling draws nothing. */
const drawAfter = 60;
/** The most pixels of a canvas; a sharper one is not worth its memory. */
const mostPixels = 12_000_000;

const useStyles = makeStyles({
  page: {
    position: 'absolute',
    backgroundColor: 'white',
    boxShadow: tokens.shadow4,
    overflow: 'hidden',
  },
});

interface PdfPageProps {
  pdf: PdfDocument | null;
  /** 1-based. */
  number: number;
  frame: PageLayout['pages'][number];
  rotation: Rotation;
  /** The marked place, if it is on this page. */
  place: Place | null;
  /** The search hits on this page. */
  hits: readonly FindHit[] | undefined;
  currentHit: FindHit | null;
  words: PageWords;
  onMeasured: (page: number, size: PageSize) => void;
  /** Called with the place that a link on the page leads to. */
  onPlace: (place: OutlinePlace) => void;
}

/** One page at its place in the column, with its text layer, and with cited words and search hits marked. */
export const PdfPage = memo(function PdfPage(props: PdfPageProps) {
  const { pdf, number, frame, rotation, place, hits, currentHit, words, onMeasured, onPlace } = props;
  const styles = useStyles();
  const [isStaying, setStaying] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStaying(true), drawAfter);
    return () => clearTimeout(timer);
  }, []);
  const page = usePdfPage(isStaying ? pdf : null, number);
  useEffect(() => {
    if (!page) return;
    const { width, height } = page.getViewport({ scale: 1 });
    onMeasured(number, { width, height });
  }, [page, number, onMeasured]);

  const holder = useRef<HTMLDivElement>(null);
  // The tags and their words are rendered one after the other.
  const isWritten = useRef(false);
  const mend = () => {
    if (holder.current) mendStructure(holder.current, isWritten.current);
  };

  const { top, width, height } = frame;
  const density = Math.min(window.devicePixelRatio || 1, Math.sqrt(mostPixels / (width * height)));
  return (
    <div
      ref={holder}
      className={styles.page}
      style={{ top, left: `max(12px, calc((100% - ${width}px) / 2))`, width, height }}
      data-page={number}
    >
      {page && (
        <Page
          pageNumber={number}
          width={width}
          rotate={turned(rotation, page.rotate)}
          devicePixelRatio={density}
          suspense={false}
          renderAnnotationLayer={false}
          onRenderTextLayerSuccess={() => {
            isWritten.current = true;
            mend();
          }}
          onGetStructTreeSuccess={mend}
          loading={null}
          error={messages.viewer.pageFailed}
        />
      )}
      {hits && <FindMarks page={number} hits={hits} current={currentHit} words={words} rotation={rotation} />}
      {pdf && page && <PageLinks {...{ pdf, page, rotation, onPlace }} />}
      <Highlights place={place} page={number} rotation={rotation} />
    </div>
  );
});
