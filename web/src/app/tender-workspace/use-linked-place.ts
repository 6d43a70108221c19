import { useEffect, useRef, useState } from 'react';
import { placeInAddress } from '../../lib/place-address.ts';
import { useAddress } from '../../lib/use-address.ts';
import type { AnalysisTab } from './analysis-tabs.tsx';
import type { PanesLayout } from './use-panes-layout.ts';

/**
 * Shows the place of a link that was copied where a result and its document are beside each other, and that is opened where only one pane
 * fits: the place is what was shared. An address of such a window names the pane in front, and stays as it is. So does one that names a
 * cell: a value that was corrected is shown by its table alone.
 */
export function useLinkedPlace(
  layout: PanesLayout,
  analysis: AnalysisTab | null,
  cover: (analysisId: string) => void,
): void {
  const [query] = useAddress();
  const [isLinked] = useState(() => !query.has('pane') && !query.has('row') && hasMark(query));
  const linkedTo = isLinked && layout === 'tabs' && analysis?.beside ? analysis.id : null;
  const isOpened = useRef(false);
  useEffect(() => {
    if (linkedTo && !isOpened.current) cover(linkedTo);
    isOpened.current = true;
  }, [linkedTo, cover]);
}

function hasMark(query: URLSearchParams): boolean {
  const place = placeInAddress(query);
  return place !== null && (place.quote !== '' || place.boxes.length > 0);
}
