import { uploadDocuments } from '@bidloom/contract/documents';
import type { SagaIterator, Task } from 'redux-saga';
import { END, type EventChannel, eventChannel } from 'redux-saga';
import { all, fork, join, put, race, call as run, take, takeEvery } from 'redux-saga/effects';
import { refusalOf } from '../../lib/accepted-files.ts';
import { upload } from '../../lib/api-client.ts';
import { isAborted, reasonsOf } from '../../lib/api-error.ts';
import { messages } from '../../lib/messages.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import {
  documentsReloadRequested,
  type Upload,
  uploadCancelRequested,
  uploadProgressed,
  uploadRefused,
  uploadRemoved,
  uploadRequested,
  uploadsAdded,
} from './documents.slice.ts';
import { takeFile } from './pending-files.ts';
import { type UploadOutcome, uploadToasts } from './upload-rules.ts';

const text = messages.documents;

/** Files sent at once; the others wait. */
const lanes = 3;

/** Sends files, each by itself, so that each has its own progress and a bad one stops no other. */
export function* uploadsSaga(): SagaIterator {
  yield takeEvery(uploadRequested, uploadAll);
}

function* uploadAll({ payload }: ReturnType<typeof uploadRequested>): SagaIterator {
  const { workspaceId, uploads } = payload;
  yield put(uploadsAdded(uploads));
  const waiting = [...uploads];
  const outcomes: UploadOutcome[] = [];
  function* lane(): SagaIterator {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      outcomes.push(yield run(uploadOne, workspaceId, next));
    }
  }
  const tasks: Task[] = yield all(Array.from({ length: lanes }, () => fork(lane)));
  yield join(tasks);
  for (const { intent, message } of uploadToasts(outcomes)) {
    yield put(toastShown({ intent, title: text.uploadTitle, message }));
  }
}

function* uploadOne(workspaceId: string, { id, fileName, replacesId }: Upload): SagaIterator<UploadOutcome> {
  const file = takeFile(id);
  // Stopped while it waited.
  if (!file) return { fileName, kind: 'cancelled' };
  const refusal = refusalOf(file);
  if (refusal) return yield run(refuse, id, fileName, [refusal]);
  const channel: EventChannel<SendEvent> = yield run(sendFile, workspaceId, file, replacesId);
  const { ended }: { ended?: SendEvent } = yield race({
    ended: run(follow, id, channel),
    cancelled: take(
      (action: { type: string; payload?: unknown }) => uploadCancelRequested.match(action) && action.payload === id,
    ),
  });
  channel.close();
  if (ended?.kind === 'refused') return yield run(refuse, id, fileName, ended.reasons);
  yield put(uploadRemoved(id));
  if (ended?.kind !== 'uploaded') return { fileName, kind: 'cancelled' };
  yield put(documentsReloadRequested());
  return { fileName, kind: 'uploaded' };
}

function* refuse(id: string, fileName: string, reasons: readonly string[]): SagaIterator<UploadOutcome> {
  yield put(uploadRefused({ id, reason: reasons.join(' ') }));
  return { fileName, kind: 'refused', reasons };
}

type SendEvent =
  | { kind: 'sent'; bytes: number }
  | { kind: 'uploaded' }
  | { kind: 'cancelled' }
  | { kind: 'refused'; reasons: readonly string[] };

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
      .catch((error: unknown) => {
        end(
          isAborted(error) ? { kind: 'cancelled' } : { kind: 'refused', reasons: reasonsOf(error, text.uploadFailed) },
        );
      });
    return () => controller.abort();
  });
}
