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
    };
  }, [pdf, number]);
  return page;
}
