import {
  type OpenAnswer,
  pinAnswer,
  pinnedAnswers,
  shareAnswer,
  unpinAnswer,
  unshareAnswer,
} from '@bidloom/contract/answers';
import { processingTypes } from '@bidloom/contract/notifications';
import type { SagaIterator } from 'redux-saga';
import { all, put, call as run, select, takeEvery, takeLatest } from 'redux-saga/effects';
import { type Answer, call } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { chatMessages } from '../../lib/messages.chat.ts';
import { freshenRequested } from '../../lib/state/connection.slice.ts';
import { progressReceived } from '../../lib/state/progress.slice.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import {
  type AnswerChange,
  answerChanged,
  answerChangeRequested,
  type ChatState,
  chatOpened,
  chatReloadRequested,
  factsHeard,
  pinnedLoaded,
  selectChat,
} from './chat.slice.ts';

const endpoints = { share: shareAnswer, unshare: unshareAnswer, pin: pinAnswer, unpin: unpinAnswer };

/** Handles sharing and pinning of single answers. */
export function* answersSaga(): SagaIterator {
  yield all([
    takeLatest([chatOpened, freshenRequested], loadPinned),
    takeEvery(answerChangeRequested, change),
    takeEvery(progressReceived, hearFacts),
    takeEvery(freshenRequested, function* () {
      yield put(chatReloadRequested());
    }),
  ]);
}

/** Loads the pinned answers. If that fails, the chat works without them. */
function* loadPinned(): SagaIterator {
  const { workspaceId }: ChatState = yield select(selectChat);
  if (!workspaceId) return;
  try {
    const answer: Answer<typeof pinnedAnswers> = yield run(call<typeof pinnedAnswers>, pinnedAnswers, {
      params: { workspaceId },
    });
    yield put(pinnedLoaded({ workspaceId, answers: answer.data }));
  } catch (error) {
    yield put(toastShown({ intent: 'error', message: messageOf(error, pinnedAnswers.failed) }));
  }
}

function* change({ payload: { workspaceId, id, change } }: ReturnType<typeof answerChangeRequested>): SagaIterator {
  try {
    const { data }: { data: OpenAnswer } = yield run(call<(typeof endpoints)[AnswerChange]>, endpoints[change], {
      params: { workspaceId, id },
    });
    yield put(answerChanged(data));
    yield put(toastShown({ intent: 'success', message: chatMessages.changed[change] }));
  } catch (error) {
    yield put(toastShown({ intent: 'error', message: messageOf(error, endpoints[change].failed) }));
  }
}

/** When the key facts have been read, questions can be suggested. */
function* hearFacts({ payload }: ReturnType<typeof progressReceived>): SagaIterator {
  const { workspaceId }: ChatState = yield select(selectChat);
  if (payload.ProcessingType === processingTypes.keyFacts && payload.WorkspaceId === workspaceId)
    yield put(factsHeard());
}
