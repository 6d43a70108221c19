import type { KeyboardEvent } from 'react';
import type { Find } from './use-find.ts';

interface FindKeys {
  onOpen: () => void;
  onClose: () => void;
}

/** Ctrl/⌘ F, Ctrl/⌘ G and Escape, wherever the focus is within a viewer. */
export const findKeys =
  (find: Find, { onOpen, onClose }: FindKeys) =>
  (event: KeyboardEvent<HTMLElement>) => {
    // Menus and dialogs are outside of the viewer's element, but React sends their key events here.
    if (!event.currentTarget.contains(event.target as Node)) return;
    const { ctrlKey, metaKey, altKey, shiftKey } = event;
    const key = event.key.toLowerCase();
    if (key === 'escape' && find.isOpen) return onClose();
    if (!(ctrlKey || metaKey) || altKey) return;
    if (key === 'f') onOpen();
    else if (key === 'g' && find.isOpen) find.step(shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  };
