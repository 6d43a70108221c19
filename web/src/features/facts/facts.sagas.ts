import {
  decideFact,
  exportFacts,
  type FactDecision,
  getFacts,
  renewFacts,
  undoFactDecision,
  type WorkspaceFact,
} from '@bidloom/contract/facts';
import { type NotificationEvent, processingTypes } from '@bidloom/contract/notifications';
import type { RunExport } from '@bidloom/contract/runs';
import { changeWorkspaces } from '@bidloom/contract/workspace-bulk';
import type { Action } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { all, put, call as run, select, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import { type Answer, call } from '../../lib/api-client.ts';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { changedMeanwhile } from '../../lib/changed-meanwhile.ts';
import { decidedWords } from '../../lib/fact-words.ts';
import { formatDueTime } from '../../lib/format.ts';
import { keepFresh, readInto } from '../../lib/keep-fresh.saga.ts';
import { messages } from '../../lib/messages.ts';
import { saveExport } from '../../lib/save-export.ts';
import { freshenRequested } from '../../lib/state/connection.slice.ts';
import { progressReceived } from '../../lib/state/progress.slice.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import type { StoreModule } from '../../lib/store-module.ts';
import {
  decisionMade,
  decisionRefused,
  decisionSaved,
  downloadingChanged,
  dueDateChosen,
  dueDateSaved,
  dueDateTakenBack,
  type FactsState,
  factChanged,
  factsClosed,
  factsDownloadRequested,
  factsFailed,
  factsLoaded,
  factsName,
  factsOpened,
  factsReducer,
  factsReloadRequested,
  renewalRequested,
  saveFailed,
  savingChanged,
  selectFacts,
} from './facts.slice.ts';

const text = messages.facts;

function* factsSaga(): SagaIterator {
  yield all([
    takeLatest([factsOpened, factsClosed], follow),
    takeEvery(decisionMade, decide),
    takeLeading([dueDateChosen, dueDateTakenBack], setDueDate),
    takeLeading(renewalRequested, renew),
    takeLeading(factsDownloadRequested, download),
  ]);
}

export const factsModule: StoreModule = {
  name: factsName,
  reducer: factsReducer as StoreModule['reducer'],
  saga: factsSaga,
};

/** Keeps the facts of the open tender up to date until they are closed. */
function* follow(action: ReturnType<typeof factsOpened> | ReturnType<typeof factsClosed>): SagaIterator {
  if (!factsOpened.match(action)) return;
  const workspaceId = action.payload;
  const isReason = (heard: Action) =>
    factsReloadRequested.match(heard) ||
    freshenRequested.match(heard) ||
    (progressReceived.match(heard) && isRenewal(heard.payload, workspaceId));
  yield run(keepFresh, { load: () => load(workspaceId), isReason });
}

const isRenewal = ({ WorkspaceId, ProcessingType }: NotificationEvent, workspaceId: string) =>
  WorkspaceId === workspaceId && ProcessingType === processingTypes.keyFacts;

function* load(workspaceId: string): SagaIterator<boolean> {
  yield* readInto(
    getFacts,
    { params: { workspaceId }, failure: text.fetchFailed },
    { loaded: ({ data, reading }) => factsLoaded({ workspaceId, items: data, reading }), failed: factsFailed },
  );
  const { reading }: FactsState = yield select(selectFacts);
  return reading?.status === 'in_progress';
}

function* decide({ payload }: ReturnType<typeof decisionMade>): SagaIterator {
  const { workspaceId, fact, decision, decidedAt, byForm = false } = payload;
  const params = { workspaceId, fact };
  const failure = text.saveFailed;
  yield put(savingChanged({ workspaceId, fact, saving: true }));
  yield put(saveFailed({ workspaceId, message: null }));
  try {
    const { data }: { data: WorkspaceFact } = decision
      ? yield run(call<typeof decideFact>, decideFact, { params, body: { ...decision, decidedAt }, failure })
      : yield run(call<typeof undoFactDecision>, undoFactDecision, {
          params,
          ...(decidedAt !== null && { query: { decidedAt } }),
          failure,
        });
    yield put(factChanged({ workspaceId, fact: data }));
    yield put(decisionSaved(fact));
    // A list that was asked for before the decision, and arrives after it, shows the state before.
    yield put(factsReloadRequested());
  } catch (error) {
    const { workspaceId: open }: FactsState = yield select(selectFacts);
    const theirs = decidedMeanwhile(error);
    const message = theirs ? changedMeanwhile(decidedWords(theirs)) : messageOf(error, failure);
    if (theirs) yield put(factChanged({ workspaceId, fact: theirs }));
    if (theirs && isSame(decision, theirs)) yield put(decisionSaved(fact));
    else if (workspaceId !== open) yield put(toastShown({ intent: 'error', title: failure, message }));
    else if (byForm) yield put(saveFailed({ workspaceId, message, ...(theirs && { theirs }) }));
    else if (theirs) yield put(decisionRefused({ workspaceId, fact, decision }));
    else yield put(toastShown({ intent: 'error', title: failure, message }));
    // The shown facts may be outdated, which would explain the refusal.
    yield put(factsReloadRequested());
  } finally {
    yield put(savingChanged({ workspaceId, fact, saving: false }));
  }
}

/** The fact as somebody else has decided it since the person saw it; null: the call failed for another reason. */
function decidedMeanwhile(error: unknown): WorkspaceFact | null {
  return error instanceof ApiError && error.status === 409 && error.data ? (error.data as WorkspaceFact) : null;
}

/** Whether the same is decided already, by somebody else or by a save whose answer was lost: there is nothing to ask. */
function isSame(decision: FactDecision | null, { status, value, text: words, decidedAt }: WorkspaceFact): boolean {
  if (decision?.decision === 'corrected')
    return status === 'corrected' && (value === decision.value || words === decision.value);
  if (decision?.decision === 'confirmed') return status === 'confirmed' && value === decision.value;
  if (decision?.decision === 'kept') return false;
  return decision ? decision.decision === 'not_stated' && status === 'marked_not_stated' : decidedAt === null;
}

/** Sets the due date of a tender. Undo restores the previous one, or none. */
function* setDueDate(action: ReturnType<typeof dueDateChosen> | ReturnType<typeof dueDateTakenBack>): SagaIterator {
  const { payload } = action;
  const isBack = dueDateTakenBack.match(action);
  const { organizationId, workspaceId } = payload;
  const dueAt = isBack ? payload.before : payload.dueAt;
  const failure = text.dueFailed;
  try {
    const { data }: Answer<typeof changeWorkspaces> = yield run(call<typeof changeWorkspaces>, changeWorkspaces, {
      params: { organizationId },
      body: { action: 'due', ids: [workspaceId], dueAt },
      failure,
    });
    const [result] = data;
    if (!result?.success) throw new Error(result?.message ?? failure);
    yield put(dueDateSaved());
    const undo = isBack ? {} : { undo: dueDateTakenBack(payload) };
    const message = isBack || !dueAt ? text.dueTakenBack : text.dueSaved(formatDueTime(dueAt));
    yield put(toastShown({ intent: 'success', message, ...undo }));
  } catch (error) {
    yield put(toastShown({ intent: 'error', title: failure, message: messageOf(error, failure) }));
  }
}

function* renew({ payload: workspaceId }: ReturnType<typeof renewalRequested>): SagaIterator {
  const failure = text.renewFailed;
  try {
    const answer: Answer<typeof renewFacts> = yield run(call<typeof renewFacts>, renewFacts, {
      params: { workspaceId },
      failure,
    });
    yield put(factsLoaded({ workspaceId, items: answer.data, reading: answer.reading }));
    yield put(factsReloadRequested());
  } catch (error) {
    yield put(toastShown({ intent: 'error', title: failure, message: messageOf(error, failure) }));
  }
}

/** Downloads the facts. It continues when the screen is left. */
function* download({ payload: { workspaceId, format } }: ReturnType<typeof factsDownloadRequested>): SagaIterator {
  const failure = text.exportFailed;
  yield put(downloadingChanged(true));
  try {
    const { data }: { data: RunExport } = yield run(call<typeof exportFacts>, exportFacts, {
      params: { workspaceId },
      body: { format },
      failure,
    });
    yield run(saveExport, workspaceId, data);
  } catch (error) {
    yield put(toastShown({ intent: 'error', title: failure, message: messageOf(error, failure) }));
  } finally {
    yield put(downloadingChanged(false));
  }
}
