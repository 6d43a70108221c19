import type { Endpoint } from '@bidloom/contract';
import type { Action } from '@reduxjs/toolkit';
import { buffers, type Channel, type SagaIterator } from 'redux-saga';
import { actionChannel, cancelled, delay, put, race, call as run, take } from 'redux-saga/effects';
import { type Answer, type CallInput, call } from './api-client.ts';
import { messageOf } from './api-error.ts';

/** What sagas keep fresh in the store, because other sagas change it as well. */
interface Followed {
  /** Reads, with the reason where there is one. Tells whether more is to come without anybody saying so. */
  load: (reason: Action | undefined) => SagaIterator<boolean>;
  isReason: (action: Action) => boolean;
}

/** While more is to come it is asked again after so many milliseconds, for those who can't hear the events. */
const pollAfter = 2500;
/** Reasons that come together are answered by one call. */
const gatherFor = 150;

/** Reads now and for every reason, until it is cancelled. */
export function* keepFresh({ load, isReason }: Followed): SagaIterator {
  // A reason that comes while an answer is on its way counts: that answer may be older than it.
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

/** Reads into the store: the answer by one action, or the words of a failure by another. Cancelled, the call is given up. */
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
    // Another read has taken its place, or the screen is left.
    if (yield cancelled()) controller.abort();
  }
}
