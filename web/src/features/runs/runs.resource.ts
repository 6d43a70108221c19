import { deleteRun, searchRuns } from '@bidloom/contract/runs';
import type { Action } from '@reduxjs/toolkit';
import { buffers, type Channel, type SagaIterator } from 'redux-saga';
import { actionChannel, delay, put, race, select, take } from 'redux-saga/effects';
import { messages } from '../../lib/messages.ts';
import { connectionChanged } from '../../lib/state/notifications.slice.ts';
import { progressReceived } from '../../lib/state/progress.slice.ts';
import type { StoreModule } from '../../lib/store-module.ts';
import { createResource } from '../../resource/create-resource.ts';
import { isInProgress, runChanged } from './runs.slice.ts';

/** The list of all runs of a tender. */
export const allRuns = createResource({
  name: 'allRuns',
  noun: messages.runs,
  operations: { search: searchRuns, remove: deleteRun },
});

/** The polling interval while a listed run is in progress, in milliseconds. */
const pollAfter = 5000;
/** Events within this time, in milliseconds, are answered by one call. */
const gatherFor = 300;

/** Refreshes the list after an event of an unknown run, at the end of a run, and when events were missed. */
function* followList(): SagaIterator {
  const isWord = (action: Action) =>
    (progressReceived.match(action) && action.payload.RequestId !== undefined) ||
    (connectionChanged.match(action) && action.payload) ||
    runChanged.match(action) ||
    allRuns.actions.loaded.match(action);
  const words: Channel<Action> = yield actionChannel(isWord, buffers.sliding(20));
  for (;;) {
    const list: ReturnType<typeof allRuns.select> = yield select(allRuns.select);
    const { word }: { word?: Action } = yield race({
      word: take(words),
      ...(list.items.some(isInProgress) ? { late: delay(pollAfter) } : {}),
    });
    if (word && !isNews(word, list.items)) continue;
    if (list.searchParams === null) continue;
    yield delay(gatherFor);
    yield put(allRuns.actions.refreshed());
  }
}

/** Whether an event makes the list outdated. */
function isNews(word: Action, items: readonly { id: string; status: string }[]): boolean {
  if (allRuns.actions.loaded.match(word)) return false;
  if (!progressReceived.match(word)) return true;
  const { RequestId, Status } = word.payload;
  const known = items.find(({ id }) => id === RequestId);
  return Status !== undefined && known?.status !== Status;
}

export const runListModule: StoreModule = { name: 'runListFollower', saga: followList };
