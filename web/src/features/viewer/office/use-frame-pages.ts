import { useCallback, useEffect, useState } from 'react';

/** The height in the view that counts as the reading position: a third from the top. */
export const readingLine = 1 / 3;

/** The distance of a page from the top of the view, in pixels. */
const topOf = (element: Element, view: Window) => element.getBoundingClientRect().top + view.scrollY;

/** Scrolls an element to the reading line, or a whole page to the top. */
export function scrollToElement(element: Element, line = readingLine): void {
  const view = element.ownerDocument.defaultView;
  if (!view) return;
  const { left, right } = element.getBoundingClientRect();
  const isAside = left < 0 || right > view.innerWidth;
  view.scrollTo({
    top: topOf(element, view) - view.innerHeight * line,
    left: isAside ? Math.max(0, left + view.scrollX - 24) : view.scrollX,
  });
}

export interface FramePages {
  /** The drawn page in view, 1-based. */
  page: number;
  pages: Element[];
  /** The reading position in the document, from 0 to 1. */
  part: number;
  /** What is scrolled above the view, in pixels. */
  top: number;
}

/** Follows the page in view of a drawn document. */
export function useFramePages(root: HTMLElement | null, scale: number): FramePages {
  const [state, setState] = useState<FramePages>({ page: 1, pages: [], part: 0, top: 0 });

  const follow = useCallback(() => {
    const view = root?.ownerDocument.defaultView;
    if (!root || !view) return;
    const pages = [...root.querySelectorAll('section.docx')];
    const { scrollHeight } = root.ownerDocument.documentElement;
    const line = view.scrollY + view.innerHeight * readingLine;
    const atEnd = view.scrollY > 0 && view.scrollY + view.innerHeight >= scrollHeight - 2;
    let [low, high] = [0, Math.max(0, pages.length - 1)];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      const element = pages[middle];
      if (element && topOf(element, view) <= line) low = middle;
      else high = middle - 1;
    }
    const part = Math.min(1, view.scrollY / Math.max(1, scrollHeight - view.innerHeight));
    setState({ page: atEnd ? Math.max(1, pages.length) : low + 1, pages, part, top: view.scrollY });
  }, [root]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new scale moves the pages
  useEffect(() => {
    const view = root?.ownerDocument.defaultView;
    if (!view) return;
    follow();
    // A document without scripts sends no scroll events, so its position is checked before each painted frame.
    let last = [view.scrollY, view.innerHeight];
    let request = requestAnimationFrame(function look() {
      const now = [view.scrollY, view.innerHeight];
      if (now.some((value, at) => value !== last[at])) follow();
      last = now;
      request = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(request);
  }, [root, follow, scale]);

  return state;
}
