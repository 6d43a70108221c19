import { useEffect, useState } from 'react';
import type { PdfDocument } from './pdf-engine.ts';

type PdfPageProxy = Awaited<ReturnType<PdfDocument['getPage']>>;

/**
 * A page of an open PDF while it is drawn. When the page is removed, pdf.js's data for it (pictures and drawing instructions) is
 * released: otherwise every page that was ever in view would stay in memory.
 */
export function usePdfPage(pdf: PdfDocument | null, number: number): PdfPageProxy | null {
  const [page, setPage] = useState<PdfPageProxy | null>(null);
  useEffect(() => {
    setPage(null);
    if (!pdf) return;
    let wanted = true;
    let loaded: PdfPageProxy | null = null;
    pdf.getPage(number).then(
      (found) => {
        loaded = found;
        if (wanted) setPage(found);
      },
      // Drawing the page will show the error.
      () => {},
    );
    return () => {
      wanted = false;
      // After the canvas has cancelled its own task.
      setTimeout(() => loaded?.cleanup());
      tidyLater(pdf);
    };
  }, [pdf, number]);
  return page;
}

/** After this time without scrolling, in milliseconds, all visible pages have been drawn. */
const restAfter = 4000;
const rests = new WeakMap<PdfDocument, ReturnType<typeof setTimeout>>();

/** When scrolling has stopped, lets pdf.js release its data for pages of this file that are no longer drawn. */
function tidyLater(pdf: PdfDocument): void {
  clearTimeout(rests.get(pdf));
  const tidy = () => {
    // If a page is being drawn, this fails, and is done when the next pages are removed.
    pdf.cleanup(true).catch(() => {});
  };
  rests.set(pdf, setTimeout(tidy, restAfter));
}
