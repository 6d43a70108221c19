import { useCallback, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useAddress } from '../../lib/use-address.ts';
import { wholeNumberOf } from '../../lib/whole-number.ts';
import { hitChosen } from './chosen-hits.slice.ts';

/**
 * Keeps the current hit of a keyword in the address, as its index among all hits, so that Back and a link restore it.
 *
 * @returns a function that writes the chosen hit into the address; null: none.
 */
export function useHitAddress(id: string, ordinal: number, chosen: number | null): (index: number | null) => void {
  const dispatch = useDispatch();
  const [query, changeAddress] = useAddress();
  const named = wholeNumberOf(query.get('hit'));

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the address chooses another hit
  useEffect(() => {
    if (named !== null && named !== chosen) dispatch(hitChosen({ id, ordinal, index: named }));
  }, [named]);
  // After another tab, the address no longer has the hit that the list still shows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is mounted
  useEffect(() => {
    if (named === null && chosen !== null) changeAddress({ hit: String(chosen) });
  }, []);
  return useCallback((index) => changeAddress({ hit: index === null ? null : String(index) }), [changeAddress]);
}
