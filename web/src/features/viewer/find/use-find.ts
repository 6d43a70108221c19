import type { Document as TenderDocument } from '@bidloom/contract/documents';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { type DocumentText, openDocumentText } from './document-text.ts';
import { type FindQuery, noWords, patternOf } from './find-in-text.ts';
import { type FindHit, firstHitFrom, mostHits, searchDocument } from './search-document.ts';
import { useAskedWords } from './use-asked-words.ts';

/** How long typing must pause before the search begins, in milliseconds. */
const restAfter = 120;

interface Results {
  hits: readonly FindHit[];
  searching: boolean;
  error: string | null;
}

const nothing: Results = { hits: [], searching: false, error: null };

/** The search in one document: the search text, its hits, and the current hit. */
export interface Find extends Results {
  /** Whether the search is open: then the bar is shown, and the hits are marked. */
  isOpen: boolean;
  query: FindQuery;
  /** The index of the current hit; -1: none. */
  current: number;
  hit: FindHit | null;
  /** Counts up each time a hit is chosen, so that the same hit can be shown again; 0: none was chosen yet. */
  round: number;
  /** Whether there are more hits than the limit. */
  isCut: boolean;
  text: DocumentText;
  open: () => void;
  close: () => void;
  change: (change: Partial<FindQuery>) => void;
  goTo: (index: number) => void;
  /** Goes to the next hit, or to the previous one (-1), and wraps around at the ends. */
  step: (by: 1 | -1) => void;
  retry: () => void;
}

/**
 * Searches words in a document. `page` is the page in view, where the search begins. Words from the address are marked from
 * the page `opened` on, but the view stays there.
 */
export function useFind(
  document: Pick<TenderDocument, 'workspaceId' | 'id' | 'updatedAt'>,
  page: number,
  opened: number | null,
): Find {
  const { workspaceId, id, updatedAt } = document;
  const [{ asked, hit: named, isRestored }, setAsked, setHit] = useAskedWords(id);
  const isOpen = asked !== null;
  const last = useRef<FindQuery>(noWords);
  if (asked) last.current = asked;
  const query = last.current;
  const [results, setResults] = useState<Results>(nothing);
  const [chosen, setChosen] = useState({ index: -1, round: 0 });
  const [attempt, setAttempt] = useState(0);
  const reader = useRef(page);
  reader.current = isRestored ? (opened ?? page) : page;
  /** The hit that the address names; it counts on the page that the address names, too. */
  const wanted = useRef(named);
  wanted.current = isRestored ? named : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a document that was read again has a new text
  const text = useMemo(() => openDocumentText({ workspaceId, id }), [workspaceId, id, updatedAt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` starts the search again
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
          const index = (wanted.current ?? 0) - 1;
          if (index >= hits.length && searching) return;
          if (hits[index]?.page === reader.current) {
            setChosen((now) => (now.index >= 0 ? now : { index, round: now.round + 1 }));
            return;
          }
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

  useEffect(() => {
    if (chosen.index >= 0) setHit(chosen.index + 1);
  }, [chosen.index, setHit]);

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

/** Searches to the end and reports hits: the first ones at once, further ones in batches. */
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

/** The interval between batches of hits, in milliseconds. Each batch draws the screen again. */
const tellEvery = 150;
