import type { ItemKind } from '@bidloom/contract/runs';
import { useEffect } from 'react';
import { type AddressChange, useAddress } from '../../lib/use-address.ts';
import { wholeNumberOf } from '../../lib/whole-number.ts';

const keyOf = (id: string, kind: ItemKind) => `chosen:${id}:${kind}`;

/**
 * The ordinal of the chosen item of a kind in a run; null before one is chosen. It is in the address under its kind, so
 * that Back and a link restore it, and it is kept while other tabs are open.
 */
export function useChosen(
  id: string,
  kind: ItemKind,
): [number | null, (ordinal: number, change?: AddressChange) => void] {
  const [query, changeAddress] = useAddress();
  const named = wholeNumberOf(query.get(kind));
  const chosen = named ?? wholeNumberOf(sessionStorage.getItem(keyOf(id, kind)));
  useEffect(() => {
    if (chosen === null) return;
    sessionStorage.setItem(keyOf(id, kind), String(chosen));
    if (named === null) changeAddress({ [kind]: String(chosen) });
  }, [id, kind, chosen, named, changeAddress]);
  const choose = (ordinal: number, change: AddressChange = { push: true }) => {
    sessionStorage.setItem(keyOf(id, kind), String(ordinal));
    // A hit of another keyword, or a cell of another table, is none of this item.
    changeAddress({ [kind]: String(ordinal), hit: null, row: null, column: null }, change);
  };
  return [chosen, choose];
}
