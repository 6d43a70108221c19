import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Where the focus goes when the pane that has it is hidden: the first of these that is shown. */
const order = ['viewer', 'result', 'documents', 'chat'] as const;

/**
 * The focus of the keyboard follows what is shown. When a pane is hidden by what was done in it, as a source in the chat does on a
 * narrow screen, the focus goes to the pane that replaces it; the browser would leave it nowhere.
 *
 * @returns a function that moves the focus to the question of the chat, as soon as the chat is shown.
 */
export function usePaneFocus(room: RefObject<HTMLElement | null>): () => void {
  const wantsChat = useRef(false);
  const shown = (id: string) => {
    const pane = room.current?.querySelector<HTMLElement>(`[data-pane="${id}"]`);
    return pane && !pane.closest('[data-away]') ? pane : null;
  };
  const toChat = () => {
    const chat = wantsChat.current ? shown('chat') : null;
    if (!chat) return;
    wantsChat.current = false;
    (chat.querySelector<HTMLElement>('textarea:enabled') ?? chat).focus();
  };
  // After each drawing: the panes are hidden by the address, by the width of the window and by buttons.
  useLayoutEffect(() => {
    toChat();
    const active = document.activeElement;
    if (!room.current?.contains(active) || !active?.closest('[data-away]')) return;
    const pane = order.map(shown).find((found) => found !== null);
    // What scrolls in it, so that the arrow keys and Page Down work at once.
    const target = pane?.querySelector<HTMLElement>('section[tabindex="0"]') ?? pane;
    target?.focus({ preventScroll: true });
  });
  return () => {
    wantsChat.current = true;
    toChat();
  };
}
