import { useLayoutEffect, useMemo, useState } from 'react';
import { readingLine } from './use-frame-pages.ts';

const steps = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4];
/** The largest scale for fitting pages to a wide window. */
const mostFitted = 1.25;
/** Pages that differ less in width have the same scale. */
const alike = 1.02;
/** The margin beside the pages, in pixels. */
const margin = 24;

export interface FrameScale {
  /** 1 is the size on paper at 96 pixels an inch. */
  scale: number;
  fitted: boolean;
  zoomBy: (direction: 1 | -1) => void;
  fitWidth: () => void;
}

/** The scale of a drawn document in a room of this width. When it changes, the reading position stays in view. */
export function useFrameScale(root: HTMLElement | null, width: number): FrameScale {
  const [chosen, setChosen] = useState<number | null>(null);
  const pages = useMemo(() => {
    const all = [...(root?.querySelectorAll<HTMLElement>('section.docx') ?? [])];
    return all.map((page) => ({ page, pageWidth: widthOf(page) }));
  }, [root]);
  // Most pages fill the width. Only wider ones, such as a landscape page, are made smaller than the others.
  const pageWidth = useMemo(() => {
    const widths = pages.slice(0, 50).map((page) => page.pageWidth);
    return Math.max(1, widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 1);
  }, [pages]);
  const fitted = Math.min(mostFitted, Math.max(0.2, (width - margin - scrollbarOf(root)) / pageWidth));
  const scale = chosen ?? (width > 0 && pageWidth > 1 ? fitted : 1);
  const isFitted = chosen === null;

  useLayoutEffect(() => {
    const view = root?.ownerDocument.defaultView;
    if (!root || !view) return;
    // Where the reading begins, the document stays at its top.
    const line = view.scrollY > 0 ? view.innerHeight * readingLine : 0;
    const part = (view.scrollY + line) / heightOf(root);
    root.style.zoom = String(scale);
    for (const { page, pageWidth: own } of pages)
      page.style.zoom = isFitted && own > pageWidth * alike ? String(pageWidth / own) : '';
    view.scrollTo({ top: part * heightOf(root) - line, left: view.scrollX });
  }, [root, scale, isFitted, pages, pageWidth]);

  return {
    scale,
    fitted: isFitted,
    zoomBy: (direction) => {
      const next =
        direction > 0 ? steps.find((step) => step > scale + 0.01) : steps.findLast((step) => step < scale - 0.01);
      setChosen(next ?? scale);
    },
    fitWidth: () => setChosen(null),
  };
}

/** The height of a document as it is shown; `scrollHeight` is that without its scale. */
const heightOf = (root: HTMLElement) => Math.max(1, root.getBoundingClientRect().height);

/** The width of a page in the file, independent of the scale. */
const widthOf = (page: HTMLElement) =>
  Number.parseFloat(page.style.width) * (page.style.width.endsWith('pt') ? 4 / 3 : 1) || page.offsetWidth;

function scrollbarOf(root: HTMLElement | null): number {
  const view = root?.ownerDocument.defaultView;
  return view && root ? Math.max(0, view.innerWidth - root.ownerDocument.documentElement.clientWidth) : 0;
}
