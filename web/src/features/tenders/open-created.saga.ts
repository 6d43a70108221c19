import type { Workspace } from '@bidloom/contract/workspaces';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';
import { navigationRequested } from '../../lib/navigation.ts';
import type { StoreModule } from '../../lib/store-module.ts';
import { workspacePath } from '../../lib/tenders.ts';
import { allTenders } from './all/all-tenders.resources.ts';
import { tenders } from './tenders.resource.ts';

/** The next step after the creation of a tender is to add its documents. */
function* openTender({ payload }: PayloadAction<unknown>): SagaIterator {
  yield put(navigationRequested(workspacePath(payload as Workspace)));
}

/** Opens a tender when its form has created it. */
export const openCreatedModule: StoreModule = {
  name: 'openCreatedTender',
  *saga() {
    yield takeEvery([allTenders.actions.created, tenders.actions.created], openTender);
  },
};
