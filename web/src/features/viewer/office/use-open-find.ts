import type { RefObject } from 'react';
import { useFindShortcut } from '../find/use-find-shortcut.ts';

/**
 * Opens the search bar of an Office viewer, also by Ctrl or ⌘ with F. An open one gets the focus, with its words selected.
 * @param words what is searched for; null while the bar is closed
 */
export function useOpenFind(
  viewer: RefObject<HTMLElement | null>,
  words: string | null,
  setWords: (words: string) => void,
): () => void {
  const open = () => {
    if (words === null) setWords('');
    else viewer.current?.querySelector<HTMLInputElement>('search input')?.select();
  };
  useFindShortcut(viewer, open);
  return open;
}
