import type { Document as TenderDocument } from '@bidloom/contract/documents';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { type DocumentText, openDocumentText } from './document-text.ts';
import { type FindQuery, noWords, patternOf } from './find-in-text.ts';
import { type FindHit, firstHitFrom, mostHits, searchDocument } from './search-document.ts';
import { useAskedWords } from './use-asked-words.ts';

/** How long typing rests before the search begins, in milliseconds. */
const restAfter = 120;

interface Results {
  hits: readonly FindHit[];
  searching: boolean;
  error: string | null;
}

const nothing: Results = { hits: [], searching: false, error: null };

/** Finding words in one document: what is looked for, where it was found, and which of the places is looked at. */
export interface Find extends Results {
  /** Whether somebody is finding; the bar is shown then, and the hits are marked. */
  isOpen: boolean;
  query: FindQuery;
  /** Index of the hit that is looked at; -1: none. */
  current: number;
  hit: FindHit | null;
  /** Counts up with each wish to see a hit, so that the same hit is gone to again; 0: nobody has wished to yet. */
  round: number;
  /** There are more than are looked for. */
  isCut: boolean;
  text: DocumentText;
  open: () => void;
  close: () => void;
  change: (change: Partial<FindQuery>) => void;
  goTo: (index: number) => void;
  /** The next hit, or the one before (-1); round at the ends. */
  step: (by: 1 | -1) => void;
  retry: () => void;
}

/**
 * Finds words in a document. `page` is the page that is read: the search begins there. Words that the address names are
 * marked from the page `opened` on, and nobody is led away from it.
 */
export function useFind(
  document: Pick<TenderDocument, 'workspaceId' | 'id' | 'updatedAt'>,
  page: number,
  opened: number | null,
): Find {
  const { workspaceId, id, updatedAt } = document;
  const [{ asked, isRestored }, setAsked] = useAskedWords(id);
  const isOpen = asked !== null;
  const last = useRef<FindQuery>(noWords);
  if (asked) last.current = asked;
  const query = last.current;
  const [results, setResults] = useState<Results>(nothing);
  const [chosen, setChosen] = useState({ index: -1, round: 0 });
  const [attempt, setAttempt] = useState(0);
  const reader = useRef(page);
  reader.current = isRestored ? (opened ?? page) : page;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a document that was read again has another text
  const text = useMemo(() => openDocumentText({ workspaceId, id }), [workspaceId, id, updatedAt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` searches once more
  useEffect(() => {
    setChosen(({ round }) => ({ index: -1, round }));
    const pattern = isOpen ? patternOf(query) : null;
    if (!pattern) return setResults(nothing);
    setResults((before) => ({ ...before, searching: true, error: null }));
    const controller = new AbortController();
    const timer = setTimeout(() => {
      search(text, pattern, controller.signal, {
        onHits: (hits, searching) => {
          setResults({ hits, searching, error: null });
          const first = firstHitFrom(hits, reader.current);
          const isSure = !searching || (hits[first]?.page ?? 0) >= reader.current;
          if (first < 0 || !isSure) return;
          setChosen((now) => (now.index >= 0 ? now : { index: first, round: isRestored ? 0 : now.round + 1 }));
        },
        onError: (error) => setResults({ hits: [], searching: false, error: messageOf(error) }),
      });
    }, restAfter);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isOpen, query, text, attempt]);

  const count = results.hits.length;
  const goTo = useCallback((index: number) => setChosen(({ round }) => ({ index, round: round + 1 })), []);
  const step = useCallback(
    (by: 1 | -1) =>
      setChosen((now) => {
        if (count === 0) return now;
        const from = now.index < 0 && by < 0 ? 0 : now.index;
        return { index: (from + by + count) % count, round: now.round + 1 };
      }),
    [count],
  );
  return {
    ...results,
    isOpen,
    query,
    current: chosen.index,
    hit: results.hits[chosen.index] ?? null,
    round: chosen.round,
    isCut: count >= mostHits,
    text,
    open: () => setAsked(query),
    close: () => setAsked(null),
    change: (change) => setAsked({ ...query, ...change }),
    goTo,
    step,
    retry: useCallback(() => setAttempt((value) => value + 1), []),
  };
}

/** Searches to the end, and tells of hits as they come: the first ones at once, then what has gathered. */
async function search(
  text: DocumentText,
  pattern: RegExp,
  signal: AbortSignal,
  { onHits, onError }: { onHits: (hits: FindHit[], searching: boolean) => void; onError: (error: unknown) => void },
): Promise<void> {
  const hits: FindHit[] = [];
  let told = 0;
  try {
    for await (const found of searchDocument(text, pattern, signal)) {
      if (signal.aborted) return;
      hits.push(...found);
      const now = performance.now();
      if (now - told < tellEvery) continue;
      told = now;
      onHits([...hits], true);
    }
    if (!signal.aborted) onHits(hits, false);
  } catch (error) {
    if (!signal.aborted) onError(error);
  }
}

/** How often hits that come are told, in milliseconds: each time the screen is drawn again. */
const tellEvery = 150;
