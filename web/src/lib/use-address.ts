import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** What to say in the address: null takes a name out of it. */
export type AddressPatch = Record<string, string | null>;

export interface AddressChange {
  /** Makes an entry of the history to go back from; else the one that is shown is replaced. */
  push?: boolean;
  /** What the history keeps with the new entry; one that is replaced keeps what it had. */
  state?: unknown;
}

interface Pending extends AddressChange {
  patch: AddressPatch;
}

/** What is to be said at the end of this turn, by whoever says it: several parts of a screen speak in the same moment. */
let pending: Pending | null = null;
/** What has been said and has not come back as the query yet. */
let said: AddressPatch = {};
/** The key of the entry that Back or Forward has led to and that is not shown yet. */
let leadsTo: string | null = null;

// The address changes at once, the screen only when it has been drawn: until then the screen that is left still
// reports, such as the page that it shows, and would write its own address over the one that Back has led to.
window.addEventListener('popstate', ({ state }) => {
  leadsTo = state?.key ?? 'default';
});

/**
 * The query of the address, and the way to change a part of it. Changes of one turn become one entry of the history,
 * whichever components they come from.
 */
export function useAddress(): [URLSearchParams, (patch: AddressPatch, change?: AddressChange) => void] {
  const [query, setQuery] = useSearchParams();
  const { state, key } = useLocation();
  const now = useRef({ setQuery, state, key });
  useEffect(() => {
    now.current = { setQuery, state, key };
    said = {};
    leadsTo = null;
  }, [setQuery, state, key]);

  const change = useCallback((patch: AddressPatch, { push = false, state }: AddressChange = {}) => {
    if (!pending) {
      pending = { patch: {} };
      queueMicrotask(() => {
        const { patch = {}, push = false, state } = pending ?? {};
        pending = null;
        if (!push && leadsTo !== null && leadsTo !== now.current.key) return;
        said = { ...said, ...patch };
        now.current.setQuery((current) => applyPatch(current, said), {
          replace: !push,
          state: push ? state : (state ?? now.current.state),
        });
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
