/**
 * What is shown may be older than what the server has: the connection was away, or another tab has changed something. Whoever shows
 * something listens here, and asks once more without taking away what is shown.
 */
const listeners = new Set<() => void>();

/** Returns how to stop listening. */
export function onFreshen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function freshen(): void {
  for (const listener of [...listeners]) listener();
}
