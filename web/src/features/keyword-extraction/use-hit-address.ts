import { useCallback, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useAddress } from '../../lib/use-address.ts';
import { wholeNumberOf } from '../../lib/whole-number.ts';
import { hitChosen } from './chosen-hits.slice.ts';

/**
 * Which of a keyword's hits is in front, in the address: its index among all of them. Back and a link choose it.
 *
 * @returns how to say in the address which hit was chosen; null: none.
 */
export function useHitAddress(id: string, ordinal: number, chosen: number | null): (index: number | null) => void {
  const dispatch = useDispatch();
  const [query, changeAddress] = useAddress();
  const named = wholeNumberOf(query.get('hit'));

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address leads to another hit
  useEffect(() => {
    if (named !== null && named !== chosen) dispatch(hitChosen({ id, ordinal, index: named }));
  }, [named]);
  // Back from another tab, the address has lost the hit that the list still shows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it comes into view
  useEffect(() => {
    if (named === null && chosen !== null) changeAddress({ hit: String(chosen) });
  }, []);
  return useCallback((index) => changeAddress({ hit: index === null ? null : String(index) }), [changeAddress]);
}
