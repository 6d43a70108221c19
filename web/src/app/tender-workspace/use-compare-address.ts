import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { comparisonClosed, comparisonOpened, selectComparedId } from '../../features/viewer/viewer.slice.ts';
import { placeKey } from '../../lib/place-address.ts';
import { useAddress } from '../../lib/use-address.ts';

/**
 * Keeps the document beside the open one and the address in step, in both directions. To be called after `usePlaceAddress`:
 * something has to be open before another is beside it.
 */
export function useCompareAddress(): void {
  const dispatch = useDispatch();
  const [query, changeAddress] = useAddress();
  const comparedId = useSelector(selectComparedId);
  const named = query.get('compare');
  const key = placeKey(query);
  const now = useRef({ comparedId, named });
  now.current = { comparedId, named };

  // Another place may be in another document, which ends a comparison.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address says is followed when it changes
  useEffect(() => {
    if (named === now.current.comparedId) return;
    dispatch(named ? comparisonOpened(named) : comparisonClosed());
  }, [dispatch, named, key]);

  // What was beside it when this was said last.
  const before = useRef(comparedId);
  useEffect(() => {
    if (before.current === comparedId) return;
    before.current = comparedId;
    // Back leads from the comparison to what was read before it.
    if (now.current.named !== comparedId) changeAddress({ compare: comparedId }, { push: comparedId !== null });
  }, [comparedId, changeAddress]);
}
