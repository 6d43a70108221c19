import { createExport, exportContent, getExport, type RequestExport } from '@bidloom/contract/document-requests';
import type { SagaIterator } from 'redux-saga';
import { delay, put, call as run } from 'redux-saga/effects';
import { call, download } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { messages } from '../../../lib/messages.ts';
import { saveBlob } from '../../../lib/save-blob.ts';
import { toastShown } from '../../../lib/state/toasts.slice.ts';
import { exportEnded, type exportRequested, exportStarted } from './document-requests.slice.ts';

const text = messages.requests;

/** A file that is being written is asked after every so many milliseconds. */
const pollAfter = 300;

/** Has the results written to a file, waits for it and has the browser save it. It goes on when the screen is left. */
export function* exportRun({ payload }: ReturnType<typeof exportRequested>): SagaIterator {
  const { workspaceId, id, format } = payload;
  const params = { workspaceId, id };
  const failure = text.exportFailed;
  yield put(exportStarted({ id, format }));
  try {
    let { data: made }: { data: RequestExport } = yield run(call<typeof createExport>, createExport, {
      params,
      body: { format },
      failure,
    });
    const ofExport = { ...params, exportId: made.id };
    while (made.status === 'queued') {
      yield delay(pollAfter);
      const answer: { data: RequestExport } = yield run(call<typeof getExport>, getExport, {
        params: ofExport,
        failure,
      });
      made = answer.data;
    }
    if (made.status === 'failed') throw new Error(made.failure ?? failure);
    const blob: Blob = yield run(download<typeof exportContent>, exportContent, { params: ofExport, failure });
    const fileName = made.fileName ?? `${text.run}.${format}`;
    yield run(saveBlob, blob, fileName);
    yield put(toastShown({ intent: 'success', message: text.exported(fileName) }));
  } catch (error) {
    const title = messages.errors.failedTitle(text.download);
    yield put(toastShown({ intent: 'error', title, message: messageOf(error, failure) }));
  } finally {
    yield put(exportEnded(id));
  }
}
