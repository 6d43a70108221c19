import { getDocumentPage } from '@bidloom/contract/documents';
import { makeStyles, Spinner, Text, tokens } from '@fluentui/react-components';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ScrollRegion } from '../../components/scroll-region.tsx';
import { messages } from '../../lib/messages.ts';
import { useCall } from '../../lib/use-call.ts';
import { FindBar } from './find/find-bar.tsx';
import { findKeys } from './find/find-keys.ts';
import { FoundText } from './find/found-text.tsx';
import { useFind } from './find/use-find.ts';
import { useFindShortcut } from './find/use-find-shortcut.ts';
import { findQuote } from './find-quote.ts';
import { textTools } from './text-tools.tsx';
import type { ScrollHandle } from './use-page-scroll.ts';
import type { Place } from './viewer.slice.ts';
import { ViewerFailure } from './viewer-failure.tsx';
import type { ViewerProps } from './viewer-props.ts';
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
    color: tokens.colorNeutralForeground1,
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

/** Shows a document without page geometry: the text that was read from it, one page at a time. */
export default function TextViewer({ document, place, onPage, link, compare }: ViewerProps) {
  const styles = useStyles();
  const viewer = useRef<HTMLDivElement>(null);
  const { pages } = document;
  // The document beside it, or an old link, may name a page that this one does not have; how many it has is known once it is read.
  const wanted = Math.max(1, Math.min(place.page ?? 1, pages ?? Number.POSITIVE_INFINITY));
  const [page, setPage] = useState(wanted);
  const { answer, error, loading, reload } = useCall(getDocumentPage, {
    params: { workspaceId: document.workspaceId, documentId: document.id, page },
    failure: text.pageFailed,
  });
  const total = pages ?? 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same page may be wanted again
  useEffect(() => setPage(wanted), [place, wanted]);
  useEffect(() => {
    onPage(page);
  }, [page, onPage]);

  const within = useCallback((number: number) => Math.min(total, Math.max(1, number)), [total]);
  const goTo = (number: number) => setPage(within(number));
  const content = answer?.data.number === page ? answer.data.text : null;

  const find = useFind(document, page, place.page);
  const { hit, round } = find;
  useEffect(() => {
    if (hit && round > 0) setPage(hit.page);
  }, [hit, round]);
  const hits = useMemo(() => find.hits.filter((one) => one.page === page), [find.hits, page]);
  const openFind = () => {
    if (!find.isOpen) return find.open();
    viewer.current?.querySelector<HTMLInputElement>('search input')?.select();
  };
  const closeFind = () => {
    find.close();
    viewer.current?.querySelector<HTMLElement>('section')?.focus({ preventScroll: true });
  };
  useFindShortcut(viewer, openFind);
  const tools = textTools({ document, compare, isFinding: find.isOpen, onFind: find.isOpen ? closeFind : openFind });

  // Beside another document, it scrolls with that document page by page.
  const shownPage = useRef(page);
  shownPage.current = page;
  const handle = useMemo<ScrollHandle>(
    () => ({
      read: () => ({ index: shownPage.current - 1, part: 0 }),
      write: ({ index }) => setPage(within(index + 1)),
    }),
    [within],
  );
  useEffect(() => link?.join(handle), [link, handle]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every change of the page
  useEffect(() => link?.moved(handle), [link, handle, page]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the shortcuts apply wherever the focus is within the viewer
    <div ref={viewer} className={styles.viewer} onKeyDown={findKeys(find, { onOpen: openFind, onClose: closeFind })}>
      <ViewerToolbar page={page} total={total} onPage={goTo} tools={tools} />
      {find.isOpen && <FindBar find={find} isRead={document.status === 'ready'} onClose={closeFind} />}
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
            {find.isOpen && hits.length > 0 ? (
              <FoundText content={content} hits={hits} current={hit} round={round} />
            ) : (
              <MarkedText content={content} place={place.page === page ? place : null} />
            )}
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: a place that is opened again must be scrolled to again
  useLayoutEffect(() => {
    // In braces: newer browsers return a promise, which React would take for a clean-up function.
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
