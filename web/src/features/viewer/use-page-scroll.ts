import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { startOf } from './highlight-boxes.ts';
import { type PageLayout, pageAt, pageGap, pagesNear } from './page-layout.ts';
import type { Place } from './viewer.slice.ts';

/** The line of the view that counts as the reader's place: a third from the top. */
const readingLine = 1 / 3;

interface View {
  scrollTop: number;
  /** 1-based. */
  page: number;
}

interface PageScroll extends View {
  /** Indexes of the first and the last page that are to be drawn. */
  near: [number, number];
  onScroll: () => void;
  goTo: (page: number) => void;
}

/**
 * Follows which page is read, keeps the reader's place when pages change their size, and goes to the place that is
 * opened: its highlight comes to lie on the reading line.
 */
export function usePageScroll(
  ref: RefObject<HTMLElement | null>,
  layout: PageLayout | null,
  viewHeight: number,
  place: Place,
): PageScroll {
  const [view, setView] = useState<View>({ scrollTop: 0, page: 1 });
  /** The page on the reading line and how far into it, in parts of its height. */
  const anchor = useRef({ index: 0, part: 0 });
  const openedRound = useRef(0);

  const onScroll = useCallback(() => {
    const element = ref.current;
    if (!element || !layout || element.clientHeight === 0) return;
    const { scrollTop, clientHeight, scrollHeight } = element;
    const line = scrollTop + clientHeight * readingLine;
    const index = pageAt(layout, line);
    const page = layout.pages[index];
    if (!page) return;
    anchor.current = { index, part: (line - page.top) / page.height };
    const atEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
    const atStart = scrollTop < 2;
    const shown = atStart ? 1 : atEnd ? layout.pages.length : index + 1;
    setView({ scrollTop, page: shown });
  }, [ref, layout]);

  const goTo = useCallback(
    (page: number) => {
      const target = layout?.pages[page - 1];
      if (target) ref.current?.scrollTo({ top: target.top - pageGap });
    },
    [ref, layout],
  );

  // Sizes came in, the pane was resized, or the zoom changed: what is read stays where it is.
  useLayoutEffect(() => {
    const element = ref.current;
    const page = layout?.pages[anchor.current.index];
    if (!element || !page || viewHeight === 0 || openedRound.current === 0) return;
    element.scrollTop = page.top + anchor.current.part * page.height - element.clientHeight * readingLine;
  }, [ref, layout, viewHeight]);

  useEffect(() => {
    const element = ref.current;
    if (!element || !layout || viewHeight === 0 || openedRound.current === place.round) return;
    openedRound.current = place.round;
    const index = Math.min(layout.pages.length, Math.max(1, place.page ?? 1)) - 1;
    const page = layout.pages[index];
    if (!page) return;
    const { x, y } = startOf(place.boxes);
    const part = place.boxes.length > 0 ? y : 0;
    const line = place.boxes.length > 0 ? element.clientHeight * readingLine : pageGap;
    element.scrollTo({ top: page.top + part * page.height - line, left: Math.max(0, x * page.width - 40) });
    onScroll();
  }, [ref, layout, viewHeight, place, onScroll]);

  const near: [number, number] = layout ? pagesNear(layout, view.scrollTop, viewHeight) : [0, -1];
  return { ...view, near, onScroll, goTo };
}
