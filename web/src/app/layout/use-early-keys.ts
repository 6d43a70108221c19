import { useLayoutEffect, useRef } from 'react';

interface EarlyKeys {
  onTyped: (change: (typed: string) => string) => void;
  onEscape: () => void;
}

/** Whether a key writes a letter. With Ctrl, Alt or ⌘ it is a command, but not with AltGr, which writes some letters. */
const isLetter = (event: KeyboardEvent) =>
  [...event.key].length === 1 &&
  (event.getModifierState('AltGraph') || !(event.ctrlKey || event.metaKey || event.altKey));

/** Whether a dialog has the focus, and so gets the keys itself. */
const isInDialog = () => document.activeElement?.closest('[role="dialog"], [role="alertdialog"]') != null;

/**
 * Keeps what is typed for a dialog that is not in the page yet, so that it reaches neither what has the focus nor the
 * shortcuts of the screen. Enter does nothing until then: its effect is not visible yet.
 */
export function useEarlyKeys(keys: EarlyKeys): void {
  const latest = useRef(keys);
  latest.current = keys;

  // Before the next key: an effect may come after it.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isInDialog() || event.isComposing) return;
      const { onTyped, onEscape } = latest.current;
      if (isLetter(event)) onTyped((typed) => typed + event.key);
      else if (event.key === 'Backspace') onTyped((typed) => [...typed].slice(0, -1).join(''));
      else if (event.key === 'Escape') onEscape();
      else if (event.key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);
}
