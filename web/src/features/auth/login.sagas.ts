import { login, otpLogin, resendOtp } from '@bidloom/contract/auth';
import type { SagaIterator } from 'redux-saga';
import { put, call as run, select, takeEvery, takeLeading } from 'redux-saga/effects';
import { type Answer, call } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { firstMessages as messages } from '../../lib/messages.first.ts';
import { navigationRequested } from '../../lib/navigation.ts';
import { cleared, signedIn } from '../../lib/state/auth.slice.ts';
import { toastDuration, toastShown, toastsCleared } from '../../lib/state/toasts.slice.ts';
import { clearToken, storeToken } from '../../lib/token.ts';
import { loadTheme } from '../../theme/theme.sagas.ts';
import {
  attemptFailed,
  codeAgainRequested,
  codeRequired,
  codeSubmitted,
  credentialsSubmitted,
  entered,
  type LoginError,
  selectLogin,
} from './login.slice.ts';
import { refusalOf } from './login-rules.ts';

const text = messages.auth;

/** Sign-in in two steps, as in the specification. */
export function* loginSaga(): SagaIterator {
  yield takeEvery(entered, clearSession);
  yield takeLeading(credentialsSubmitted, sendCredentials);
  yield takeLeading(codeSubmitted, sendCode);
  yield takeLeading(codeAgainRequested, sendCodeAgain);
}

function* clearSession(): SagaIterator {
  yield run(clearToken);
  yield put(cleared());
}

function* sendCredentials({ payload }: ReturnType<typeof credentialsSubmitted>): SagaIterator {
  const refusal = refusalOf(payload);
  if (refusal) {
    yield put(toastShown(refusal));
    yield put(attemptFailed(null));
    return;
  }
  try {
    const answer: Answer<typeof login> = yield run(call<typeof login>, login, {
      body: payload,
      failure: text.loginDefault,
    });
    if (!answer?.success || !answer.data) {
      yield put(toastShown({ intent: 'error', message: text.unableToLogin }));
      throw new Error(text.unableToLogin);
    }
    yield put(codeRequired({ challenge: answer.data, email: payload.email, codeSentAt: Date.now() }));
    yield put(toastShown({ intent: 'info', message: text.otpSent }));
  } catch (error) {
    yield* fail({ title: text.loginFailed, message: messageOf(error, text.loginUnexpected) });
  }
}

function* sendCode({ payload }: ReturnType<typeof codeSubmitted>): SagaIterator {
  const { challenge }: ReturnType<typeof selectLogin> = yield select(selectLogin);
  try {
    const answer: Answer<typeof otpLogin> = yield run(call<typeof otpLogin>, otpLogin, {
      body: { token: challenge ?? '', otp: payload.otp },
      failure: text.otpDefault,
    });
    if (!answer?.success || !answer.data?.token) throw new Error(text.invalidOtp);
    const { token, ...user } = answer.data;
    yield run(storeToken, token);
    // Before the first screen, so that it has the organisation's colours from the start.
    yield run(loadTheme);
    yield put(signedIn(user));
    // Messages of the sign-in, such as that a code was sent, are outdated.
    yield put(toastsCleared());
    yield put(toastShown({ intent: 'success', message: text.welcomeBack, duration: toastDuration.welcome }));
    yield put(navigationRequested(payload.target, { replace: true }));
  } catch (error) {
    const message = messageOf(error, text.invalidOtp);
    yield put(toastShown({ intent: 'error', title: text.otpFailed, message }));
    yield* fail({ message });
  }
}

function* sendCodeAgain(): SagaIterator {
  const { challenge, email }: ReturnType<typeof selectLogin> = yield select(selectLogin);
  try {
    const answer: Answer<typeof resendOtp> = yield run(call<typeof resendOtp>, resendOtp, {
      body: { token: challenge ?? '' },
      failure: text.codeAgainDefault,
    });
    yield put(codeRequired({ challenge: answer.data, email, codeSentAt: Date.now() }));
    yield put(toastShown({ intent: 'info', message: text.codeSentAgain }));
  } catch (error) {
    yield put(attemptFailed({ message: messageOf(error, text.codeAgainDefault) }));
  }
}

/** A failed attempt clears the session and is shown in the banner; there is also a toast where the specification requires one. */
function* fail(error: LoginError): SagaIterator {
  yield* clearSession();
  yield put(attemptFailed(error));
}
