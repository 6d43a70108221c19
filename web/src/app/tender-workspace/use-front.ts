import { useCallback, useEffect, useState } from 'react';
import { useAddress } from '../../lib/use-address.ts';
import type { PanesLayout } from './use-panes-layout.ts';
import type { Front } from './workspace-panes.tsx';

const fronts: readonly Front[] = ['documents', 'tab', 'chat'];

/**
 * Which pane is in front where they take turns; it is in the address there, so that Back and a reload lead to it. `opensTab`: a tab is what an
 * address that names nothing opens.
 */
export function useFront(layout: PanesLayout, opensTab: boolean): [Front, (front: Front) => void] {
  const [query, changeAddress] = useAddress();
  // Whoever follows a link wants what it leads to; everyone else begins with the documents.
  const [isLinked] = useState(() => ['tab', 'request', 'document'].some((name) => query.has(name)));
  const asked = fronts.find((front) => front === query.get('pane'));
  const front = asked ?? (isLinked || opensTab || query.has('tab') ? 'tab' : 'documents');
  const isWide = layout === 'wide';
  useEffect(() => {
    if (!isWide && !asked) changeAddress({ pane: front });
  }, [isWide, asked, front, changeAddress]);
  const setFront = useCallback(
    (wanted: Front) => {
      if (!isWide) changeAddress({ pane: wanted });
    },
    [changeAddress, isWide],
  );
  return [front, setFront];
}
