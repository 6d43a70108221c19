import { exportChatHistory } from '@bidloom/contract/chat-export';
import { type Run, type RunView, viewRun } from '@bidloom/contract/runs';
import type { Action } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { delay, put, race, call as run, take, takeEvery } from 'redux-saga/effects';
import { call } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { messages } from '../../lib/messages.ts';
import { downloadAwaited } from '../../lib/state/notifications.slice.ts';
import { progressReceived } from '../../lib/state/progress.slice.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import type { StoreModule } from '../../lib/store-module.ts';
import { exportEnded, exportRequested, isInProgress } from '../runs/runs.slice.ts';
import {
  chatDownloadRequested,
  chatExportName,
  chatExportReducer,
  gatheringChanged,
  gatheringEnded,
} from './chat-export.slice.ts';

const text = messages.chatExport;

/** The polling interval of a run in progress, in milliseconds, in case events do not arrive. */
const pollAfter = 1000;
/** Higher than the ordinal of any item: the answer then contains only the run. */
const afterAll = 1_000_000;

function* chatExportSaga(): SagaIterator {
  yield takeEvery(chatDownloadRequested, downloadChat);
}

export const chatExportModule: StoreModule = {
  name: chatExportName,
  reducer: chatExportReducer as StoreModule['reducer'],
  saga: chatExportSaga,
};

/** Collects the chat, waits for it and writes it to a file. It continues when the screen is left. */
function* downloadChat({ payload }: ReturnType<typeof chatDownloadRequested>): SagaIterator {
  const { workspaceId, format, isEmpty } = payload;
  if (isEmpty) return yield run(tellEmpty);
  const failure = text.failed;
  yield put(gatheringChanged({ workspaceId, requestId: null }));
  try {
    const { data: started }: { data: Run } = yield run(call<typeof exportChatHistory>, exportChatHistory, {
      body: { workspaceId },
      failure,
    });
    yield put(gatheringChanged({ workspaceId, requestId: started.id }));
    yield put(downloadAwaited(started.id));
    const ended: Run = yield run(waitForEnd, started);
    if (ended.status === 'failed') throw new Error(ended.failure ?? failure);
    if (ended.status === 'cancelled') yield put(toastShown({ intent: 'info', message: text.stopped }));
    else if (ended.result?.entries === 0) yield run(tellEmpty);
    else {
      yield put(exportRequested({ workspaceId, id: ended.id, format }));
      yield take((heard: Action) => exportEnded.match(heard) && heard.payload === ended.id);
    }
  } catch (error) {
    yield put(toastShown({ intent: 'error', title: failure, message: messageOf(error, failure) }));
  } finally {
    yield put(gatheringEnded(workspaceId));
  }
}

function* tellEmpty(): SagaIterator {
  yield put(toastShown({ intent: 'info', title: text.emptyTitle, message: text.emptyText }));
}

function* waitForEnd(started: Run): SagaIterator<Run> {
  const { workspaceId, id } = started;
  const isWord = (heard: Action) => progressReceived.match(heard) && heard.payload.RequestId === id;
  let known: Run = started;
  while (isInProgress(known)) {
    yield race([take(isWord), delay(pollAfter)]);
    const { data }: { data: RunView } = yield run(call<typeof viewRun>, viewRun, {
      params: { workspaceId, id },
      query: { afterOrdinal: afterAll },
      failure: text.failed,
    });
    known = data;
  }
  return known;
}
