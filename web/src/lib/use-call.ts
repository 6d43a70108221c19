import type { Endpoint } from '@bidloom/contract';
import type { page } from '@bidloom/contract/envelope';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { type Extent, type Reading, readingOf, readOf, reread, watch } from './answers.ts';
import type { Answer, CallInput } from './api-client.ts';
import { ApiError, messageOf } from './api-error.ts';

/** The state of a component's reading call. */
export interface CallState<E extends Endpoint> {
  answer: Answer<E> | undefined;
  error: string | null;
  /** The code of the failure, if the server sent one. */
  code: string | undefined;
  loading: boolean;
  /** Fetches again and shows the loading state. */
  reload: () => void;
  /** Fetches again and keeps showing the current data. */
  refresh: () => void;
}

type Input<E extends Endpoint> = Omit<CallInput<E>, 'signal'> | null;

/**
 * The answer of an endpoint. It is fetched when the component is mounted and when the input changes, once for all components
 * with the same call. An answer that is no longer needed is dropped. Without an input nothing is fetched.
 */
export function useCall<E extends Endpoint>(endpoint: E, input: Input<E>): CallState<E> {
  return useAnswer(endpoint, input, 'page');
}

/** An endpoint that returns a page of items. */
type PagedEndpoint = Endpoint & { response: ReturnType<typeof page> };

/** The same for choices that are returned a thousand at a time: fetches all pages. */
export function useChoices<E extends PagedEndpoint>(endpoint: E, input: Input<E>): CallState<E> {
  return useAnswer(endpoint, input, 'all');
}

const idle: Reading = { answer: undefined, failure: null, loading: false };

function useAnswer<E extends Endpoint>(endpoint: E, input: Input<E>, extent: Extent): CallState<E> {
  const asked = input && JSON.stringify(input);
  const read = useMemo(
    () => (asked === null ? null : readOf(endpoint, JSON.parse(asked) as CallInput<E>, extent)),
    [endpoint, asked, extent],
  );
  const subscribe = useCallback((listener: () => void) => (read ? watch(read, listener) : () => {}), [read]);
  const reading = useSyncExternalStore(subscribe, () => (read ? readingOf(read) : idle));

  // The answer to the previous input is shown until the new one arrives.
  const [last, setLast] = useState(reading.answer);
  const isSettled = read !== null && (reading.answer !== undefined || reading.failure !== null);
  if (isSettled && last !== reading.answer) setLast(reading.answer);

  const reload = useCallback(() => read && reread(read, 'loud'), [read]);
  const refresh = useCallback(() => read && reread(read, 'quiet'), [read]);
  const { failure, loading } = reading;
  return {
    answer: (isSettled ? reading.answer : last) as Answer<E> | undefined,
    error: failure === null ? null : messageOf(failure),
    code: failure instanceof ApiError ? failure.code : undefined,
    loading,
    reload,
    refresh,
  };
}
