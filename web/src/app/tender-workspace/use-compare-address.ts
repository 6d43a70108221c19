import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  comparisonClosed,
  comparisonOpened,
  selectComparedId,
  selectIsComparedFirst,
  selectPlace,
} from '../../features/viewer/viewer.slice.ts';
import { placeKey } from '../../lib/place-address.ts';
import { useAddress } from '../../lib/use-address.ts';

/**
 * Synchronises the document beside the open one, and its side, with the address, in both directions. Call it after `usePlaceAddress`: a
 * document must be open before another can be beside it.
 */
export function useCompareAddress(): void {
  const dispatch = useDispatch();
  const [query, changeAddress] = useAddress();
  const openId = useSelector(selectPlace)?.documentId ?? null;
  const comparedId = useSelector(selectComparedId);
  const isFirst = useSelector(selectIsComparedFirst);
  const named = query.get('compare');
  const isNamedFirst = named !== null && query.get('compareAt') === 'left';
  const key = placeKey(query);
  const now = useRef({ comparedId, isFirst, named, isNamedFirst });
  now.current = { comparedId, isFirst, named, isNamedFirst };

  // A new place may be in another document, which ends a comparison.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address changes
  useEffect(() => {
    const shown = now.current;
    if (named === shown.comparedId && isNamedFirst === shown.isFirst) return;
    dispatch(named ? comparisonOpened({ documentId: named, isFirst: isNamedFirst }) : comparisonClosed());
  }, [dispatch, named, isNamedFirst, key]);

  // The two documents when the address was last written.
  const before = useRef({ openId, comparedId, isFirst });
  useEffect(() => {
    const last = before.current;
    before.current = { openId, comparedId, isFirst };
    if (last.comparedId === comparedId && last.isFirst === isFirst) return;
    if (now.current.named === comparedId && now.current.isNamedFirst === isFirst) return;
    // Back closes the comparison. Where a place was opened in the other document, that place has an entry already.
    const push = comparedId !== null && (last.comparedId === null || last.openId === openId);
    changeAddress({ compare: comparedId, compareAt: isFirst ? 'left' : null }, { push });
  }, [openId, comparedId, isFirst, changeAddress]);
}
