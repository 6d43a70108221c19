import type { ItemKind } from '@bidloom/contract/document-requests';
import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { itemChosen, selectRequests } from './document-requests.slice.ts';

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
  const dispatch = useDispatch();
  const chosen = useSelector(selectRequests).chosen[id]?.[kind] ?? readChosen(id, kind);
  const choose = useCallback(
    (ordinal: number) => {
      sessionStorage.setItem(keyOf(id, kind), String(ordinal));
      dispatch(itemChosen({ id, kind, ordinal }));
    },
    [dispatch, id, kind],
  );
  return [chosen, choose];
}
