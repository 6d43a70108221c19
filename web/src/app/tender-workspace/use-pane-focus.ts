import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Where the focus goes when the pane that has it is hidden: the first of these that is shown. */
const order = ['viewer', 'result', 'documents', 'chat'] as const;

/**
 * The focus of the keyboard follows what is shown. When a pane is hidden by what was done in it, as a source in the chat does on a
 * narrow screen, the focus goes to the pane that replaces it; the browser would leave it nowhere. The same holds for a link or button of
 * a panel that leads to another tab, whose panel takes its place.
 *
 * @returns a function that moves the focus to the question of the chat, as soon as the chat is shown.
 */
export function usePaneFocus(room: RefObject<HTMLElement | null>, tab: string): () => void {
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
  // What had the focus is not in the document any more when its panel has gone, so it is noted before.
  const wasInResult = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      wasInResult.current = target instanceof Element && target.closest('[data-pane="result"]') !== null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  const lastTab = useRef(tab);
  useLayoutEffect(() => {
    if (lastTab.current === tab) return;
    lastTab.current = tab;
    // The panel itself: what it shows may still be loading.
    if (wasInResult.current) shown('result')?.focus({ preventScroll: true });
  });
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
