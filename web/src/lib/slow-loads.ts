import { useSyncExternalStore } from 'react';

/** What loads faster than this, in milliseconds, needs no sign. */
const patience = 200;

let slow = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  slow += change;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Passes on code that is loading, and counts it as slow once it takes long. */
export async function countIfSlow<T>(loading: Promise<T>): Promise<T> {
  let isCounted = false;
  const timer = setTimeout(() => {
    isCounted = true;
    count(1);
  }, patience);
  try {
    return await loading;
  } finally {
    clearTimeout(timer);
    if (isCounted) count(-1);
  }
}

/** Whether the user has been waiting for code of a screen, a tab or a dialog. */
export const useIsLoadSlow = (): boolean => useSyncExternalStore(subscribe, () => slow > 0);
