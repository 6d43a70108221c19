import type { Endpoint } from '@bidloom/contract';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { type CallInput, download } from './api-client.ts';
import { messageOf } from './api-error.ts';
import { saveBlob } from './save-blob.ts';
import { toastShown } from './state/toasts.slice.ts';

/** Options for saving a file, and its messages. */
interface Saved {
  name: string;
  done?: string;
}

/** Lets the browser save the file that a call returns. It continues when the screen is left. */
export function useDownload<E extends Endpoint>(endpoint: E) {
  const dispatch = useDispatch();
  const [downloading, setDownloading] = useState(false);
  const save = async (input: CallInput<E>, { name, done }: Saved) => {
    setDownloading(true);
    try {
      saveBlob(await download(endpoint, { ...input, changes: false }), name);
      if (done) dispatch(toastShown({ intent: 'success', message: done }));
    } catch (error) {
      const title = input.failure ?? endpoint.failed;
      dispatch(toastShown({ intent: 'error', title, message: messageOf(error, title) }));
    } finally {
      setDownloading(false);
    }
  };
  return { downloading, save };
}
