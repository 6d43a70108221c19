import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** A change of the address's query; null removes a parameter. */
export type AddressPatch = Record<string, string | null>;

export interface AddressChange {
  /** Adds an entry to the history; else the current entry is replaced. */
  push?: boolean;
  /** The state of a new history entry; a replaced entry keeps its state. */
  state?: unknown;
}

interface Pending extends AddressChange {
  patch: AddressPatch;
}

/** The changes that are written at the end of this turn, from all components. */
let pending: Pending | null = null;
/** The changes that were written but are not in the router's query yet. */
let written: AddressPatch = {};
/** The state that was written but is not in the router's location yet. */
let writtenState: { value: unknown } | null = null;
/** The key of the entry to which Back or Forward has led, while it is not shown yet. */
let targetEntry: string | null = null;

// The address changes at once, but the screen only after rendering. Until then the old screen still writes changes, such as
// its page, and would overwrite the address to which Back has led.
window.addEventListener('popstate', ({ state }) => {
  targetEntry = state?.key ?? 'default';
});

/**
 * The query of the address, and a function that changes parts of it. Changes of one turn become one entry of the history,
 * even from different components.
 */
export function useAddress(): [URLSearchParams, (patch: AddressPatch, change?: AddressChange) => void] {
  const [query, setQuery] = useSearchParams();
  const { state, key } = useLocation();
  const now = useRef({ setQuery, state, key });
  useEffect(() => {
    now.current = { setQuery, state, key };
    written = {};
    writtenState = null;
    targetEntry = null;
  }, [setQuery, state, key]);

  const change = useCallback((patch: AddressPatch, { push = false, state }: AddressChange = {}) => {
    if (!pending) {
      pending = { patch: {} };
      queueMicrotask(() => {
        const { patch = {}, push = false, state } = pending ?? {};
        pending = null;
        if (!push && targetEntry !== null && targetEntry !== now.current.key) return;
        written = { ...written, ...patch };
        const kept = writtenState ? writtenState.value : now.current.state;
        writtenState = { value: push ? state : (state ?? kept) };
        now.current.setQuery((current) => applyPatch(current, written), { replace: !push, state: writtenState.value });
      });
    }
    Object.assign(pending.patch, patch);
    if (push) pending.push = true;
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
