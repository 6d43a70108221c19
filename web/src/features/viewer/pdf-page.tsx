import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { messages } from '../../lib/messages.ts';
import { Highlights } from './highlights.tsx';
import type { PageLayout } from './page-layout.ts';
import { Page } from './pdf-engine.ts';
import type { Place } from './viewer.slice.ts';

/** A page that only flies by while somebody scrolls is not worth drawing, in milliseconds. */
const drawAfter = 60;

const useStyles = makeStyles({
  page: {
    position: 'absolute',
    backgroundColor: 'white',
    boxShadow: tokens.shadow4,
    overflow: 'hidden',
  },
});

interface PdfPageProps {
  /** 1-based. */
  number: number;
  frame: PageLayout['pages'][number];
  place: Place;
}

/** One page at its place in the column, with its text layer and the cited words marked. */
export function PdfPage({ number, frame, place }: PdfPageProps) {
  const styles = useStyles();
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(true), drawAfter);
    return () => clearTimeout(timer);
  }, []);
  const { top, width, height } = frame;
  return (
    <div
      className={styles.page}
      style={{ top, left: `max(12px, calc((100% - ${width}px) / 2))`, width, height }}
      data-page={number}
    >
      {drawn && (
        <Page
          pageNumber={number}
          width={width}
          suspense={false}
          renderAnnotationLayer={false}
          loading={null}
          error={messages.viewer.pageFailed}
        />
      )}
      <Highlights place={place} page={number} />
    </div>
  );
}
