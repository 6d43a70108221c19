import type { Endpoint } from '@bidloom/contract';
import type { Page, page } from '@bidloom/contract/envelope';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Answer, type CallInput, call } from './api-client.ts';
import { ApiError, isAborted, messageOf } from './api-error.ts';
import { onFreshen } from './freshness.ts';

/** A reading call of one component. */
export interface CallState<E extends Endpoint> {
  answer: Answer<E> | undefined;
  error: string | null;
  /** The code of the failure, where the server gave one. */
  code: string | undefined;
  loading: boolean;
  reload: () => void;
}

/**
 * Calls an endpoint when the component appears and whenever the input changes; an answer that is no longer wanted is
 * dropped. For small reads that one component needs (choices, figures); lists have their resource.
 * Without an input nothing is called.
 */
export function useCall<E extends Endpoint>(endpoint: E, input: Omit<CallInput<E>, 'signal'> | null): CallState<E> {
  return useAnswer(endpoint, input, call);
}

/** An endpoint that answers a page of things. */
type PagedEndpoint = Endpoint & { response: ReturnType<typeof page> };

/** The same for choices that come a thousand at a time: all of them, however many pages they take. */
export function useChoices<E extends PagedEndpoint>(
  endpoint: E,
  input: Omit<CallInput<E>, 'signal'> | null,
): CallState<E> {
  return useAnswer(endpoint, input, callAllPages);
}

async function callAllPages<E extends PagedEndpoint>(endpoint: E, input: CallInput<E>): Promise<Answer<E>> {
  const answer: Page<unknown> = await call(endpoint as PagedEndpoint, input as CallInput<PagedEndpoint>);
  let last = answer;
  while (last.hasNextPage) {
    const query = { ...input.query, pageNumber: last.pageNumber + 1 };
    last = await call(endpoint as PagedEndpoint, { ...input, query } as CallInput<PagedEndpoint>);
    answer.data.push(...last.data);
  }
  return answer as Answer<E>;
}

function useAnswer<E extends Endpoint>(
  endpoint: E,
  input: Omit<CallInput<E>, 'signal'> | null,
  ask: (endpoint: E, input: CallInput<E>) => Promise<Answer<E>>,
): CallState<E> {
  const key = input && JSON.stringify(input);
  const [state, setState] = useState<{
    answer?: Answer<E>;
    error: string | null;
    code?: string | undefined;
    loading: boolean;
  }>({
    error: null,
    loading: key !== null,
  });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` calls once more
  useEffect(() => {
    if (key === null) return;
    const controller = new AbortController();
    setState((current) => ({ ...current, loading: true, error: null }));
    ask(endpoint, { ...JSON.parse(key), signal: controller.signal } as CallInput<E>)
      .then((answer) => setState({ answer, error: null, loading: false }))
      .catch((error: unknown) => {
        if (isAborted(error)) return;
        const code = error instanceof ApiError ? error.code : undefined;
        setState({ error: messageOf(error), code, loading: false });
      });
    return () => controller.abort();
  }, [endpoint, key, round, ask]);

  // Where what is shown may be old, it is asked for once more, and stays until the answer is there.
  const shown = useRef(state);
  useEffect(() => {
    shown.current = state;
  });
  useEffect(() => {
    if (key === null) return;
    let controller = new AbortController();
    const stop = onFreshen(() => {
      if (shown.current.error !== null) return setRound((value) => value + 1);
      controller.abort();
      controller = new AbortController();
      ask(endpoint, { ...JSON.parse(key), signal: controller.signal } as CallInput<E>)
        .then((answer) => setState({ answer, error: null, loading: false }))
        // What is shown is better than nothing.
        .catch(() => {});
    });
    return () => {
      stop();
      controller.abort();
    };
  }, [endpoint, key, ask]);

  const reload = useCallback(() => setRound((value) => value + 1), []);
  return { answer: state.answer, error: state.error, code: state.code, loading: state.loading, reload };
}
