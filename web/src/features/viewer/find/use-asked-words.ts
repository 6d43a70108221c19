import { useEffect, useRef, useState } from 'react';
import { type AddressPatch, useAddress } from '../../../lib/use-address.ts';
import type { FindQuery } from './find-in-text.ts';

/** While somebody types, not every letter is worth an address, in milliseconds. */
const settledAfter = 400;
/** Longer words are not looked for. */
const longest = 200;

/** What is looked for, null while nobody is finding. `isRestored`: by Back or a link, not by whoever looks at the screen. */
export interface AskedWords {
  asked: FindQuery | null;
  isRestored: boolean;
}

/**
 * What is looked for in a document. Where the document is the open one, the address says it too, so that Back, a reload and a
 * link restore it; the one beside it keeps it to itself.
 */
export function useAskedWords(documentId: string): [AskedWords, (asked: FindQuery | null) => void] {
  const [query, changeAddress] = useAddress();
  const isOpenOne = query.get('document') === documentId;
  const named = isOpenOne ? findInAddress(query) : null;
  const [now, setNow] = useState<AskedWords>({ asked: named, isRestored: true });
  const key = keyOf(named);
  /** What the address and this document agree on. */
  const agreed = useRef(key);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is all that the words depend on
  useEffect(() => {
    if (!isOpenOne || key === agreed.current) return;
    agreed.current = key;
    setNow({ asked: named, isRestored: true });
  }, [isOpenOne, key]);

  const askedKey = keyOf(now.asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is all that the address depends on
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
