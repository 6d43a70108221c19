import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { startOf } from './highlight-boxes.ts';
import { heightOf, type PageLayout, type PagePoint, pageGap, pagesNear, pointAt } from './page-layout.ts';
import { type Rotation, turnedBox } from './rotation.ts';
import type { Box, Place } from './viewer.slice.ts';

/** The line of the view that counts as the reader's place: a third from the top. */
const readingLine = 1 / 3;
/** In pixels. A place that is nearer to an edge of the view is scrolled to the reading line. */
const margin = 48;

interface View {
  /** 1-based. */
  page: number;
  /** Indexes of the first and the last page that are to be drawn. */
  near: readonly [number, number];
}

const noPages = [0, -1] as const;

/** Lets somebody else follow where this is read, and lead it. */
export interface ScrollHandle {
  /** What lies on the reading line. */
  read: () => PagePoint | null;
  /** Brings a point to the reading line. */
  write: (point: PagePoint) => void;
}

interface PageScroll extends View {
  onScroll: () => void;
  /** `part`: how far down the page, in parts of its height. */
  goTo: (page: number, part?: number) => void;
  /** Scrolls to a place on a page if it is not in view. */
  show: (page: number, boxes: readonly Box[]) => void;
  handle: ScrollHandle;
}

interface PageScrollInput {
  ref: RefObject<HTMLElement | null>;
  layout: PageLayout | null;
  viewHeight: number;
  place: Place;
  rotation: Rotation;
  /** Whether the zoom shows whole pages. */
  isWhole: boolean;
}

/**
 * Follows which page is read, keeps the reader's place when pages change their size, and goes to the place that is
 * opened: its highlight comes to lie on the reading line.
 */
export function usePageScroll({ ref, layout, viewHeight, place, rotation, isWhole }: PageScrollInput): PageScroll {
  const [view, setView] = useState<View | null>(null);
  /** What lies on the reading line. */
  const anchor = useRef<PagePoint>({ index: 0, part: 0 });
  const isAtStart = useRef(true);
  const openedRound = useRef(0);
  /** Where somebody wanted to go before pages were laid out, in which place. */
  const [early, setEarly] = useState({ round: 0, page: 1, part: 0 });
  const { round } = place;

  const onScroll = useCallback(() => {
    const element = ref.current;
    if (!element || !layout || element.clientHeight === 0) return;
    const { scrollTop, clientHeight, scrollHeight } = element;
    const point = pointAt(layout, scrollTop + clientHeight * readingLine);
    if (!point) return;
    anchor.current = point;
    const atEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
    isAtStart.current = scrollTop < 2;
    const page = isAtStart.current ? 1 : atEnd ? layout.pages.length : point.index + 1;
    const near = pagesNear(layout, scrollTop, clientHeight);
    // While one page is read nothing is to be rendered again.
    setView((now) => (now?.page === page && now.near[0] === near[0] && now.near[1] === near[1] ? now : { page, near }));
  }, [ref, layout]);

  // Each jump reads its own place at once. The scroll event comes a frame later, and pages that are laid out again before it
  // would be put back to the place before the jump.
  const goTo = useCallback(
    (page: number, part = 0) => {
      if (!layout) setEarly({ round, page: Math.max(1, page), part });
      const target = layout?.pages[page - 1];
      if (!target) return;
      ref.current?.scrollTo({ top: target.top + part * target.height - pageGap });
      onScroll();
    },
    [ref, layout, round, onScroll],
  );

  const show = useCallback(
    (page: number, boxes: readonly Box[]) => {
      const element = ref.current;
      const target = layout?.pages[page - 1];
      if (!element || !target) return;
      const { x, y } = startOf(boxes);
      const top = target.top + y * target.height;
      const left = x * target.width;
      const { scrollTop, scrollLeft, clientHeight, clientWidth } = element;
      const isSeen = top > scrollTop + margin && top < scrollTop + clientHeight - margin;
      const isSeenAcross = left > scrollLeft && left < scrollLeft + clientWidth - margin;
      element.scrollTo({
        ...(isSeen ? {} : { top: top - (boxes.length > 0 ? clientHeight * readingLine : pageGap) }),
        ...(isSeenAcross ? {} : { left: Math.max(0, left - margin) }),
      });
      onScroll();
    },
    [ref, layout, onScroll],
  );

  const lead = useCallback(
    (point: PagePoint) => {
      const element = ref.current;
      if (element && layout) element.scrollTop = heightOf(layout, point) - element.clientHeight * readingLine;
    },
    [ref, layout],
  );

  // Sizes came in, the pane was resized, or the zoom changed: what is read stays where it is; of whole pages, the page is in view, and the
  // top of the document stays at the top.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !layout || viewHeight === 0 || openedRound.current === 0) return;
    const page = isWhole ? layout.pages[anchor.current.index] : undefined;
    if (page) element.scrollTop = page.top - pageGap;
    else if (isAtStart.current) element.scrollTop = 0;
    else lead(anchor.current);
    onScroll();
  }, [ref, layout, viewHeight, isWhole, lead, onScroll]);

  useEffect(() => {
    const element = ref.current;
    if (!element || !layout || viewHeight === 0 || openedRound.current === place.round) return;
    openedRound.current = place.round;
    if (early.round === place.round) return goTo(Math.min(layout.pages.length, early.page), early.part);
    const page = layout.pages[Math.min(layout.pages.length, Math.max(1, place.page ?? 1)) - 1];
    if (!page) return;
    const { x, y } = startOf(place.boxes.map((box) => turnedBox(box, rotation)));
    const part = place.boxes.length > 0 ? y : 0;
    const line = place.boxes.length > 0 ? element.clientHeight * readingLine : pageGap;
    element.scrollTo({ top: page.top + part * page.height - line, left: Math.max(0, x * page.width - 40) });
    onScroll();
  }, [ref, layout, viewHeight, place, rotation, early, goTo, onScroll]);

  const handle = useRef<ScrollHandle>({ read: () => anchor.current, write: () => {} });
  handle.current.write = lead;
  // Until pages are laid out, it is the page that is being opened.
  const opening = early.round === round ? early.page : Math.max(1, place.page ?? 1);
  const { page, near } = view ?? { page: opening, near: noPages };
  return { page, near, onScroll, goTo, show, handle: handle.current };
}
