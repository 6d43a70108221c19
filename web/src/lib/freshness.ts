/**
 * The shown data may be outdated after a lost connection, or after a change in another tab. Components that show data listen here, and
 * fetch it again while they keep showing it.
 */
const listeners = new Set<() => void>();

/** Returns a function that stops listening. */
export function onFreshen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function freshen(): void {
  for (const listener of [...listeners]) listener();
}
