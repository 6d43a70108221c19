import { useState } from 'react';

const storedAs = (key: string) => `draft:${key}`;

/** Whether something was typed under this key that is neither saved nor discarded. */
export const hasDraft = (key: string): boolean => sessionStorage.getItem(storedAs(key)) !== null;

/** Forgets all of them: whoever signs in next is somebody else. */
export function clearDrafts(): void {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith(storedAs(''))) sessionStorage.removeItem(name);
}

interface Draft {
  value: string;
  setValue: (value: string) => void;
  /** It was saved or discarded. */
  drop: () => void;
}

/** What is being typed in place of `words`; it is still there after another tab was opened or the page was reloaded. */
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
