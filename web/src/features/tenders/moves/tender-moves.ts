import { changeWorkspaces, type WorkspaceBulkResult } from '@bidloom/contract/workspace-bulk';
import { moveWorkspace } from '@bidloom/contract/workspace-status';
import { isClosed, waysOf } from '@bidloom/contract/workspace-statuses';
import type { ClosingReason, Workspace, WorkspaceStatus } from '@bidloom/contract/workspaces';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { put, call as run, takeEvery } from 'redux-saga/effects';
import { type Answer, type CallInput, call } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { allTenderMessages as text } from '../../../lib/messages.tenders.ts';
import { toastShown } from '../../../lib/state/toasts.slice.ts';
import type { StoreModule } from '../../../lib/store-module.ts';
import { allTenders, boardColumns } from '../all/all-tenders.resources.ts';
import { tenders } from '../tenders.resource.ts';

/** A change of a tender's status, with the reasons for closing it. */
export interface Move {
  tender: Workspace;
  status: WorkspaceStatus;
  closingReasons?: ClosingReason[];
  closingNote?: string | null;
}

type BulkInput = Pick<CallInput<typeof changeWorkspaces>, 'params' | 'body'>;

export const moveAsked = createAction<Move>('tenderMoves/asked');
export const bulkAsked = createAction<BulkInput>('tenderMoves/bulkAsked');

const slice = createSlice({
  name: 'tenderMoves',
  initialState: { count: 0 },
  reducers: {
    /** A tender has another status now. The payload is its id. */
    moved: (state, _: PayloadAction<string>) => {
      state.count += 1;
    },
  },
});

/** Counts the moves made in this app, so that screens of a single tender can fetch it again. */
export const selectMoves = (state: unknown): number =>
  (state as { tenderMoves?: { count: number } }).tenderMoves?.count ?? 0;

/** Moves a card before the server has confirmed the change. */
function* shift(from: WorkspaceStatus, tender: Workspace): SagaIterator {
  if (from === tender.status) return;
  yield put(boardColumns[from].actions.removed(tender.id));
  yield put(boardColumns[tender.status].actions.created(tender));
}

function* move({ payload }: { payload: Move }): SagaIterator {
  const { tender, status, ...said } = payload;
  const { organizationId, customerId, id } = tender;
  const lists = [allTenders, tenders];
  for (const { actions } of lists) yield put(actions.marked(id));
  yield* shift(tender.status, { ...tender, status });
  try {
    const { data }: Answer<typeof moveWorkspace> = yield run(call<typeof moveWorkspace>, moveWorkspace, {
      params: { organizationId, customerId, id },
      body: { status, ...said },
      failure: text.moveFailed,
    });
    for (const { actions } of [...lists, boardColumns[status]]) yield put(actions.replaced(data));
    yield put(slice.actions.moved(id));
    // Its place in the order may have changed.
    yield put(allTenders.actions.refreshed());
    yield put(toastShown({ intent: 'success', message: text.moved(tender.name, status), ...undoOf(tender, data) }));
  } catch (error) {
    for (const { actions } of lists) yield put(actions.mutationFailed(id));
    yield* shift(status, tender);
    const message = messageOf(error, text.moveFailed);
    yield put(toastShown({ intent: 'error', title: text.ways(tender.name), message }));
  }
}

/** The undo action, where the change can be undone. */
function undoOf(before: Workspace, after: Workspace): { undo?: ReturnType<typeof moveAsked> } {
  const { status, closingReasons, closingNote } = before;
  if (status === after.status || !waysOf(after).includes(status)) return {};
  return { undo: moveAsked({ tender: after, status, ...(isClosed(status) && { closingReasons, closingNote }) }) };
}

function* bulk({ payload: { params, body } }: { payload: BulkInput }): SagaIterator {
  for (const id of body.ids) yield put(allTenders.actions.marked(id));
  try {
    const { data }: Answer<typeof changeWorkspaces> = yield run(call<typeof changeWorkspaces>, changeWorkspaces, {
      params,
      body,
      failure: text.bulk.failed,
    });
    for (const { id, workspace } of data) {
      yield put(workspace ? allTenders.actions.replaced(workspace) : allTenders.actions.mutationFailed(id));
    }
    yield put(allTenders.actions.refreshed());
    yield* tell(data);
  } catch (error) {
    for (const id of body.ids) yield put(allTenders.actions.mutationFailed(id));
    yield put(toastShown({ intent: 'error', message: messageOf(error, text.bulk.failed) }));
  }
}

function* tell(results: readonly WorkspaceBulkResult[]): SagaIterator {
  const left = results.filter(({ success }) => !success);
  const done = results.length - left.length;
  if (done > 0) yield put(toastShown({ intent: 'success', message: text.bulk.done(done) }));
  const reason = left[0]?.message;
  if (reason) yield put(toastShown({ intent: 'warning', message: text.bulk.left(left.length, reason) }));
}

/** A tender that was created or changed by its form is also in a column of the board. */
function* refreshColumn({ payload }: PayloadAction<unknown>): SagaIterator {
  yield put(boardColumns[(payload as Workspace).status].actions.refreshed());
}

export const tenderMovesModule: StoreModule = {
  name: slice.name,
  reducer: slice.reducer as StoreModule['reducer'],
  *saga() {
    yield takeEvery(moveAsked, move);
    yield takeEvery(bulkAsked, bulk);
    yield takeEvery([allTenders.actions.created, allTenders.actions.updated], refreshColumn);
  },
} as StoreModule;
