import type { ServerResponse } from 'node:http';

/** Fires once nobody can receive this answer any more: at once where its connection is already closed, because no event follows then. */
export function whenClosed(raw: ServerResponse): AbortSignal {
  if (raw.destroyed) return AbortSignal.abort();
  const closed = new AbortController();
  raw.once('close', () => closed.abort());
  return closed.signal;
}
