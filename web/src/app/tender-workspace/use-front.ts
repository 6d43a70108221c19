import { useCallback, useEffect, useState } from 'react';
import { type AddressChange, useAddress } from '../../lib/use-address.ts';
import type { PanesLayout } from './use-panes-layout.ts';
import type { Front } from './workspace-panes.tsx';

const fronts: readonly Front[] = ['documents', 'tab', 'chat'];

/**
 * Which pane is in front where only one fits. It is then in the address, so that Back and a reload restore it. `opensTab`: an address
 * that names nothing opens a tab.
 */
export function useFront(
  layout: PanesLayout,
  opensTab: boolean,
): [Front, (front: Front, change?: AddressChange) => void] {
  const [query, changeAddress] = useAddress();
  // A link opens its target; otherwise the documents are shown first.
  const [isLinked] = useState(() => ['tab', 'request', 'document'].some((name) => query.has(name)));
  const asked = fronts.find((front) => front === query.get('pane'));
  const front = asked ?? (isLinked || opensTab || query.has('tab') ? 'tab' : 'documents');
  const isWide = layout === 'wide';
  useEffect(() => {
    if (!isWide && !asked) changeAddress({ pane: front });
  }, [isWide, asked, front, changeAddress]);
  const setFront = useCallback(
    (wanted: Front, change?: AddressChange) => {
      if (!isWide) changeAddress({ pane: wanted }, change);
    },
    [changeAddress, isWide],
  );
  return [front, setFront];
}
