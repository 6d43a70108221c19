import type { Endpoint } from '@bidloom/contract';
import type { Action } from '@reduxjs/toolkit';
import { buffers, type Channel, type SagaIterator } from 'redux-saga';
import { actionChannel, cancelled, delay, put, race, call as run, take } from 'redux-saga/effects';
import { type Answer, type CallInput, call } from './api-client.ts';
import { messageOf } from './api-error.ts';

/** Data in the store that is kept fresh by a saga, because other sagas change it as well. */
interface Followed {
  /** Reads the data, with the reason if there is one. Returns whether further changes are expected without an event. */
  load: (reason: Action | undefined) => SagaIterator<boolean>;
  isReason: (action: Action) => boolean;
}

/** The polling interval while changes are expected, in milliseconds, in case events do not arrive. */
const pollAfter = 2500;
/** Reasons within this time, in milliseconds, are answered by one call. */
const gatherFor = 150;

/** Reads now and for every reason, until it is cancelled. */
export function* keepFresh({ load, isReason }: Followed): SagaIterator {
  // A reason during a call is not dropped, since the answer may be older than the reason.
  const reasons: Channel<Action> = yield actionChannel(isReason, buffers.sliding(1));
  try {
    for (let reason: Action | undefined; ; ) {
      const isGoing: boolean = yield run(load, reason);
      const news: { reason?: Action } = yield race({
        reason: take(reasons),
        ...(isGoing ? { late: delay(pollAfter) } : {}),
      });
      reason = news.reason;
      yield delay(gatherFor);
    }
  } finally {
    reasons.close();
  }
}

/** Reads into the store: one action for the answer, another for the message of a failure. If cancelled, the call is aborted. */
export function* readInto<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> & { failure: string },
  { loaded, failed }: { loaded: (answer: Answer<E>) => Action; failed: (error: string) => Action },
): SagaIterator {
  const controller = new AbortController();
  try {
    const answer: Answer<E> = yield run(call<E>, endpoint, { ...input, signal: controller.signal, changes: false });
    yield put(loaded(answer));
  } catch (error) {
    yield put(failed(messageOf(error, input.failure)));
  } finally {
    // Another read has replaced it, or the screen was left.
    if (yield cancelled()) controller.abort();
  }
}
