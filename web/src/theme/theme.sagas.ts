import { getTheme, updateThemeMode } from '@bidloom/contract/theme';
import type { SagaIterator } from 'redux-saga';
import { delay, put, race, call as run, select, takeLatest } from 'redux-saga/effects';
import { type Answer, call } from '../lib/api-client.ts';
import { messageOf } from '../lib/api-error.ts';
import { selectIsAuthenticated } from '../lib/state/auth.slice.ts';
import { toastShown } from '../lib/state/toasts.slice.ts';
import { selectTheme, type ThemeState, themeLoaded, themeModeChosen } from './theme.slice.ts';

/** How long sign-in waits for the organisation's colours, in milliseconds, so that the first screen has them. */
const patience = 1500;

/** Synchronises colours and mode with the server: read at every start, and saved when the user chooses another mode. */
export function* themeSaga(): SagaIterator {
  yield takeLatest(themeModeChosen, saveMode);
  if (yield select(selectIsAuthenticated)) yield run(loadTheme);
}

/** Loads colours and mode from the server. If that fails, the current ones are kept. */
export function* loadTheme(): SagaIterator {
  try {
    const { mode: before }: ThemeState = yield select(selectTheme);
    const { answer }: { answer?: Answer<typeof getTheme> } = yield race({
      answer: run(call<typeof getTheme>, getTheme, {}),
      late: delay(patience),
    });
    if (!answer?.data?.colours) return;
    const { mode }: ThemeState = yield select(selectTheme);
    // A mode that was chosen meanwhile is newer than the answer.
    yield put(themeLoaded(mode === before ? answer.data : { colours: answer.data.colours }));
  } catch {
    // No message, because the user did not request it. The next start tries again.
  }
}

function* saveMode({ payload: mode }: ReturnType<typeof themeModeChosen>): SagaIterator {
  if (!(yield select(selectIsAuthenticated))) return;
  try {
    yield run(call<typeof updateThemeMode>, updateThemeMode, { body: { mode } });
  } catch (error) {
    yield put(toastShown({ intent: 'error', message: messageOf(error) }));
  }
}
