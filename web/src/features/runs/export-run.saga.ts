import { createExport, type RunExport } from '@bidloom/contract/runs';
import type { SagaIterator } from 'redux-saga';
import { put, call as run } from 'redux-saga/effects';
import { call } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { messages } from '../../lib/messages.ts';
import { saveExport } from '../../lib/save-export.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import { exportEnded, type exportRequested, exportStarted } from './runs.slice.ts';

const text = messages.runs;

/** Requests a file with the results, waits for it and lets the browser save it. It continues when the screen is left. */
export function* exportRun({ payload }: ReturnType<typeof exportRequested>): SagaIterator {
  const { workspaceId, id, format } = payload;
  const params = { workspaceId, id };
  const failure = text.exportFailed;
  yield put(exportStarted({ id, format }));
  try {
    const { data: made }: { data: RunExport } = yield run(call<typeof createExport>, createExport, {
      params,
      body: { format },
      failure,
    });
    yield run(saveExport, workspaceId, made);
  } catch (error) {
    const title = messages.errors.failedTitle(text.download);
    yield put(toastShown({ intent: 'error', title, message: messageOf(error, failure) }));
  } finally {
    yield put(exportEnded(id));
  }
}
