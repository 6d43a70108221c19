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

/** How often, and after how many milliseconds each, what came before an answer was stopped is asked for. */
const stoppedLooks = { times: 6, after: 700 };
/** Answers that do not come in here are asked after every so many milliseconds. */
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

/** Keeps the history of the open tender until it is closed; answers that were asked for earlier are picked up. */
function* follow(action: ReturnType<typeof chatOpened> | ReturnType<typeof chatClosed>): SagaIterator {
  if (!chatOpened.match(action)) return;
  yield run(findUnsent, action.payload);
  for (;;) {
    yield run(load, action.payload, 1);
    const mustPoll: boolean = yield select(selectMustPoll);
    yield race({ asked: take(chatReloadRequested), ...(mustPoll ? { late: delay(pollAfter) } : {}) });
  }
}

/** A question that never reached the server, as when the page was closed or the session ended over it, can be sent again. */
function* findUnsent(workspaceId: string): SagaIterator {
  const unsent = readUnsent(workspaceId);
  if (unsent) yield put(draftFound({ workspaceId, ...unsent, failure: chatMessages.unsent }));
}

function* load(workspaceId: string, pageNumber: number): SagaIterator {
  try {
    const answer: Answer<typeof chatHistory> = yield run(call<typeof chatHistory>, chatHistory, {
      body: { workspaceId, pageNumber, pageSize },
      failure: text.fetchFailed,
    });
    const { entries }: ChatState = yield select(selectChat);
    // A later look at the newest says nothing of how many older ones are left.
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

/** Asks, and takes in the answer as it comes. It goes on when the screen is left: the history has it either way. */
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
      // Not before the server has answered: without a connection it is the question that fails, not the fetch of these.
      const rules: Rules = yield run(loadRules);
      id = yield run(receive, rules, value, id);
      if (id) dropUnsent(workspaceId);
    }
    // The stream ended without an answer: the history will have it.
    if (id) yield put(answerEnded({ id }));
  } catch (error) {
    if (id) yield put(answerEnded({ id }));
    else yield put(questionRefused(messageOf(error, text.askFailed)));
  } finally {
    yield put(chatReloadRequested());
  }
}

/** Takes in one event and gives the id of the entry that the stream is about. */
function* receive(rules: Rules, { event, data }: StreamEvent, id: string | null): SagaIterator<string | null> {
  const payload: unknown = JSON.parse(data);
  if (event === 'entry') {
    const entry = rules.entry.parse(payload);
    yield put(answerStarted(entry));
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

/** The worker keeps what came, with its places, a moment after it is told to stop. */
function* awaitStopped(id: string): SagaIterator {
  for (let look = 0; look < stoppedLooks.times; look++) {
    const { entries, stopped }: ChatState = yield select(selectChat);
    const entry = entries.find((one) => one.id === id);
    if (!stopped[id] || !entry || entry.answer !== '') return;
    yield delay(stoppedLooks.after);
    yield put(chatReloadRequested());
  }
}

/** Closed by the person, a question that was not sent is wanted no longer. */
function* forgetUnsent(): SagaIterator {
  const { workspaceId }: ChatState = yield select(selectChat);
  if (workspaceId) dropUnsent(workspaceId);
}
