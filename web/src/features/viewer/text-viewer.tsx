import { getDocumentPage, type Document as TenderDocument } from '@bidloom/contract/documents';
import { makeStyles, Spinner, Text, tokens } from '@fluentui/react-components';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ScrollRegion } from '../../components/scroll-region.tsx';
import { messages } from '../../lib/messages.ts';
import { useCall } from '../../lib/use-call.ts';
import { findQuote } from './find-quote.ts';
import type { Place } from './viewer.slice.ts';
import { ViewerFailure } from './viewer-failure.tsx';
import { ViewerToolbar } from './viewer-toolbar.tsx';

const text = messages.viewer;

const useStyles = makeStyles({
  viewer: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 },
  scroller: {
    flexGrow: 1,
    padding: '12px',
    backgroundColor: tokens.colorNeutralBackground3,
  },
  sheet: {
    maxWidth: '820px',
    margin: '0 auto',
    boxSizing: 'border-box',
    minHeight: '100%',
    padding: 'clamp(16px, 5%, 48px)',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow4,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    lineHeight: tokens.lineHeightBase400,
  },
  mark: {
    backgroundColor: tokens.colorPaletteYellowBackground2,
    color: tokens.colorPaletteYellowForeground2,
    borderRadius: tokens.borderRadiusSmall,
    scrollMarginBlock: '30vh',
  },
  around: {
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusSmall,
    boxDecorationBreak: 'clone',
  },
  hint: { display: 'block', color: tokens.colorNeutralForeground2, paddingBottom: '12px' },
});

interface TextViewerProps {
  document: TenderDocument;
  place: Place;
  onPage: (page: number) => void;
}

/** A document without page geometry, as the text that was read from it, one page at a time. */
export default function TextViewer({ document, place, onPage }: TextViewerProps) {
  const styles = useStyles();
  const [page, setPage] = useState(place.page ?? 1);
  const { answer, error, loading, reload } = useCall(getDocumentPage, {
    params: { workspaceId: document.workspaceId, documentId: document.id, page },
    failure: text.pageFailed,
  });
  const total = document.pages ?? 1;

  useEffect(() => setPage(place.page ?? 1), [place]);
  useEffect(() => {
    onPage(page);
  }, [page, onPage]);

  const goTo = (wanted: number) => setPage(Math.min(total, Math.max(1, wanted)));
  const content = answer?.data.number === page ? answer.data.text : null;

  return (
    <div className={styles.viewer}>
      <ViewerToolbar page={page} total={total} onPage={goTo} />
      <ScrollRegion
        className={styles.scroller}
        label={text.pages(document.fileName)}
        onKeyDown={({ key }) => {
          if (key === 'ArrowRight') goTo(page + 1);
          if (key === 'ArrowLeft') goTo(page - 1);
        }}
      >
        {error && <ViewerFailure message={error} onRetry={reload} />}
        {!error && content === null && loading && <Spinner label={text.loading} />}
        {content !== null && (
          <div className={styles.sheet} data-page={page}>
            <MarkedText content={content} place={place.page === page ? place : null} />
          </div>
        )}
      </ScrollRegion>
    </div>
  );
}

function MarkedText({ content, place }: { content: string; place: Place | null }) {
  const styles = useStyles();
  const mark = useRef<HTMLElement>(null);
  const quote = place?.quote ?? null;
  const found = place && quote ? findQuote(content, { ...place, quote }) : null;
  const round = place?.round;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a place that is opened again is shown again
  useLayoutEffect(() => {
    // In braces: newer browsers answer a promise, which React would take for a clean-up.
    mark.current?.scrollIntoView({ block: 'nearest' });
  }, [round, content]);

  if (!content.trim()) return <Text className={styles.hint}>{text.noText}</Text>;
  if (!found) {
    return (
      <>
        {quote && <Text className={styles.hint}>{text.quoteMissing}</Text>}
        {content}
      </>
    );
  }
  const { words } = found;
  const around = found.around ?? words;
  return (
    <>
      {content.slice(0, around.start)}
      <span className={styles.around}>
        {content.slice(around.start, words.start)}
        <mark ref={mark} className={styles.mark} data-highlight>
          {content.slice(words.start, words.end)}
        </mark>
        {content.slice(words.end, around.end)}
      </span>
      {content.slice(around.end)}
    </>
  );
}
