import { uploadDocuments } from '@bidloom/contract/documents';
import type { Action } from '@reduxjs/toolkit';
import type { SagaIterator, Task } from 'redux-saga';
import { END, type EventChannel, eventChannel } from 'redux-saga';
import { all, delay, fork, join, put, race, call as run, select, take, takeEvery } from 'redux-saga/effects';
import { refusalOf, typesOfServer } from '../../lib/accepted-files.ts';
import { upload } from '../../lib/api-client.ts';
import { ApiError, isAborted, reasonsOf } from '../../lib/api-error.ts';
import { askBeforeLeaving } from '../../lib/ask-before-leaving.ts';
import { messages } from '../../lib/messages.ts';
import { connectionRestored } from '../../lib/state/connection.slice.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import {
  type DocumentsState,
  documentsLoaded,
  documentsReloadRequested,
  selectDocuments,
  type Upload,
  uploadAsVersionRequested,
  uploadCancelRequested,
  uploadInterrupted,
  uploadProgressed,
  uploadRefused,
  uploadRemoved,
  uploadRequested,
  uploadRetryRequested,
  uploadsAdded,
} from './documents.slice.ts';
import { keepForRetry, takeFile } from './pending-files.ts';
import { forgetUnsent, lostFiles, noteUnsent } from './unsent-files.ts';
import { isDuplicate, type UploadOutcome, uploadToast } from './upload-rules.ts';

const text = messages.documents;

/** The number of files that are sent at the same time; the others wait. */
const lanes = 3;
/** Milliseconds until an interrupted upload is tried again. The wait grows with each attempt, up to the longest. */
const waits = { first: 5000, longest: 60_000 };

/** Sends each file in its own request: each has its own progress, and a refused file does not stop the others. */
export function* uploadsSaga(): SagaIterator {
  yield all([
    takeEvery(uploadRequested, uploadAll),
    takeEvery(uploadRetryRequested, ({ payload: id }) => sendAgain(id)),
    takeEvery(uploadAsVersionRequested, ({ payload: { id, replacesId } }) => sendAgain(id, { replacesId })),
    takeEvery(uploadRemoved, forget),
    takeEvery(documentsLoaded, nameLost),
  ]);
}

const forget = ({ payload: id }: ReturnType<typeof uploadRemoved>) => forgetUnsent(id);

/** Lists the files that were not sent before the page was reloaded, except those that have arrived after all. */
function* nameLost({ payload }: ReturnType<typeof documentsLoaded>): SagaIterator {
  const { workspaceId, uploads }: DocumentsState = yield select(selectDocuments);
  if (!workspaceId) return;
  const there = new Set(payload.map(({ fileName }) => fileName));
  const lost = lostFiles(workspaceId);
  for (const { id } of lost.filter(({ fileName }) => there.has(fileName))) yield put(uploadRemoved(id));
  const news = lost.filter((one) => !there.has(one.fileName) && !uploads.some(({ id }) => id === one.id));
  if (news.length === 0) return;
  yield put(uploadsAdded(news.map((one) => ({ ...one, state: 'refused', sent: 0, reason: text.uploadLost }))));
}

function* uploadAll({ payload }: ReturnType<typeof uploadRequested>): SagaIterator {
  const { workspaceId, uploads } = payload;
  yield put(uploadsAdded(uploads));
  yield run(noteUnsent, workspaceId, uploads);
  const waiting = [...uploads];
  const outcomes: UploadOutcome[] = [];
  function* lane(): SagaIterator {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      outcomes.push(yield run(uploadOne, workspaceId, next));
    }
  }
  // The browser loses the files when the page is closed.
  const stay: () => void = yield run(askBeforeLeaving);
  try {
    const tasks: Task[] = yield all(Array.from({ length: lanes }, () => fork(lane)));
    yield join(tasks);
  } finally {
    stay();
  }
  const toast = uploadToast(outcomes);
  if (toast) yield put(toastShown(toast));
}

function* uploadOne(workspaceId: string, { id, fileName, replacesId }: Upload): SagaIterator<UploadOutcome> {
  const file = takeFile(id);
  // The upload was stopped while it waited.
  if (!file) return { fileName, kind: 'cancelled' };
  const types: Awaited<ReturnType<typeof typesOfServer>> = yield run(typesOfServer, file);
  const refusal = refusalOf(file, types);
  if (refusal) {
    forgetUnsent(id);
    return yield run(refuse, id, fileName, [refusal], { canRetry: false, isDuplicate: false });
  }
  const isAlone = !(yield select(hasDocument, fileName));
  for (let wait = waits.first, tries = 1; ; wait = Math.min(2 * wait, waits.longest), tries++) {
    const channel: EventChannel<SendEvent> = yield run(sendFile, workspaceId, file, replacesId);
    const { ended }: { ended?: SendEvent } = yield race({
      ended: run(follow, id, channel),
      cancelled: take(cancels(id)),
    });
    channel.close();
    if (ended?.kind === 'unreached') {
      yield put(uploadInterrupted(id));
      const { cancelled } = yield race({
        back: take([connectionRestored.type, (action: Action) => isRetryOf(action, id)]),
        late: delay(wait),
        cancelled: take(cancels(id)),
      });
      if (!cancelled) continue;
    }
    // The server had accepted the file, but the connection was lost before its answer arrived.
    const isThere = ended?.kind === 'refused' && tries > 1 && isAlone && isDuplicate(ended.reasons);
    if (ended?.kind === 'refused' && !isThere) {
      const { reasons, canRetry } = ended;
      const duplicate = isDuplicate(reasons);
      if (canRetry || duplicate) keepForRetry(id, file);
      if (!canRetry) forgetUnsent(id);
      // The document of the same name may be another person's, and not be in this list yet.
      if (duplicate) yield put(documentsReloadRequested());
      return yield run(refuse, id, fileName, reasons, { canRetry, isDuplicate: duplicate });
    }
    yield put(uploadRemoved(id));
    if (ended?.kind !== 'uploaded' && !isThere) return { fileName, kind: 'cancelled' };
    yield put(documentsReloadRequested());
    return { fileName, kind: 'uploaded' };
  }
}

const cancels = (id: string) => (action: Action & { payload?: unknown }) =>
  uploadCancelRequested.match(action) && action.payload === id;
const isRetryOf = (action: Action, id: string) => uploadRetryRequested.match(action) && action.payload === id;

const hasDocument = (state: Parameters<typeof selectDocuments>[0], fileName: string) =>
  selectDocuments(state).items.some((item) => item.fileName === fileName);

/** Sends a refused upload again, with its kept file. An interrupted upload handles the same action in its own loop. */
function* sendAgain(id: string, version: Pick<Upload, 'replacesId'> = {}): SagaIterator {
  const { workspaceId, uploads }: DocumentsState = yield select(selectDocuments);
  const upload = uploads.find((one) => one.id === id);
  if (!workspaceId || upload?.state !== 'refused') return;
  const again: Upload = { ...upload, ...version, state: 'waiting', sent: 0, reason: null };
  yield put(uploadRequested({ workspaceId, uploads: [again] }));
}

function* refuse(
  id: string,
  fileName: string,
  reasons: readonly string[],
  more: Pick<Required<Upload>, 'canRetry' | 'isDuplicate'>,
): SagaIterator<UploadOutcome> {
  const reason = more.isDuplicate ? text.hasName : reasons.join(' ');
  yield put(uploadRefused({ id, reason, ...more }));
  return { fileName, kind: 'refused', reasons };
}

type SendEvent =
  | { kind: 'sent'; bytes: number }
  | { kind: 'uploaded' }
  | { kind: 'cancelled' }
  /** The server was not reached, or the connection was lost. */
  | { kind: 'unreached' }
  | { kind: 'refused'; reasons: readonly string[]; canRetry: boolean };

function* follow(id: string, channel: EventChannel<SendEvent>): SagaIterator<SendEvent> {
  for (;;) {
    const event: SendEvent = yield take(channel);
    if (event.kind !== 'sent') return event;
    yield put(uploadProgressed({ id, sent: event.bytes }));
  }
}

/** Sends one file. Closing the channel stops it. */
function sendFile(workspaceId: string, file: File, replacesId?: string): EventChannel<SendEvent> {
  return eventChannel((emit) => {
    const controller = new AbortController();
    const end = (event: SendEvent) => {
      emit(event);
      emit(END);
    };
    upload(uploadDocuments, {
      params: { workspaceId },
      field: 'files',
      files: [file],
      ...(replacesId ? { fields: { replaces: replacesId } } : {}),
      signal: controller.signal,
      failure: text.uploadFailed,
      onProgress: ({ loaded }) => emit({ kind: 'sent', bytes: loaded }),
    })
      .then(() => end({ kind: 'uploaded' }))
      .catch((error: unknown) => end(failureOf(error)));
    return () => controller.abort();
  });
}

function failureOf(error: unknown): SendEvent {
  if (isAborted(error)) return { kind: 'cancelled' };
  const status = error instanceof ApiError ? error.status : -1;
  if (status === 0) return { kind: 'unreached' };
  // A refusal of the file itself would be the same at every attempt.
  const canRetry = status >= 500 || status === 401 || status === 408 || status === 429;
  return { kind: 'refused', reasons: reasonsOf(error, text.uploadFailed), canRetry };
}
