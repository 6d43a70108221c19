import { validate } from '@bidloom/contract/auth';
import { createAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { delay, put, call as run, takeLatest } from 'redux-saga/effects';
import { type Answer, call } from '../../lib/api-client.ts';
import { messages } from '../../lib/messages.ts';
import { navigationRequested } from '../../lib/navigation.ts';
import { cleared } from '../../lib/state/auth.slice.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';

export const dashboardOpened = createAction('dashboard/opened');

/** Asks the server whether the stored token is still valid. */
export function* dashboardSaga(): SagaIterator {
  yield takeLatest(dashboardOpened, checkToken);
}

/** Milliseconds before each new attempt when the server gave no answer. After the last attempt the failure is shown. */
const patience = [500, 1500];

function* checkToken(): SagaIterator {
  for (const wait of [...patience, null]) {
    try {
      const answer: Answer<typeof validate> = yield run(call<typeof validate>, validate, {});
      return answer.data ? undefined : yield* endSession();
    } catch {
      // A server that can't be reached has not refused the token, so nobody is signed out.
      if (wait !== null) yield delay(wait);
    }
  }
  yield put(toastShown({ intent: 'warning', message: messages.session.unchecked }));
}

function* endSession(): SagaIterator {
  yield run(clearStorage);
  yield put(cleared());
  yield put(navigationRequested('/login', { replace: true }));
}

function clearStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}
