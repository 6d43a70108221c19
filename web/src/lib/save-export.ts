import { exportContent, getExport, type RunExport } from '@bidloom/contract/runs';
import type { SagaIterator } from 'redux-saga';
import { delay, put, call as run } from 'redux-saga/effects';
import { call, download } from './api-client.ts';
import { messages } from './messages.ts';
import { saveBlob } from './save-blob.ts';
import { toastShown } from './state/toasts.slice.ts';

const text = messages.runs;

/** The polling interval of a file that is being written, in milliseconds. */
const pollAfter = 300;

/** Waits for a requested file and lets the browser save it. Throws an error with the reason if it could not be written. */
export function* saveExport(workspaceId: string, asked: RunExport): SagaIterator {
  const failure = text.exportFailed;
  const params = { workspaceId, id: asked.requestId, exportId: asked.id };
  let made = asked;
  while (made.status === 'queued') {
    yield delay(pollAfter);
    const answer: { data: RunExport } = yield run(call<typeof getExport>, getExport, { params, failure });
    made = answer.data;
  }
  if (made.status === 'failed') throw new Error(made.failure ?? failure);
  const blob: Blob = yield run(download<typeof exportContent>, exportContent, { params, failure });
  const fileName = made.fileName ?? `${text.run}.${made.format}`;
  yield run(saveBlob, blob, fileName);
  yield put(toastShown({ intent: 'success', message: text.exported(fileName) }));
}
