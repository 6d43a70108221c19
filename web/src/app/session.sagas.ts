import { logout } from '@bidloom/contract/auth';
import type { SagaIterator } from 'redux-saga';
import { put, call as run, select, takeEvery, takeLeading } from 'redux-saga/effects';
import { call } from '../lib/api-client.ts';
import { messageOf } from '../lib/api-error.ts';
import { firstMessages as messages } from '../lib/messages.first.ts';
import { navigationRequested } from '../lib/navigation.ts';
import { cleared, logoutRequested, selectUser, signedIn } from '../lib/state/auth.slice.ts';
import { toastShown, toastsCleared } from '../lib/state/toasts.slice.ts';
import { clearToken } from '../lib/token.ts';
import { clearDrafts } from '../lib/use-draft.ts';

/** Ends the session on the server and here. Here it ends even if the server fails, since users must always be able to sign out. */
export function* logoutSaga(): SagaIterator {
  yield takeLeading(logoutRequested, function* () {
    let said: Parameters<typeof toastShown>[0];
    try {
      yield run(call<typeof logout>, logout, { failure: messages.auth.logoutDefault });
      said = { intent: 'success', message: messages.auth.logoutDone };
    } catch (error) {
      said = { intent: 'error', message: messageOf(error, messages.auth.logoutDefault) };
    }
    yield run(clearToken);
    yield run(clearDrafts);
    yield put(cleared());
    yield put(toastsCleared());
    yield put(toastShown(said));
    yield put(navigationRequested('/login'));
  });
}

/** The storage key of the user whose drafts this browser tab keeps. */
const draftOwner = 'draft-owner';

/** Typed input is kept when a session ends, and is restored if the same user signs in again; for another user it is deleted. */
export function* draftsSaga(): SagaIterator {
  const user: ReturnType<typeof selectUser> = yield select(selectUser);
  if (user) yield run(keepDraftsOf, user.userId);
  yield takeEvery(signedIn, function* ({ payload }) {
    yield run(keepDraftsOf, payload.userId);
  });
}

function keepDraftsOf(userId: string): void {
  const owner = sessionStorage.getItem(draftOwner);
  if (owner !== null && owner !== userId) clearDrafts();
  sessionStorage.setItem(draftOwner, userId);
}

/** Executes the navigations that sagas request. */
export function* navigationSaga(navigate: (to: string, options: { replace: boolean }) => void): SagaIterator {
  yield takeEvery(navigationRequested, function* ({ payload: { to, replace } }) {
    yield run(navigate, to, { replace });
  });
}
