import type { Endpoint } from '@bidloom/contract';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { type CallInput, download } from './api-client.ts';
import { messageOf } from './api-error.ts';
import { saveBlob } from './save-blob.ts';
import { toastShown } from './state/toasts.slice.ts';

/** Lets the browser save the answer of a call, under the server's name; `done` makes the message. It continues when the screen is left. */
export function useDownload<E extends Endpoint>(endpoint: E) {
  const dispatch = useDispatch();
  const [downloading, setDownloading] = useState(false);
  const save = async (input: CallInput<E>, done?: (name: string) => string) => {
    setDownloading(true);
    try {
      const file = await download(endpoint, { ...input, changes: false });
      saveBlob(file, file.name);
      if (done) dispatch(toastShown({ intent: 'success', message: done(file.name) }));
    } catch (error) {
      const title = input.failure ?? endpoint.failed;
      dispatch(toastShown({ intent: 'error', title, message: messageOf(error, title) }));
    } finally {
      setDownloading(false);
    }
  };
  return { downloading, save };
}
