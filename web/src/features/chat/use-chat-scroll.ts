import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The largest distance from the end, in pixels, that counts as reading the end. */
const near = 80;
/** The free room above the question that is scrolled to, in pixels. */
const above = 12;
/** By each of these a reader does something in the chat, even if it does not move. */
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

interface ChatScroll {
  scroller: RefObject<HTMLElement | null>;
  /** The element around everything that is scrolled. */
  content: RefObject<HTMLDivElement | null>;
  /** The element around the latest question and its answer. */
  latest: RefObject<HTMLDivElement | null>;
  /** Whether the end is out of sight. */
  isAway: boolean;
  toLatest: () => void;
}

/**
 * Scrolls a chat to its end when it is first shown, and to each new question, which stays at the top while its answer grows below.
 * Until the reader does something in it, or it is scrolled from elsewhere, such as by the browser's search, it also stays at its end while
 * parts of it get their height. An end that was in sight stays so in another width. Nothing else scrolls it, so that a reader further up is
 * not disturbed.
 * @param asks how many questions were asked
 * @param isReady whether the history is there
 * @param staysPut whether something else is shown instead of the end, such as the answer of a link or suggestions
 */
export function useChatScroll(asks: number, isReady: boolean, staysPut: boolean): ChatScroll {
  const scroller = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const latest = useRef<HTMLDivElement>(null);
  const [isAway, setIsAway] = useState(false);
  /** Where the chat was last put to its end, in pixels; null if it does not stay there. */
  const keptAt = useRef<number | null>(null);
  /** The chat's width when it was last seen, in pixels, and whether its end was out of sight then. */
  const seen = useRef({ width: 0, isAway: false });

  const measure = useCallback(() => {
    const [box, end] = [scroller.current, latest.current?.lastElementChild];
    const away = box && end && end.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom > near;
    setIsAway(Boolean(away));
    // Behind another tab it has no width.
    if (box?.offsetWidth) seen.current = { width: box.offsetWidth, isAway: Boolean(away) };
  }, []);

  useEffect(() => {
    const [box, inner] = [scroller.current, content.current];
    if (!box || !inner) return;
    const observer = new ResizeObserver(() => {
      const { width, isAway: wasAway } = seen.current;
      if (keptAt.current !== null) keptAt.current = putToEnd(box);
      // In another width its lines break elsewhere, so that the end would be out of sight.
      else if (box.offsetWidth > 0 && width > 0 && box.offsetWidth !== width && !wasAway) {
        scrollToEnd(box, latest.current);
      }
      measure();
    });
    const touch = () => {
      keptAt.current = null;
    };
    const onScroll = () => {
      // The end itself moves up where parts become lower.
      const end = Math.min(keptAt.current ?? 0, box.scrollHeight - box.clientHeight);
      if (box.scrollTop < end - 1) touch();
      measure();
    };
    observer.observe(box);
    observer.observe(inner);
    if (latest.current?.lastElementChild) observer.observe(latest.current.lastElementChild);
    box.addEventListener('scroll', onScroll, { passive: true });
    for (const name of inputs) box.addEventListener(name, touch, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', onScroll);
      for (const name of inputs) box.removeEventListener(name, touch);
    };
  });

  const hasEnded = useRef(false);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (staysPut) keptAt.current = null;
    if (!isReady || hasEnded.current || !box) return;
    hasEnded.current = true;
    if (!staysPut) keptAt.current = putToEnd(box);
  }, [isReady, staysPut]);

  const seenAsks = useRef(asks);
  useLayoutEffect(() => {
    if (seenAsks.current === asks) return;
    seenAsks.current = asks;
    keptAt.current = null;
    scrollTo(scroller.current, latest.current);
  }, [asks]);

  const toLatest = () => {
    keptAt.current = null;
    scrollToEnd(scroller.current, latest.current);
  };
  return { scroller, content, latest, isAway, toLatest };
}

/** Scrolls to the very end. @returns where that is, in pixels */
function putToEnd(box: HTMLElement): number {
  box.scrollTop = box.scrollHeight;
  return box.scrollTop;
}

/** Scrolls an element to the top of its scrolling container. */
export function scrollTo(box: HTMLElement | null, target: HTMLElement | null): void {
  if (!box || !target) return;
  box.scrollTop += target.getBoundingClientRect().top - box.getBoundingClientRect().top - above;
}

/** Scrolls to the latest question if its answer fits below it; else to the end of the answer. */
function scrollToEnd(box: HTMLElement | null, latest: HTMLElement | null): void {
  const end = latest?.lastElementChild;
  if (!box || !latest || !end) return;
  const height = end.getBoundingClientRect().bottom - latest.getBoundingClientRect().top;
  if (height + 2 * above <= box.clientHeight) scrollTo(box, latest);
  else box.scrollTop += end.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom + above;
}
