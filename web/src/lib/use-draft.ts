import { useState } from 'react';

/** The name in the session's storage. `clearDrafts` deletes everything under such names. */
export const storedAs = (key: string) => `draft:${key}`;

/** Whether this key has a draft that is neither saved nor discarded. */
export const hasDraft = (key: string): boolean => sessionStorage.getItem(storedAs(key)) !== null;

/** Deletes all drafts, because the next user may be another person. */
export function clearDrafts(): void {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith(storedAs(''))) sessionStorage.removeItem(name);
}

interface Draft {
  value: string;
  setValue: (value: string) => void;
  /** Deletes the draft after it was saved or discarded. */
  drop: () => void;
}

/** A draft that replaces `words`. It is kept when another tab is opened or the page is reloaded. */
export function useDraft(key: string, words: string): Draft {
  const [value, setState] = useState(() => sessionStorage.getItem(storedAs(key)) ?? words);
  const drop = () => sessionStorage.removeItem(storedAs(key));
  const setValue = (next: string) => {
    setState(next);
    if (next === words) drop();
    else sessionStorage.setItem(storedAs(key), next);
  };
  return { value, setValue, drop };
}
