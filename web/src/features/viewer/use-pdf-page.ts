import { useEffect, useState } from 'react';
import type { PdfDocument } from './pdf-engine.ts';

type PdfPageProxy = Awaited<ReturnType<PdfDocument['getPage']>>;

/**
 * A page of an open PDF while it is drawn. What pdf.js keeps of it, its pictures and drawing instructions, goes when the page does:
 * else every page that was ever scrolled past would stay in memory.
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
      // Drawing it tells what is wrong with it.
      () => {},
    );
    return () => {
      wanted = false;
      // After the canvas has given up its own task.
      setTimeout(() => loaded?.cleanup());
      tidyLater(pdf);
    };
  }, [pdf, number]);
  return page;
}

/** When nothing was scrolled for so long, all pages that are seen have been drawn, in milliseconds. */
const restAfter = 4000;
const rests = new WeakMap<PdfDocument, ReturnType<typeof setTimeout>>();

/** Once nobody scrolls any more, lets pdf.js give up what it keeps for pages of this file that are no longer drawn. */
function tidyLater(pdf: PdfDocument): void {
  clearTimeout(rests.get(pdf));
  const tidy = () => {
    // A page that is being drawn puts it off until the next ones go.
    pdf.cleanup(true).catch(() => {});
  };
  rests.set(pdf, setTimeout(tidy, restAfter));
}
