import { askQuestion, cancelQuestion, chatHistory } from '@bidloom/contract/chat';
import type { SagaIterator } from 'redux-saga';
import {
  all,
  delay,
  put,
  race,
  call as run,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'redux-saga/effects';
import { type Answer, call } from '../../lib/api-client.ts';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { type StreamEvent, stream } from '../../lib/event-stream.ts';
import { chatMessages } from '../../lib/messages.chat.ts';
import { messages } from '../../lib/messages.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import type { StoreModule } from '../../lib/store-module.ts';
import { answersSaga } from './answers.sagas.ts';
import {
  answerEnded,
  answerStarted,
  asked,
  type ChatState,
  chatClosed,
  chatName,
  chatOpened,
  chatReducer,
  chatReloadRequested,
  draftDismissed,
  draftFound,
  historyFailed,
  historyLoaded,
  olderRequested,
  questionRefused,
  selectChat,
  selectMustPoll,
  stopRequested,
  wordsReceived,
} from './chat.slice.ts';
import { dropUnsent, keepUnsent, readUnsent } from './unsent-question.ts';

const text = messages.chat;

/** The number of polls, and the milliseconds before each, for the words of a stopped answer. */
const stoppedLooks = { times: 6, after: 700 };
/** The polling interval of answers that are not streamed here, in milliseconds. */
const pollAfter = 1500;
const pageSize = 20;

function* chatSaga(): SagaIterator {
  yield all([
    takeLatest([chatOpened, chatClosed], follow),
    takeEvery(asked, ask),
    takeEvery(stopRequested, stop),
    takeLeading(olderRequested, loadOlder),
    takeEvery(draftDismissed, forgetUnsent),
    run(answersSaga),
  ]);
}

export const chatModule: StoreModule = {
  name: chatName,
  reducer: chatReducer as StoreModule['reducer'],
  saga: chatSaga,
};

/** Keeps the history of the open tender up to date until it is closed, including answers that were requested earlier. */
function* follow(action: ReturnType<typeof chatOpened> | ReturnType<typeof chatClosed>): SagaIterator {
  if (!chatOpened.match(action)) return;
  yield run(findUnsent, action.payload);
  for (;;) {
    yield run(load, action.payload, 1);
    const mustPoll: boolean = yield select(selectMustPoll);
    yield race({ asked: take(chatReloadRequested), ...(mustPoll ? { late: delay(pollAfter) } : {}) });
  }
}

/**
 * Restores a question that never reached the server, because the page was closed or the session ended, to be sent again. If the
 * user has signed in again on this page, it is sent at once.
 */
function* findUnsent(workspaceId: string): SagaIterator {
  const unsent = readUnsent(workspaceId);
  const { draft }: ChatState = yield select(selectChat);
  if (draft?.isSessionOver) {
    // The sign-in of another user has deleted the question.
    return yield put(unsent ? asked({ workspaceId, ...unsent }) : draftDismissed());
  }
  if (unsent) yield put(draftFound({ workspaceId, ...unsent, failure: chatMessages.unsent }));
}

function* load(workspaceId: string, pageNumber: number): SagaIterator {
  try {
    const answer: Answer<typeof chatHistory> = yield run(call<typeof chatHistory>, chatHistory, {
      body: { workspaceId, pageNumber, pageSize },
      failure: text.fetchFailed,
    });
    const { entries }: ChatState = yield select(selectChat);
    // A later fetch of the newest entries does not tell how many older ones are left.
    const tellsOlder = pageNumber > 1 || entries.length <= pageSize;
    yield put(
      historyLoaded({
        workspaceId,
        entries: answer.data,
        ...(tellsOlder ? { hasOlder: answer.hasNextPage } : {}),
      }),
    );
  } catch (error) {
    yield put(historyFailed(messageOf(error, text.fetchFailed)));
  }
}

function* loadOlder(): SagaIterator {
  const { workspaceId, entries }: ChatState = yield select(selectChat);
  if (workspaceId) yield run(load, workspaceId, Math.floor(entries.length / pageSize) + 1);
}

const loadRules = async () => (await import('./chat-events.ts')).events;
type Rules = Awaited<ReturnType<typeof loadRules>>;

/** Asks a question and streams the answer. It continues when the screen is left; the history gets the answer in any case. */
function* ask({ payload: { workspaceId, question, documentIds } }: ReturnType<typeof asked>): SagaIterator {
  keepUnsent(workspaceId, { question, documentIds });
  const events = stream(askQuestion, {
    body: { workspaceId, userQuestion: question, ...(documentIds ? { documentIds } : {}) },
    failure: text.askFailed,
  });
  let id: string | null = null;
  try {
    for (;;) {
      const { done, value }: IteratorResult<StreamEvent, void> = yield run([events, events.next]);
      if (done || !value) break;
      // Loaded after the server has answered, so that without a connection the question fails, and not this import.
      const rules: Rules = yield run(loadRules);
      id = yield run(receive, rules, value, id);
      if (id) dropUnsent(workspaceId);
    }
    // The stream ended without an answer, which the history will contain.
    if (id) yield put(answerEnded({ id }));
  } catch (error) {
    if (id) yield put(answerEnded({ id }));
    else {
      const status = error instanceof ApiError ? error.status : null;
      const failure = messageOf(error, text.askFailed);
      yield put(questionRefused({ failure, isSessionOver: status === 401, isUnreachable: status === 0 }));
    }
  } finally {
    yield put(chatReloadRequested());
  }
}

/** Handles one event and returns the id of the stream's entry. */
function* receive(rules: Rules, { event, data }: StreamEvent, id: string | null): SagaIterator<string | null> {
  const payload: unknown = JSON.parse(data);
  if (event === 'entry') {
    const entry = rules.entry.parse(payload);
    const { draft }: ChatState = yield select(selectChat);
    yield put(answerStarted(entry));
    if (draft?.isStopped) yield put(stopRequested(entry.id));
    return entry.id;
  }
  if (event === 'token' && id) yield put(wordsReceived({ id, ...rules.token.parse(payload) }));
  if (event === 'citations') {
    const entry = rules.entry.parse(payload);
    yield put(answerEnded({ id: entry.id, entry }));
    return entry.id;
  }
  if (event === 'error') throw new ApiError(rules.error.parse(payload).message, { status: 0 });
  return id;
}

function* stop({ payload: id }: ReturnType<typeof stopRequested>): SagaIterator {
  try {
    const answer: Answer<typeof cancelQuestion> = yield run(call<typeof cancelQuestion>, cancelQuestion, {
      params: { id },
      failure: text.stopFailed,
    });
    yield put(answerEnded({ id, entry: answer.data }));
    yield run(awaitStopped, id);
  } catch (error) {
    yield put(toastShown({ intent: 'error', message: messageOf(error, text.stopFailed) }));
  }
}

/** Waits until the worker has stored the words of a stopped answer with their places. */
function* awaitStopped(id: string): SagaIterator {
  for (let look = 0; look < stoppedLooks.times; look++) {
    const { entries, stopped }: ChatState = yield select(selectChat);
    const entry = entries.find((one) => one.id === id);
    if (!stopped[id] || !entry || entry.answer !== '') return;
    yield delay(stoppedLooks.after);
    yield put(chatReloadRequested());
  }
}

/** Deletes an unsent question that the user has closed. */
function* forgetUnsent(): SagaIterator {
  const { workspaceId }: ChatState = yield select(selectChat);
  if (workspaceId) dropUnsent(workspaceId);
}
