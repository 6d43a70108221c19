import { useEffect, useRef, useState } from 'react';
import { type AddressPatch, useAddress } from '../../../lib/use-address.ts';
import type { FindQuery } from './find-in-text.ts';

/** How long typing must pause before the address is changed, in milliseconds. */
const settledAfter = 400;
/** The longest search text. */
const longest = 200;

/** The search text; null while the search is closed. `isRestored`: it comes from Back or a link, not from typing. */
export interface AskedWords {
  asked: FindQuery | null;
  isRestored: boolean;
}

/**
 * The search text of a document. That of the open document is also in the address, so that Back, a reload and a link restore it;
 * that of the document beside it is not.
 */
export function useAskedWords(documentId: string): [AskedWords, (asked: FindQuery | null) => void] {
  const [query, changeAddress] = useAddress();
  const isOpenOne = query.get('document') === documentId;
  const named = isOpenOne ? findInAddress(query) : null;
  const [now, setNow] = useState<AskedWords>({ asked: named, isRestored: true });
  const key = keyOf(named);
  /** The search on which the address and this document agree. */
  const agreed = useRef(key);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the words depend only on the key
  useEffect(() => {
    if (!isOpenOne || key === agreed.current) return;
    agreed.current = key;
    setNow({ asked: named, isRestored: true });
  }, [isOpenOne, key]);

  const askedKey = keyOf(now.asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address depends only on the key
  useEffect(() => {
    if (!isOpenOne || askedKey === agreed.current) return;
    const timer = setTimeout(() => {
      agreed.current = askedKey;
      changeAddress(addressOfFind(now.asked));
    }, settledAfter);
    return () => clearTimeout(timer);
  }, [isOpenOne, askedKey, changeAddress]);

  return [now, (asked) => setNow({ asked, isRestored: false })];
}

const keyOf = (asked: FindQuery | null): string => Object.values(addressOfFind(asked)).join('\n');

function addressOfFind(asked: FindQuery | null): AddressPatch {
  const find = asked?.text.trim().slice(0, longest) || null;
  return {
    find,
    matchCase: find && asked?.matchCase ? '1' : null,
    wholeWords: find && asked?.wholeWords ? '1' : null,
  };
}

function findInAddress(query: URLSearchParams): FindQuery | null {
  const text = (query.get('find') ?? '').trim().slice(0, longest);
  if (!text) return null;
  return { text, matchCase: query.get('matchCase') === '1', wholeWords: query.get('wholeWords') === '1' };
}
