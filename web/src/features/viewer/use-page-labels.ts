import { useEffect, useState } from 'react';
import { usefulLabels } from './page-labels.ts';
import type { PdfDocument } from './pdf-engine.ts';

/** What the pages of an open PDF are called, where they have other names than their numbers. */
export function usePageLabels(pdf: PdfDocument | null): readonly string[] | null {
  const [labels, setLabels] = useState<readonly string[] | null>(null);
  useEffect(() => {
    setLabels(null);
    if (!pdf) return;
    let wanted = true;
    pdf.getPageLabels().then(
      (found) => wanted && setLabels(usefulLabels(found)),
      // Broken labels: the numbers do.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [pdf]);
  return labels;
}
