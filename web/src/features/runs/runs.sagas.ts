import type { Endpoint } from '@bidloom/contract';
import {
  cancelRun,
  deleteRun,
  type Run,
  type RunType,
  renameRun,
  retryRun,
  searchRuns,
  viewItem,
  viewRun,
} from '@bidloom/contract/runs';
import type { Action } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { all, put, call as run, select, takeEvery, takeLatest } from 'redux-saga/effects';
import { type CallInput, call } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { keepFresh, readInto } from '../../lib/keep-fresh.saga.ts';
import { resultMessages } from '../../lib/messages.results.ts';
import { messages } from '../../lib/messages.ts';
import { freshenRequested } from '../../lib/state/connection.slice.ts';
import { connectionChanged } from '../../lib/state/notifications.slice.ts';
import { progressReceived } from '../../lib/state/progress.slice.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import type { StoreModule } from '../../lib/store-module.ts';
import { exportRun } from './export-run.saga.ts';
import {
  busyChanged,
  cancelRequested,
  contentFailed,
  contentOpened,
  exportRequested,
  isInProgress,
  itemLoaded,
  type RunKey,
  type RunsState,
  removalRequested,
  renameRequested,
  retryRequested,
  runChanged,
  runClosed,
  runFailed,
  runLoaded,
  runOpened,
  runReloadRequested,
  runRemoved,
  runsFailed,
  runsLoaded,
  runsName,
  runsOpened,
  runsReducer,
  selectRuns,
  startDone,
  startFailed,
  startSent,
} from './runs.slice.ts';
import { startRequested } from './start-run.ts';

const text = messages.runs;

/** The number of listed runs of a type. */
const listed = 50;

function* runsSaga(): SagaIterator {
  yield all([
    takeEvery(runsOpened, loadRuns),
    takeEvery(freshenRequested, loadFailedLists),
    takeLatest([runOpened, runClosed], followRun),
    takeEvery(contentOpened, loadContent),
    takeEvery(startRequested, start),
    takeEvery(cancelRequested, cancel),
    takeEvery(retryRequested, retry),
    takeEvery(removalRequested, remove),
    takeEvery(renameRequested, rename),
    takeEvery(exportRequested, exportRun),
  ]);
}

export const runsModule: StoreModule = {
  name: runsName,
  reducer: runsReducer as StoreModule['reducer'],
  saga: runsSaga,
};

function* loadRuns({ payload: { workspaceId, type } }: ReturnType<typeof runsOpened>): SagaIterator {
  yield* readInto(
    searchRuns,
    { params: { workspaceId }, query: { requestType: type, pageSize: listed }, failure: text.fetchFailed },
    { loaded: ({ data }) => runsLoaded({ type, runs: data }), failed: (error) => runsFailed({ type, error }) },
  );
}

/** Lists that could not be fetched are fetched again when the connection is back; others stay as they are until something changes. */
function* loadFailedLists(): SagaIterator {
  const { workspaceId, lists }: RunsState = yield select(selectRuns);
  if (!workspaceId) return;
  const failed = (Object.keys(lists) as RunType[]).filter((type) => lists[type]?.status === 'failed');
  for (const type of failed) yield put(runsOpened({ workspaceId, type }));
}

/** Keeps the shown run up to date until another is shown: new items at every progress event, everything at the end. */
function* followRun(action: ReturnType<typeof runOpened> | ReturnType<typeof runClosed>): SagaIterator {
  if (!runOpened.match(action)) return;
  const key = action.payload;
  const isReason = (heard: Action) =>
    (progressReceived.match(heard) && heard.payload.RequestId === key.id) ||
    (connectionChanged.match(heard) && heard.payload) ||
    freshenRequested.match(heard) ||
    (runReloadRequested.match(heard) && heard.payload === key.id);
  let whole = true;
  function* load(reason: Action | undefined): SagaIterator<boolean> {
    // Items that were found before may have changed.
    if (reason && runReloadRequested.match(reason)) whole = true;
    const going: boolean = yield run(loadRun, key, whole);
    if (!whole && !going) yield run(loadRun, key, true);
    whole = !going;
    return going;
  }
  yield run(keepFresh, { load, isReason });
}

/** Fetches the run or its new items, and returns whether more will follow. */
function* loadRun({ workspaceId, id }: RunKey, whole: boolean): SagaIterator<boolean> {
  const { views }: RunsState = yield select(selectRuns);
  const last = views[id]?.items.at(-1)?.ordinal ?? -1;
  yield* readInto(
    viewRun,
    { params: { workspaceId, id }, query: whole ? {} : { afterOrdinal: last }, failure: text.viewFailed },
    { loaded: ({ data }) => runLoaded({ view: data, whole }), failed: (error) => runFailed({ id, error }) },
  );
  const { byId: known }: RunsState = yield select(selectRuns);
  return known[id] !== undefined && isInProgress(known[id]);
}

function* loadContent({ payload }: ReturnType<typeof contentOpened>): SagaIterator {
  const { id, ordinal } = payload;
  const { contents }: RunsState = yield select(selectRuns);
  if (contents[id]?.[ordinal]?.status === 'ready') return;
  yield* readInto(
    viewItem,
    { params: payload, failure: text.itemFailed },
    {
      loaded: ({ data }) => itemLoaded({ id, item: data }),
      failed: (error) => contentFailed({ id, ordinal, error }),
    },
  );
}

function* start({ payload: { body, params }, meta }: ReturnType<typeof startRequested>): SagaIterator {
  const { endpoint, type } = meta.arg;
  yield put(startSent(type));
  try {
    // The action creator has checked the body against this endpoint.
    const input: object = { body, params, failure: text.startFailed };
    const { data }: { data: Run } = yield run(call<Endpoint>, endpoint, input as CallInput<Endpoint>);
    yield put(startDone(data));
  } catch (error) {
    yield put(startFailed({ type, error: messageOf(error, text.startFailed) }));
  }
}

/** Makes a change of one run; a toast reports a failure. */
function* change({ id }: RunKey, failure: string, work: () => SagaIterator): SagaIterator {
  yield put(busyChanged({ id, busy: true }));
  try {
    yield run(work);
  } catch (error) {
    const title = messages.errors.failedTitle(text.run);
    yield put(toastShown({ intent: 'error', title, message: messageOf(error, failure) }));
  }
  yield put(busyChanged({ id, busy: false }));
}

function* cancel({ payload }: ReturnType<typeof cancelRequested>): SagaIterator {
  const failure = text.cancelFailed;
  yield run(change, payload, failure, function* () {
    const input = { params: payload, failure };
    const { data }: { data: Run } = yield run(call<typeof cancelRun>, cancelRun, input);
    yield put(runChanged(data));
    yield put(runReloadRequested(payload.id));
  });
}

function* retry({ payload }: ReturnType<typeof retryRequested>): SagaIterator {
  const failure = text.retryFailed;
  yield run(change, payload, failure, function* () {
    const input = { params: payload, failure };
    const { data }: { data: Run } = yield run(call<typeof retryRun>, retryRun, input);
    yield put(runChanged(data));
    yield put(runReloadRequested(payload.id));
  });
}

function* rename({ payload: { name, ...key } }: ReturnType<typeof renameRequested>): SagaIterator {
  const failure = resultMessages.renameFailed;
  yield run(change, key, failure, function* () {
    const input = { params: key, body: { name }, failure };
    const { data }: { data: Run } = yield run(call<typeof renameRun>, renameRun, input);
    yield put(runChanged(data));
  });
}

function* remove({ payload }: ReturnType<typeof removalRequested>): SagaIterator {
  const failure = text.removeFailed;
  yield run(change, payload, failure, function* () {
    yield run(call<typeof deleteRun>, deleteRun, { params: payload, failure });
    yield put(runRemoved(payload.id));
    yield put(toastShown({ intent: 'success', message: text.removed }));
  });
}
