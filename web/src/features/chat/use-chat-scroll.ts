import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Nearer to the end than this counts as reading the end, in pixels. */
const near = 80;
/** What stays free above the question that is scrolled to, in pixels. */
const above = 12;

interface ChatScroll {
  scroller: RefObject<HTMLElement | null>;
  /** Around everything that is scrolled. */
  content: RefObject<HTMLDivElement | null>;
  /** Around the latest question and its answer. */
  latest: RefObject<HTMLDivElement | null>;
  /** Whether the end is out of sight. */
  isAway: boolean;
  toLatest: () => void;
}

/**
 * Scrolls a chat: to its end when it is first shown, and to each question that is asked, which then stands at the top while its answer
 * grows below. Nothing else moves it: who reads further up is left alone.
 * @param asks how many questions were asked
 * @param isReady whether the history is there
 */
export function useChatScroll(asks: number, isReady: boolean, staysPut: boolean): ChatScroll {
  const scroller = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const latest = useRef<HTMLDivElement>(null);
  const [isAway, setIsAway] = useState(false);

  const measure = useCallback(() => {
    const [box, end] = [scroller.current, latest.current?.lastElementChild];
    if (!box || !end) return setIsAway(false);
    setIsAway(end.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom > near);
  }, []);

  useEffect(() => {
    const [box, inner] = [scroller.current, content.current];
    if (!box || !inner) return;
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(inner);
    if (latest.current?.lastElementChild) observer.observe(latest.current.lastElementChild);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', measure);
    };
  });

  const hasEnded = useRef(false);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!isReady || hasEnded.current || !box) return;
    hasEnded.current = true;
    if (!staysPut) box.scrollTop = box.scrollHeight;
  }, [isReady, staysPut]);

  const seenAsks = useRef(asks);
  useLayoutEffect(() => {
    if (seenAsks.current === asks) return;
    seenAsks.current = asks;
    scrollTo(scroller.current, latest.current);
  }, [asks]);

  return { scroller, content, latest, isAway, toLatest: () => scrollToEnd(scroller.current, latest.current) };
}

/** Puts an element at the top of what scrolls. */
export function scrollTo(box: HTMLElement | null, target: HTMLElement | null): void {
  if (!box || !target) return;
  box.scrollTop += target.getBoundingClientRect().top - box.getBoundingClientRect().top - above;
}

/** The latest question at the top, where its answer fits below it; else the end of the answer. */
function scrollToEnd(box: HTMLElement | null, latest: HTMLElement | null): void {
  const end = latest?.lastElementChild;
  if (!box || !latest || !end) return;
  const height = end.getBoundingClientRect().bottom - latest.getBoundingClientRect().top;
  if (height + 2 * above <= box.clientHeight) scrollTo(box, latest);
  else box.scrollTop += end.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom + above;
}
