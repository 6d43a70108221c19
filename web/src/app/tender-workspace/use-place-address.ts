import { useCallback, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  citationOpened,
  documentOpened,
  type Place,
  selectPage,
  selectPlace,
} from '../../features/viewer/viewer.slice.ts';
import { type AddressedPlace, addressOfPlace, patchKey, placeInAddress, placeKey } from '../../lib/place-address.ts';
import { type AddressPatch, useAddress } from '../../lib/use-address.ts';

/** Pages that are only passed while scrolling are not worth an address. */
const settledAfterMs = 400;

/**
 * Keeps the viewer's place and the address in step: Back, a reload and a link open the place that the address names, and
 * the address follows the page that is read.
 *
 * @returns the address of a place, to be said by whoever opens that place in the viewer.
 */
export function usePlaceAddress(): (place: AddressedPlace) => AddressPatch {
  const dispatch = useDispatch();
  const [query, changeAddress] = useAddress();
  const place = useSelector(selectPlace);
  const page = useSelector(selectPage);
  /** What this screen has said itself needs no opening. */
  const said = useRef('');
  const key = placeKey(query);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is all that the place depends on
  useEffect(() => {
    const named = placeInAddress(query);
    if (!named || key === said.current) return;
    said.current = key;
    if (named.page === null) dispatch(documentOpened(named.documentId));
    else dispatch(citationOpened({ ...named, page: named.page }));
  }, [dispatch, key]);

  const shownId = useRef(query.get('document'));
  shownId.current = query.get('document');
  const addressOf = useCallback((wanted: AddressedPlace) => {
    const patch = addressOfPlace(wanted);
    said.current = patchKey(patch);
    // What was looked for in one document is not looked for in another.
    const isOther = shownId.current !== null && shownId.current !== wanted.documentId;
    return isOther ? { ...patch, find: null, matchCase: null, wholeWords: null } : patch;
  }, []);

  useEffect(() => {
    if (!place || page === null) return;
    const timer = setTimeout(() => changeAddress(addressOf(placeOn(page, place))), settledAfterMs);
    return () => clearTimeout(timer);
  }, [place, page, addressOf, changeAddress]);
  return addressOf;
}

/** What is marked belongs to its own page; on another, the page is all that there is to say. */
const placeOn = (page: number, place: Place): AddressedPlace =>
  page === place.page
    ? { ...place, quote: place.quote ?? '' }
    : { documentId: place.documentId, page, quote: '', boxes: [] };
