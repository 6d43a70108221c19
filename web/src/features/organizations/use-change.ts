import type { Endpoint } from '@bidloom/contract';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { type Answer, type CallInput, call } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';

/** One change that a dialog makes. */
export interface Change<E extends Endpoint> {
  saving: boolean;
  error: string | null;
  /** Calls, and gives the answer to `then`; a failure is kept for the dialog. */
  run: (input: CallInput<E>, then: (answer: Answer<E>, dispatch: ReturnType<typeof useDispatch>) => void) => void;
}

/** A call that a dialog makes when its button is pressed, with what the dialog has to show meanwhile. */
export function useChange<E extends Endpoint>(endpoint: E): Change<E> {
  const dispatch = useDispatch();
  const [state, setState] = useState<{ saving: boolean; error: string | null }>({ saving: false, error: null });
  return {
    ...state,
    run(input, then) {
      setState({ saving: true, error: null });
      call(endpoint, input)
        .then((answer) => {
          setState({ saving: false, error: null });
          then(answer, dispatch);
        })
        .catch((error: unknown) => setState({ saving: false, error: messageOf(error, endpoint.failed) }));
    },
  };
}
