import type { Endpoint } from '@bidloom/contract';
import { useCallback, useState } from 'react';
import { useDispatch } from 'react-redux';
import { type Answer, type CallInput, call } from './api-client.ts';
import { isAborted, messageOf } from './api-error.ts';
import { toastShown } from './state/toasts.slice.ts';

/** How the outcome of a change is reported. */
interface Told<A> {
  /** The text of a toast on success. */
  done?: string | ((answer: A) => string);
  /** The title of a toast on failure; without it the component shows `error` itself. */
  failed?: string;
}

const idle = { sending: false, error: null as string | null };

/** Sends changes from a component, with their busy and error state. They continue when the component is unmounted. */
export function useSend() {
  const dispatch = useDispatch();
  const [state, setState] = useState(idle);

  /** Makes a change with several calls. Returns undefined if it has failed; the failure is then already reported. */
  const run = useCallback(
    async <A>(work: () => Promise<A>, { done, failed }: Told<A> = {}): Promise<A | undefined> => {
      setState({ sending: true, error: null });
      try {
        const answer = await work();
        setState(idle);
        const message = typeof done === 'function' ? done(answer) : done;
        if (message) dispatch(toastShown({ intent: 'success', message }));
        return answer;
      } catch (reason) {
        const message = messageOf(reason);
        const isSilent = failed !== undefined || isAborted(reason);
        setState({ sending: false, error: isSilent ? null : message });
        if (failed !== undefined) dispatch(toastShown({ intent: 'error', title: failed, message }));
        return undefined;
      }
    },
    [dispatch],
  );
  /** Makes one call and returns its answer. */
  const send = useCallback(
    <E extends Endpoint>(endpoint: E, input: CallInput<E>, told?: Told<Answer<E>>): Promise<Answer<E> | undefined> =>
      run(() => call(endpoint, input), told),
    [run],
  );
  const reset = useCallback(() => setState(idle), []);
  return { ...state, send, run, reset };
}
