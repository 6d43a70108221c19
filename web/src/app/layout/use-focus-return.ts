import { useEffect } from 'react';

const dialogs = '[role="dialog"], [role="alertdialog"]';
/** What opens over a screen for a moment, and returns the focus by itself; the last are messages. */
const passing = '[role="menu"], [role="listbox"], [role="tooltip"], section[aria-live]';

/**
 * Returns the focus to what opened a dialog when the dialog is gone. Our dialogs are rendered only while they are open, so the library
 * does not know what opened them, and the focus would be at the beginning of the page: Tab would start there again. Nothing is
 * done if something else took the focus, if nothing had it before, or if another screen was opened, whose heading gets it.
 */
export function useFocusReturn(): void {
  useEffect(() => {
    let opener: { element: HTMLElement; path: string } | null = null;
    let isInDialog = false;
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target.closest(passing)) return;
      isInDialog = target.closest(dialogs) !== null;
      if (!isInDialog) opener = { element: target, path: location.pathname };
    };
    // A press beside everything: what had the focus long before must not get it, since a key would work on it.
    const onBlur = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget === null && target === opener?.element) opener = null;
    };
    const observer = new MutationObserver(() => {
      if (!isInDialog || !hasNoFocus() || document.querySelector(dialogs)) return;
      isInDialog = false;
      if (opener?.path === location.pathname && opener.element.isConnected)
        opener.element.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    // Dialogs are children of the body.
    observer.observe(document.body, { childList: true });
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
      observer.disconnect();
    };
  }, []);
}

const hasNoFocus = () => document.activeElement === null || document.activeElement === document.body;
