import { discardFailedJob, type RetryOutcome, retryFailedJob, retryFailedJobs } from '@bidloom/contract/failed-jobs';
import { createAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { put, call as run, takeEvery } from 'redux-saga/effects';
import { call } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { messages } from '../../lib/messages.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import { failedJobs } from './failed-jobs.resource.ts';

const text = messages.failedJobs;

/** By the job's id. */
export const jobRetried = createAction<string>('failedJobs/jobRetried');
/** By the kind. */
export const kindRetried = createAction<string>('failedJobs/kindRetried');
/** By the job's id. */
export const jobDiscarded = createAction<string>('failedJobs/jobDiscarded');

const retryOne = (id: string) => call(retryFailedJob, { params: { id }, failure: text.retryFailed });
const retryKind = (kind: string) => call(retryFailedJobs, { body: { kind }, failure: text.retryFailed });
const discard = (id: string) => call(discardFailedJob, { params: { id }, failure: text.discardFailed });

function* retry(send: (name: string) => Promise<{ data: RetryOutcome }>, payload: string): SagaIterator {
  try {
    const { data }: { data: RetryOutcome } = yield run(send, payload);
    const { retried, outdated, left } = data;
    if (retried > 0) yield put(toastShown({ intent: 'success', message: text.retried(retried) }));
    if (outdated > 0) yield put(toastShown({ intent: 'info', message: text.outdated(outdated) }));
    if (left > 0) yield put(toastShown({ intent: 'info', message: text.left(left) }));
  } catch (error) {
    yield put(toastShown({ intent: 'error', message: messageOf(error, text.retryFailed) }));
  }
  // Also after a failure: somebody else may have been quicker.
  yield put(failedJobs.actions.refreshed());
}

function* drop({ payload }: { payload: string }): SagaIterator {
  try {
    yield run(discard, payload);
    yield put(toastShown({ intent: 'success', message: text.discarded }));
  } catch (error) {
    yield put(toastShown({ intent: 'error', message: messageOf(error, text.discardFailed) }));
  }
  yield put(failedJobs.actions.refreshed());
}

export function* failedJobsSaga(): Generator {
  yield takeEvery(jobRetried, ({ payload }) => retry(retryOne, payload));
  yield takeEvery(kindRetried, ({ payload }) => retry(retryKind, payload));
  yield takeEvery(jobDiscarded, drop);
}
