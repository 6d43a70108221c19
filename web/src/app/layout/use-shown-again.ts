import { useEffect } from 'react';

/**
 * Shows the app to screen readers again when the frame is replaced. While a dialog is open, Fluent hides the app from them, and shows it
 * when the dialog is gone. But if the session ends or the screen fails, what would do that is gone together with the dialog.
 */
export function useShownAgain(): void {
  useEffect(() => () => document.getElementById('root')?.removeAttribute('aria-hidden'), []);
}
