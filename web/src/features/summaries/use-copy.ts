import { useDispatch } from 'react-redux';
import { messages } from '../../lib/messages.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';

const text = messages.summaryRuns;

/** Copies text to the clipboard and shows a message. */
export function useCopy(): (words: string) => Promise<void> {
  const dispatch = useDispatch();
  return async (words) => {
    try {
      await navigator.clipboard.writeText(words);
      dispatch(toastShown({ intent: 'success', message: text.copied }));
    } catch {
      dispatch(toastShown({ intent: 'error', message: text.copyFailed }));
    }
  };
}
