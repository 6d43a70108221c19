import { validate } from '@bidloom/contract/auth';
import { createAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { put, call as run, takeLatest } from 'redux-saga/effects';
import { type Answer, call } from '../../lib/api-client.ts';
import { navigationRequested } from '../../lib/navigation.ts';
import { cleared } from '../../lib/state/auth.slice.ts';

export const dashboardOpened = createAction('dashboard/opened');

/** Asks the server whether the stored token still stands. */
export function* dashboardSaga(): SagaIterator {
  yield takeLatest(dashboardOpened, checkToken);
}

function* checkToken(): SagaIterator {
  let valid = true;
  try {
    const answer: Answer<typeof validate> = yield run(call<typeof validate>, validate, {});
    valid = answer.data;
  } catch {
    // A server that can't be asked has not said no: the next call will tell.
    return;
  }
  if (valid) return;
  yield run(clearStorage);
  yield put(cleared());
  yield put(navigationRequested('/login', { replace: true }));
}

function clearStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}
