import type { ItemKind } from '@bidloom/contract/document-requests';
import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { itemChosen, selectRequests } from './document-requests.slice.ts';

/** The ordinal of the item of a kind that was chosen of a run, null before any was; kept while other tabs are looked at. */
export function useChosen(id: string, kind: ItemKind): [number | null, (ordinal: number) => void] {
  const dispatch = useDispatch();
  const chosen = useSelector(selectRequests).chosen[id]?.[kind] ?? null;
  const choose = useCallback(
    (ordinal: number) => {
      dispatch(itemChosen({ id, kind, ordinal }));
    },
    [dispatch, id, kind],
  );
  return [chosen, choose];
}
