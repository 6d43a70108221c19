import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** A change of the address's query; null removes a parameter. */
export type AddressPatch = Record<string, string | null>;

export interface AddressChange {
  /** Adds an entry to the history; else the current entry is replaced. */
  push?: boolean;
  /** With `push`: adds an entry, with the state of the current one, even if the address stays the same: the page is written into it later. */
  evenIfSame?: boolean;
  /** The state of a new history entry; a replaced entry keeps its state. */
  state?: unknown;
}

interface Pending extends AddressChange {
  patch: AddressPatch;
}

/** The changes that are written at the end of this turn, from all components. */
let pending: Pending | null = null;

/** An address that was written. */
interface Written {
  query: string;
  state: unknown;
}

/** What was written but is not shown by the router yet, in order: the last one is the base of the next change. */
let written: readonly Written[] = [];
/** How many components use the address. */
let users = 0;
/** The entry that the router shows; null while no component uses the address. A component that has left the screen knows only an earlier one. */
let shown: (Written & { key: string }) | null = null;
/**
 * The key of the browser's current entry, as the router stores it; null without a browser's history. A link and Back change the entry at
 * once, but the screen only after rendering.
 */
function currentKey(): string | null {
  const { state } = window.history;
  return state === null ? null : (state.key ?? 'default');
}

/**
 * Whether a link, Back or Forward has led to an entry that is not shown yet. Until then the old screen still writes changes, such as its
 * page, and would overwrite the new entry.
 */
const isLeaving = (): boolean => written.length === 0 && currentKey() !== null && currentKey() !== shown?.key;

window.addEventListener('popstate', () => {
  // What was written before Back says nothing about where Back leads.
  written = [];
  if (isLeaving()) return;
  // The entry is shown already, or still: what was opened after it was left before the router showed it.
  returns++;
  for (const listener of returnListeners) listener();
});

/** How often Back led to an entry that the router still showed. */
let returns = 0;
const returnListeners = new Set<() => void>();
function onReturn(listener: () => void): () => void {
  returnListeners.add(listener);
  return () => void returnListeners.delete(listener);
}

/**
 * Changes each time that Back leads to an entry that the router still showed: the query does not change then, but what the screen opened
 * meanwhile does not apply any more.
 */
export const useReturns = (): number => useSyncExternalStore(onReturn, () => returns);

/**
 * Whether the entry that is shown was left already: a change after it is about to be written, or is not shown yet. What such an entry
 * names must not be opened: on a slow machine it may come after the reader's next step.
 */
export const isAddressOutdated = (): boolean => pending !== null || written.length > 0;

/** An entry is shown. What was written after it is still the base of further changes. */
function entryShown(entry: Written & { key: string }): void {
  const { key } = entry;
  const isShown = key === shown?.key;
  shown = entry;
  if (isShown) return;
  const index = written.findLastIndex(({ query }) => query === entry.query);
  written = index < 0 ? [] : written.slice(index + 1);
}

/**
 * The query of the address, and a function that changes parts of it. Changes of one turn become one entry of the history,
 * even from different components.
 */
export function useAddress(): [URLSearchParams, (patch: AddressPatch, change?: AddressChange) => void] {
  const [query, setQuery] = useSearchParams();
  const { state, key } = useLocation();
  const latest = useRef(setQuery);
  // Not `useEffect`, which React runs later, when the next entry may have been written already.
  useLayoutEffect(() => {
    latest.current = setQuery;
    entryShown({ key, query: `${query}`, state });
  }, [query, setQuery, state, key]);

  useLayoutEffect(() => {
    users++;
    return () => {
      users--;
      if (users === 0) [written, shown] = [[], null];
    };
  }, []);

  const change = useCallback((patch: AddressPatch, { push = false, evenIfSame = false, state }: AddressChange = {}) => {
    if (!pending) {
      pending = { patch: {} };
      queueMicrotask(() => {
        const { patch = {}, push = false, evenIfSame = false, state } = pending ?? {};
        pending = null;
        const last = written.at(-1) ?? shown;
        // The address is another screen's already.
        if (!last || (!push && isLeaving())) return;
        const next = applyPatch(new URLSearchParams(last.query), patch);
        const nextState = push && !evenIfSame ? (state ?? null) : (state ?? last.state);
        // What is opened once more is no step back.
        const isSame =
          !evenIfSame && `${next}` === last.query && JSON.stringify(nextState) === JSON.stringify(last.state);
        written = [...written, { query: `${next}`, state: nextState }];
        latest.current(next, { replace: !push || isSame, state: nextState });
      });
    }
    Object.assign(pending.patch, patch);
    if (push) pending.push = true;
    if (evenIfSame) pending.evenIfSame = true;
    if (state !== undefined) pending.state = state;
  }, []);
  return [query, change];
}

function applyPatch(query: URLSearchParams, patch: AddressPatch): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
