import type { ItemKind } from '@bidloom/contract/document-requests';
import { useReducer } from 'react';

const keyOf = (id: string, kind: ItemKind) => `chosen:${id}:${kind}`;

/** Anyone can write into the storage: what is no number is the ordinal of no item. */
function readChosen(id: string, kind: ItemKind): number | null {
  const kept = sessionStorage.getItem(keyOf(id, kind));
  return kept === null ? null : Number(kept);
}

/**
 * The ordinal of the item of a kind that was chosen of a run, null before any was; kept while other tabs are looked at,
 * and over a reload. Not in the address: a choice often opens a page as well, which is said there in the same moment.
 */
export function useChosen(id: string, kind: ItemKind): [number | null, (ordinal: number) => void] {
  const [, readAgain] = useReducer((times: number) => times + 1, 0);
  const choose = (ordinal: number) => {
    sessionStorage.setItem(keyOf(id, kind), String(ordinal));
    readAgain();
  };
  return [readChosen(id, kind), choose];
}
