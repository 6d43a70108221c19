import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The largest distance from the end, in pixels, that counts as reading the end. */
const near = 80;
/** The free room above the question that is scrolled to, in pixels. */
const above = 12;
/** By each of these a reader may move the chat. */
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
 * Until the reader does something in it, it also stays at its end while parts of it get their height. Nothing else scrolls it, so that a
 * reader further up is not disturbed.
 * @param asks how many questions were asked
 * @param isReady whether the history is there
 */
export function useChatScroll(asks: number, isReady: boolean, staysPut: boolean): ChatScroll {
  const scroller = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const latest = useRef<HTMLDivElement>(null);
  const [isAway, setIsAway] = useState(false);
  const isUntouched = useRef(false);

  const measure = useCallback(() => {
    const [box, end] = [scroller.current, latest.current?.lastElementChild];
    if (!box || !end) return setIsAway(false);
    setIsAway(end.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom > near);
  }, []);

  useEffect(() => {
    const [box, inner] = [scroller.current, content.current];
    if (!box || !inner) return;
    const observer = new ResizeObserver(() => {
      if (isUntouched.current) box.scrollTop = box.scrollHeight;
      measure();
    });
    const touch = () => {
      isUntouched.current = false;
    };
    observer.observe(box);
    observer.observe(inner);
    if (latest.current?.lastElementChild) observer.observe(latest.current.lastElementChild);
    box.addEventListener('scroll', measure, { passive: true });
    for (const name of inputs) box.addEventListener(name, touch, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', measure);
      for (const name of inputs) box.removeEventListener(name, touch);
    };
  });

  const hasEnded = useRef(false);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!isReady || hasEnded.current || !box) return;
    hasEnded.current = true;
    if (staysPut) return;
    box.scrollTop = box.scrollHeight;
    isUntouched.current = true;
  }, [isReady, staysPut]);

  const seenAsks = useRef(asks);
  useLayoutEffect(() => {
    if (seenAsks.current === asks) return;
    seenAsks.current = asks;
    isUntouched.current = false;
    scrollTo(scroller.current, latest.current);
  }, [asks]);

  const toLatest = () => {
    isUntouched.current = false;
    scrollToEnd(scroller.current, latest.current);
  };
  return { scroller, content, latest, isAway, toLatest };
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
