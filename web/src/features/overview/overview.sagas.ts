import { downloadDates, getOverview } from '@bidloom/contract/overview';
import type { Action } from '@reduxjs/toolkit';
import { buffers, type Channel, type SagaIterator } from 'redux-saga';
import {
  actionChannel,
  all,
  delay,
  put,
  race,
  call as run,
  select,
  take,
  takeLatest,
  takeLeading,
} from 'redux-saga/effects';
import { type Answer, call, download } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { overviewMessages as text } from '../../lib/messages.overview.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { notificationReceived } from '../../lib/state/notifications.slice.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import type { StoreModule } from '../../lib/store-module.ts';
import {
  datesDownloadRequested,
  downloadingChanged,
  type OverviewState,
  overviewClosed,
  overviewFailed,
  overviewLoaded,
  overviewName,
  overviewOpened,
  overviewReducer,
  overviewReloadRequested,
  selectOverview,
} from './overview.slice.ts';

/** While documents are read or runs are in progress it is asked again after so many milliseconds. */
const pollAfter = 4000;
/** Reasons that come together are answered by one call. */
const gatherFor = 250;

function* overviewSaga(): SagaIterator {
  yield all([takeLatest([overviewOpened, overviewClosed], follow), takeLeading(datesDownloadRequested, saveDates)]);
}

export const overviewModule: StoreModule = {
  name: overviewName,
  reducer: overviewReducer as StoreModule['reducer'],
  saga: overviewSaga,
};

/** Keeps the overview of the open tender fresh until it is left. */
function* follow(action: ReturnType<typeof overviewOpened> | ReturnType<typeof overviewClosed>): SagaIterator {
  if (!overviewOpened.match(action)) return;
  const workspaceId = action.payload;
  const isReason = (heard: Action) => overviewReloadRequested.match(heard) || notificationReceived.match(heard);
  // A reason that comes while it is on its way counts: what comes may be older than it.
  const reasons: Channel<Action> = yield actionChannel(isReason, buffers.sliding(1));
  try {
    for (;;) {
      yield run(load, workspaceId);
      const state: OverviewState = yield select(selectOverview);
      yield race({ reason: take(reasons), ...(isInProgress(state) ? { late: delay(pollAfter) } : {}) });
      yield delay(gatherFor);
    }
  } finally {
    reasons.close();
  }
}

function isInProgress({ overview }: OverviewState): boolean {
  if (!overview) return false;
  const { documents, runs } = overview;
  return documents.byStatus.uploaded + documents.byStatus.processing > 0 || runs.inProgress.length > 0;
}

function* load(workspaceId: string): SagaIterator {
  const failure = text.fetchFailed;
  try {
    const { data }: Answer<typeof getOverview> = yield run(call<typeof getOverview>, getOverview, {
      params: { workspaceId },
      failure,
    });
    yield put(overviewLoaded({ workspaceId, overview: data }));
  } catch (error) {
    yield put(overviewFailed({ workspaceId, error: messageOf(error, failure) }));
  }
}

/** It goes on when the screen is left. */
function* saveDates({ payload: workspaceId }: ReturnType<typeof datesDownloadRequested>): SagaIterator {
  const failure = text.datesFailed;
  yield put(downloadingChanged(true));
  try {
    const file: Blob = yield run(download<typeof downloadDates>, downloadDates, { params: { workspaceId }, failure });
    yield run(saveBlob, file, text.datesName);
    yield put(toastShown({ intent: 'success', message: text.datesSaved(text.datesName) }));
  } catch (error) {
    yield put(toastShown({ intent: 'error', title: failure, message: messageOf(error, failure) }));
  } finally {
    yield put(downloadingChanged(false));
  }
}
