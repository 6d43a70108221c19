import { useEffect, useState } from 'react';
import { usefulLabels } from './page-labels.ts';
import type { PdfDocument } from './pdf-engine.ts';

/** The labels of an open PDF's pages, if they differ from the page numbers. */
export function usePageLabels(pdf: PdfDocument | null): readonly string[] | null {
  const [labels, setLabels] = useState<readonly string[] | null>(null);
  useEffect(() => {
    setLabels(null);
    if (!pdf) return;
    let wanted = true;
    pdf.getPageLabels().then(
      (found) => wanted && setLabels(usefulLabels(found)),
      // With broken labels, the numbers are used.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [pdf]);
  return labels;
}
