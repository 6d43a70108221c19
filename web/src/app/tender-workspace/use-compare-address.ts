import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { comparisonClosed, comparisonOpened, selectComparedId } from '../../features/viewer/viewer.slice.ts';
import { placeKey } from '../../lib/place-address.ts';
import { useAddress } from '../../lib/use-address.ts';

/**
 * Synchronises the document beside the open one with the address, in both directions. Call it after `usePlaceAddress`: a
 * document must be open before another can be beside it.
 */
export function useCompareAddress(): void {
  const dispatch = useDispatch();
  const [query, changeAddress] = useAddress();
  const comparedId = useSelector(selectComparedId);
  const named = query.get('compare');
  const key = placeKey(query);
  const now = useRef({ comparedId, named });
  now.current = { comparedId, named };

  // A new place may be in another document, which ends a comparison.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address changes
  useEffect(() => {
    if (named === now.current.comparedId) return;
    dispatch(named ? comparisonOpened(named) : comparisonClosed());
  }, [dispatch, named, key]);

  // The document beside it when the address was last written.
  const before = useRef(comparedId);
  useEffect(() => {
    if (before.current === comparedId) return;
    before.current = comparedId;
    // Back closes the comparison.
    if (now.current.named !== comparedId) changeAddress({ compare: comparedId }, { push: comparedId !== null });
  }, [comparedId, changeAddress]);
}
