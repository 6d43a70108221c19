import type { ServerResponse } from 'node:http';

/** Fires once nobody can hear this answer any more: at once where its connection is gone already, of which nothing is told again. */
export function whenClosed(raw: ServerResponse): AbortSignal {
  if (raw.destroyed) return AbortSignal.abort();
  const closed = new AbortController();
  raw.once('close', () => closed.abort());
  return closed.signal;
}
