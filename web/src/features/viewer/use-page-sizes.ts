import { documentPageSizes, type PageSizeRun, type Document as TenderDocument } from '@bidloom/contract/documents';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useCall } from '../../lib/use-call.ts';
import type { PageSize } from './page-layout.ts';
import type { PdfDocument } from './pdf-engine.ts';

interface PageSizes {
  /** The sizes in points, before the user's rotation; empty until something is known. */
  sizes: readonly PageSize[];
  /** Reports the size of a drawn page. 1-based. */
  measured: (page: number, size: PageSize) => void;
}

/**
 * The sizes of all pages. For a document that was read, the server has them. Otherwise all pages are assumed to have the size of the
 * first, and are corrected when they are drawn: reading the sizes of two thousand pages would fetch the whole file.
 */
export function usePageSizes({ workspaceId, id, status }: TenderDocument, pdf: PdfDocument | null): PageSizes {
  const { answer, loading } = useCall(
    documentPageSizes,
    status === 'ready' ? { params: { workspaceId, documentId: id } } : null,
  );
  const [first, setFirst] = useState<PageSize | null>(null);
  const [corrections, setCorrections] = useState<ReadonlyMap<number, PageSize>>(new Map());
  const read = answer?.data;
  const total = pdf?.numPages;
  const isKnown = read !== undefined && isWhole(read, total);

  const isFirstWanted = pdf !== null && !isKnown && !loading;
  useEffect(() => {
    if (!isFirstWanted) return;
    let wanted = true;
    pdf.getPage(1).then(
      (page) => {
        const { width, height } = page.getViewport({ scale: 1 });
        if (wanted) setFirst({ width, height });
      },
      // Drawing the page will show the error.
      () => wanted && setFirst(a4),
    );
    return () => {
      wanted = false;
    };
  }, [pdf, isFirstWanted]);

  const expected = useMemo(() => {
    if (read && isKnown) return expand(read);
    return first && total !== undefined ? Array.from({ length: total }, () => first) : [];
  }, [read, isKnown, first, total]);
  const sizes = useMemo(
    () => (corrections.size === 0 ? expected : expected.map((size, index) => corrections.get(index + 1) ?? size)),
    [expected, corrections],
  );
  const measured = useCallback(
    (page: number, size: PageSize) =>
      setCorrections((now) => {
        const known = now.get(page) ?? expected[page - 1];
        return known === undefined || isAlike(known, size) ? now : new Map(now).set(page, size);
      }),
    [expected],
  );
  return { sizes, measured };
}

const a4: PageSize = { width: 595, height: 842 };

/** Compares with a tolerance of a point, since the stored sizes are rounded. */
const isAlike = (a: PageSize, b: PageSize) => Math.abs(a.width - b.width) < 1 && Math.abs(a.height - b.height) < 1;

interface ReadSizes {
  count: number;
  sizes: readonly PageSizeRun[];
}

/** Whether these sizes cover all pages, as far as their number is known, and are not empty. */
export const isWhole = ({ count, sizes }: ReadSizes, total: number | undefined): boolean =>
  count > 0 && (total === undefined || count === total) && sizes.every(({ width, height }) => width > 0 && height > 0);

/** One size for each page. */
export function expand({ count, sizes }: ReadSizes): PageSize[] {
  return sizes.flatMap(({ page, width, height }, index) => {
    const next = sizes[index + 1]?.page ?? count + 1;
    return Array.from({ length: next - page }, () => ({ width, height }));
  });
}
