import { useCallback, useEffect, useRef, useState } from 'react';
import { type AddressPatch, useAddress } from '../../../lib/use-address.ts';
import type { FindQuery } from './find-in-text.ts';

/** How long typing must pause before the address is changed, in milliseconds. */
const settledAfter = 400;
/** The longest search text. */
const longest = 200;

/**
 * The search text; null while the search is closed. `isRestored`: it comes from an address that also names the page to show, and not from
 * typing.
 */
export interface AskedWords {
  asked: FindQuery | null;
  /** The number of the hit that is looked at, from 1; null while there is none. */
  hit: number | null;
  isRestored: boolean;
}

/**
 * The search text of a document, and the hit that is looked at. That of the open document is also in the address, so that Back, a reload and a link restore it;
 * that of the document beside it is not.
 */
export function useAskedWords(
  documentId: string,
): [AskedWords, (asked: FindQuery | null) => void, (hit: number) => void] {
  const [query, changeAddress] = useAddress();
  const isOpenOne = query.get('document') === documentId;
  const named = isOpenOne ? findInAddress(query) : null;
  const namedHit = named && hitInAddress(query);
  // Without a page, the words themselves are what the address leads to.
  const isRestored = query.has('page');
  const [now, setNow] = useState<AskedWords>({ asked: named, hit: namedHit, isRestored });
  const key = keyOf(named, namedHit);
  /** The search on which the address and this document agree. */
  const agreed = useRef(key);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the words depend only on the key
  useEffect(() => {
    if (!isOpenOne || key === agreed.current) return;
    agreed.current = key;
    setNow({ asked: named, hit: namedHit, isRestored });
  }, [isOpenOne, key]);

  const askedKey = keyOf(now.asked, now.hit);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address depends only on the key
  useEffect(() => {
    if (!isOpenOne || askedKey === agreed.current) return;
    const timer = setTimeout(() => {
      agreed.current = askedKey;
      changeAddress(addressOfFind(now.asked, now.hit));
    }, settledAfter);
    return () => clearTimeout(timer);
  }, [isOpenOne, askedKey, changeAddress]);

  const setHit = useCallback((hit: number) => setNow((before) => (before.asked ? { ...before, hit } : before)), []);
  return [now, (asked) => setNow({ asked, hit: null, isRestored: false }), setHit];
}

const keyOf = (asked: FindQuery | null, hit: number | null): string =>
  Object.values(addressOfFind(asked, hit)).join('\n');

function addressOfFind(asked: FindQuery | null, hit: number | null): AddressPatch {
  const find = asked?.text.trim().slice(0, longest) || null;
  return {
    find,
    found: find && hit !== null ? String(hit) : null,
    matchCase: find && asked?.matchCase ? '1' : null,
    wholeWords: find && asked?.wholeWords ? '1' : null,
  };
}

function findInAddress(query: URLSearchParams): FindQuery | null {
  const text = (query.get('find') ?? '').trim().slice(0, longest);
  if (!text) return null;
  return { text, matchCase: query.get('matchCase') === '1', wholeWords: query.get('wholeWords') === '1' };
}

function hitInAddress(query: URLSearchParams): number | null {
  const hit = Number(query.get('found'));
  return Number.isInteger(hit) && hit > 0 ? hit : null;
}
