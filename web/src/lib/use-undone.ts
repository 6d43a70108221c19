import { useState } from 'react';
import { storedAs } from './use-draft.ts';

/**
 * A text by hand that was undone, so that it can be put back; null: there is none. Like a draft, it is kept when another tab is opened or
 * the page is reloaded, and until another person signs in.
 */
export function useUndone(key: string): [string | null, (undone: string | null) => void] {
  const name = storedAs(`undone:${key}`);
  const [undone, setState] = useState(() => sessionStorage.getItem(name));
  const setUndone = (next: string | null) => {
    setState(next);
    if (next === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, next);
  };
  return [undone, setUndone];
}
