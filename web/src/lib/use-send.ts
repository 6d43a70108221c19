import type { Endpoint } from '@bidloom/contract';
import { useCallback, useState } from 'react';
import { useDispatch } from 'react-redux';
import { type Answer, type CallInput, call } from './api-client.ts';
import { isAborted, messageOf } from './api-error.ts';
import { toastShown } from './state/toasts.slice.ts';

/** How what became of a change is told. */
interface Told<A> {
  /** The words of a toast when it is done. */
  done?: string | ((answer: A) => string);
  /** The title of a toast when it has failed; without it the component shows `error` itself. */
  failed?: string;
}

const idle = { sending: false, error: null as string | null };

/** Changes that a component sends, with what it has to show meanwhile. They go on when it is left. */
export function useSend() {
  const dispatch = useDispatch();
  const [state, setState] = useState(idle);

  /** Makes a change of several calls. Gives undefined where it has failed, which is told by then. */
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
  /** Makes one call, and gives its answer. */
  const send = useCallback(
    <E extends Endpoint>(endpoint: E, input: CallInput<E>, told?: Told<Answer<E>>): Promise<Answer<E> | undefined> =>
      run(() => call(endpoint, input), told),
    [run],
  );
  const reset = useCallback(() => setState(idle), []);
  return { ...state, send, run, reset };
}
