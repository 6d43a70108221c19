import type { login, otpLogin } from '@bidloom/contract/auth';
import type { SagaIterator } from 'redux-saga';
import { put, call as run, select, takeEvery, takeLeading } from 'redux-saga/effects';
import { type Answer, call } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { firstMessages as messages } from '../../lib/messages.first.ts';
import { navigationRequested } from '../../lib/navigation.ts';
import { cleared, signedIn } from '../../lib/state/auth.slice.ts';
import { toastDuration, toastShown } from '../../lib/state/toasts.slice.ts';
import { clearToken, storeToken } from '../../lib/token.ts';
import { loadTheme } from '../../theme/theme.sagas.ts';
import {
  attemptFailed,
  codeRequired,
  codeSubmitted,
  credentialsSubmitted,
  entered,
  selectLogin,
} from './login.slice.ts';
import { refusalOf } from './login-rules.ts';

const text = messages.auth;

/** The contract brings its schemas along, which the first screen does without. */
const loadCalls = () => import('@bidloom/contract/auth');
type Calls = Awaited<ReturnType<typeof loadCalls>>;

/** Sign-in in two steps, as the specification tells it. */
export function* loginSaga(): SagaIterator {
  yield takeEvery(entered, clearSession);
  yield takeLeading(credentialsSubmitted, sendCredentials);
  yield takeLeading(codeSubmitted, sendCode);
}

function* clearSession(): SagaIterator {
  yield run(clearToken);
  yield put(cleared());
}

function* sendCredentials({ payload }: ReturnType<typeof credentialsSubmitted>): SagaIterator {
  const refusal = refusalOf(payload);
  if (refusal) {
    yield put(toastShown(refusal));
    yield put(attemptFailed(refusal.message));
    return;
  }
  try {
    const auth: Calls = yield run(loadCalls);
    const answer: Answer<typeof login> = yield run(call<typeof login>, auth.login, {
      body: payload,
      failure: text.loginDefault,
    });
    if (!answer?.success || !answer.data) throw new Error(text.unableToLogin);
    yield put(codeRequired({ challenge: answer.data, email: payload.email }));
    yield put(toastShown({ intent: 'info', message: text.otpSent }));
  } catch (error) {
    yield* fail(text.loginFailed, messageOf(error, text.loginUnexpected));
  }
}

function* sendCode({ payload }: ReturnType<typeof codeSubmitted>): SagaIterator {
  const { challenge }: ReturnType<typeof selectLogin> = yield select(selectLogin);
  try {
    const auth: Calls = yield run(loadCalls);
    const answer: Answer<typeof otpLogin> = yield run(call<typeof otpLogin>, auth.otpLogin, {
      body: { token: challenge ?? '', otp: payload.otp },
      failure: text.otpDefault,
    });
    if (!answer?.success || !answer.data?.token) throw new Error(text.invalidOtp);
    const { token, ...user } = answer.data;
    yield run(storeToken, token);
    // Before the first screen, which then has the organisation's colours from the start.
    yield run(loadTheme);
    yield put(signedIn(user));
    yield put(toastShown({ intent: 'success', message: text.welcomeBack, duration: toastDuration.welcome }));
    yield put(navigationRequested(payload.target, { replace: true }));
  } catch (error) {
    yield* fail(text.otpFailed, messageOf(error, text.invalidOtp));
  }
}

/** A failed attempt leaves nobody signed in, and says so in a banner and a toast. */
function* fail(title: string, message: string): SagaIterator {
  yield* clearSession();
  yield put(attemptFailed(message));
  yield put(toastShown({ intent: 'error', title, message }));
}
