import { type AddressedPlace, addressOfPlace } from '@bidloom/contract/place-address';
import { useCallback, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import {
  citationOpened,
  documentOpened,
  type Place,
  selectPage,
  selectPlace,
} from '../../features/viewer/viewer.slice.ts';
import { patchKey, placeInAddress, placeKey } from '../../lib/place-address.ts';
import { type AddressPatch, isAddressOutdated, useAddress, useReturns } from '../../lib/use-address.ts';

/** How long a page must be in view before the address names it, in milliseconds; pages in between are skipped. */
const settledAfterMs = 400;

/**
 * Synchronises the viewer's place with the address: Back, a reload and a link open the place in the address, and the
 * address follows the page in view.
 *
 * @returns a function that gives the address of a place, for callers that open the place in the viewer.
 */
export function usePlaceAddress(): (place: AddressedPlace) => AddressPatch {
  const dispatch = useDispatch();
  const [query, changeAddress] = useAddress();
  const place = useSelector(selectPlace);
  const page = useSelector(selectPage);
  /** The last address that this screen wrote itself, which must not be opened again. */
  const written = useRef('');
  const key = placeKey(query);
  const returns = useReturns();
  const { key: entry } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the place depends only on the key, which another entry may share
  useEffect(() => {
    const named = placeInAddress(query);
    if (!named || key === written.current || isAddressOutdated()) return;
    written.current = key;
    if (named.page === null) dispatch(documentOpened(named.documentId));
    else dispatch(citationOpened({ ...named, page: named.page }));
  }, [dispatch, key, entry, returns]);

  const shownId = useRef(query.get('document'));
  shownId.current = query.get('document');
  const addressOf = useCallback((wanted: AddressedPlace) => {
    const patch = addressOfPlace(wanted);
    written.current = patchKey(patch);
    // A search in one document does not apply to another.
    const isOther = shownId.current !== null && shownId.current !== wanted.documentId;
    return isOther ? { ...patch, find: null, found: null, matchCase: null, wholeWords: null } : patch;
  }, []);

  // The command palette leaves the page out, and the first hit may be on the page in view.
  const isPageLeftOut = query.get('document') === place?.documentId && !query.has('page');
  // biome-ignore lint/correctness/useExhaustiveDependencies: also writes a page that was left out
  useEffect(() => {
    if (!place || page === null) return;
    const timer = setTimeout(() => changeAddress(addressOf(placeOn(page, place))), settledAfterMs);
    return () => clearTimeout(timer);
  }, [place, page, isPageLeftOut, addressOf, changeAddress]);
  return addressOf;
}

/** The address of a place while a page is in view: the mark belongs to its own page; for another page only the page is named. */
const placeOn = (page: number, place: Place): AddressedPlace =>
  page === place.page
    ? { ...place, quote: place.quote ?? '' }
    : { documentId: place.documentId, page, quote: '', boxes: [] };
