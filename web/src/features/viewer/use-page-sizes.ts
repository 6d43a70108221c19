import { useEffect, useState } from 'react';
import type { PageSize } from './page-layout.ts';

/** What is asked of an open PDF. */
export interface PdfPages {
  numPages: number;
  getPage: (page: number) => Promise<{ getViewport: (options: { scale: number }) => PageSize }>;
}

/** Pages asked for their size at once. */
const batch = 24;

/**
 * The sizes of all pages: at first all like page one, then as they are known. Most files have one size, and then
 * nothing moves.
 */
export function usePageSizes(pdf: PdfPages | null): readonly PageSize[] {
  const [sizes, setSizes] = useState<readonly PageSize[]>([]);

  useEffect(() => {
    setSizes([]);
    if (!pdf) return;
    let wanted = true;
    const sizeOf = async (page: number): Promise<PageSize> => {
      const { width, height } = (await pdf.getPage(page)).getViewport({ scale: 1 });
      return { width, height };
    };
    const measure = async () => {
      const first = await sizeOf(1);
      const known = Array.from({ length: pdf.numPages }, () => first);
      if (wanted) setSizes([...known]);
      for (let start = 2; wanted && start <= pdf.numPages; start += batch) {
        const count = Math.min(batch, pdf.numPages - start + 1);
        const found = await Promise.all(Array.from({ length: count }, (_, index) => sizeOf(start + index)));
        const differ = found.some(({ width, height }) => width !== first.width || height !== first.height);
        known.splice(start - 1, count, ...found);
        if (wanted && differ) setSizes([...known]);
      }
    };
    // A page that can't be measured keeps the size of the first; drawing it says what is wrong.
    measure().catch(() => {});
    return () => {
      wanted = false;
    };
  }, [pdf]);

  return sizes;
}
