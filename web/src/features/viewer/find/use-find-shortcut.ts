import { type RefObject, useEffect, useRef } from 'react';

const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/**
 * Opens the search of a visible viewer on Ctrl or ⌘ with F, wherever the focus is: the browser's search finds only words of the pages
 * that are drawn. Of two viewers side by side, the one with the focus comes first, else the first one.
 */
export function useFindShortcut(viewer: RefObject<HTMLElement | null>, onOpen: () => void): void {
  const latest = useRef(onOpen);
  useEffect(() => {
    latest.current = onOpen;
  });

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
      // Where the focus is in a viewer, its own shortcut has handled the key.
      if (defaultPrevented || key.toLowerCase() !== 'f' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      if (!viewer.current?.checkVisibility({ visibilityProperty: true }) || isDialogOpen()) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [viewer]);
}
