import {
  cancelDocument,
  type Document,
  deleteDocument,
  documentsInfo,
  readDocumentsAgain,
  retryDocument,
  setDocumentCategory,
  setDocumentReplaces,
  setDocumentTags,
} from '@bidloom/contract/documents';
import type { NotificationEvent } from '@bidloom/contract/notifications';
import type { Action } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { all, put, call as run, select, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import { call } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { keepFresh, readInto } from '../../lib/keep-fresh.saga.ts';
import { messages } from '../../lib/messages.ts';
import { freshenRequested } from '../../lib/state/connection.slice.ts';
import { progressReceived } from '../../lib/state/progress.slice.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import type { StoreModule } from '../../lib/store-module.ts';
import {
  busyChanged,
  categoriesRequested,
  type DocumentKey,
  type DocumentsState,
  detailsFailed,
  detailsRequested,
  detailsSaved,
  documentChanged,
  documentRemoved,
  documentsClosed,
  documentsFailed,
  documentsLoaded,
  documentsName,
  documentsOpened,
  documentsReducer,
  documentsReloadRequested,
  isReading,
  olderRetryRequested,
  readingCancelRequested,
  readingRetryRequested,
  removalRequested,
  replacesRequested,
  selectDocuments,
} from './documents.slice.ts';
import { uploadsSaga } from './uploads.sagas.ts';

const { documents: text, versions } = messages;

function* documentsSaga(): SagaIterator {
  yield all([
    takeLatest([documentsOpened, documentsClosed], follow),
    takeEvery(detailsRequested, saveDetails),
    takeEvery(readingCancelRequested, cancelReading),
    takeEvery(readingRetryRequested, retryReading),
    takeLeading(olderRetryRequested, retryOlder),
    takeEvery(removalRequested, remove),
    takeEvery(replacesRequested, replace),
    takeEvery(categoriesRequested, moveAll),
    run(uploadsSaga),
  ]);
}

export const documentsModule: StoreModule = {
  name: documentsName,
  reducer: documentsReducer as StoreModule['reducer'],
  saga: documentsSaga,
};

/** Keeps the list of the open tender fresh until it is closed. */
function* follow(action: ReturnType<typeof documentsOpened> | ReturnType<typeof documentsClosed>): SagaIterator {
  if (!documentsOpened.match(action)) return;
  const workspaceId = action.payload;
  const isReason = (heard: Action) =>
    documentsReloadRequested.match(heard) ||
    freshenRequested.match(heard) ||
    (progressReceived.match(heard) && isEnd(heard.payload, workspaceId));
  yield run(keepFresh, { load: () => load(workspaceId), isReason });
}

const isEnd = ({ WorkspaceId, RequestId, Status }: NotificationEvent, workspaceId: string) =>
  WorkspaceId === workspaceId && !RequestId && Status !== 'processing';

function* load(workspaceId: string): SagaIterator<boolean> {
  yield* readInto(
    documentsInfo,
    { params: { workspaceId }, failure: text.fetchFailed },
    { loaded: ({ data }) => documentsLoaded(data), failed: documentsFailed },
  );
  const { items }: DocumentsState = yield select(selectDocuments);
  return items.some((item) => isReading(item) || item.isReadAgain);
}

function* saveDetails({ payload }: ReturnType<typeof detailsRequested>): SagaIterator {
  const { workspaceId, documentId, category, tags } = payload;
  const params = { workspaceId, documentId };
  const failure = text.detailsFailed;
  yield put(busyChanged({ id: documentId, busy: true }));
  yield put(detailsFailed(null));
  try {
    yield run(call<typeof setDocumentCategory>, setDocumentCategory, { params, body: { category }, failure });
    const { data }: { data: Document } = yield run(call<typeof setDocumentTags>, setDocumentTags, {
      params,
      body: { tags },
      failure,
    });
    yield put(documentChanged(data));
    yield put(detailsSaved(documentId));
  } catch (error) {
    yield put(detailsFailed(messageOf(error, failure)));
  }
  yield put(busyChanged({ id: documentId, busy: false }));
}

const failureToast = (error: unknown, failure: string) =>
  toastShown({
    intent: 'error',
    title: messages.errors.failedTitle(text.title),
    message: messageOf(error, failure),
  });

/** Makes a change of one document; a toast reports a failure. */
function* change({ documentId }: DocumentKey, failure: string, work: () => SagaIterator): SagaIterator {
  yield put(busyChanged({ id: documentId, busy: true }));
  try {
    yield run(work);
  } catch (error) {
    yield put(failureToast(error, failure));
  }
  yield put(busyChanged({ id: documentId, busy: false }));
  yield put(documentsReloadRequested());
}

function* cancelReading({ payload }: ReturnType<typeof readingCancelRequested>): SagaIterator {
  const failure = text.cancelFailed;
  yield run(change, payload, failure, function* () {
    const { data }: { data: Document } = yield run(call<typeof cancelDocument>, cancelDocument, {
      params: payload,
      failure,
    });
    yield put(documentChanged(data));
  });
}

function* retryReading({ payload }: ReturnType<typeof readingRetryRequested>): SagaIterator {
  const failure = text.retryFailed;
  yield run(change, payload, failure, function* () {
    const { data }: { data: Document } = yield run(call<typeof retryDocument>, retryDocument, {
      params: payload,
      failure,
    });
    yield put(documentChanged(data));
    if (data.status === 'ready') yield put(toastShown({ intent: 'info', message: text.readAgain(data.fileName) }));
  });
}

function* retryOlder({ payload: workspaceId }: ReturnType<typeof olderRetryRequested>): SagaIterator {
  const failure = text.retryFailed;
  try {
    const { data }: { data: Document[] } = yield run(call<typeof readDocumentsAgain>, readDocumentsAgain, {
      params: { workspaceId },
      failure,
    });
    if (data.length > 0) yield put(toastShown({ intent: 'info', message: text.allReadAgain(data.length) }));
  } catch (error) {
    yield put(failureToast(error, failure));
  }
  yield put(documentsReloadRequested());
}

function* replace({ payload }: ReturnType<typeof replacesRequested>): SagaIterator {
  const { replacesId, ...params } = payload;
  const failure = versions.failed;
  yield run(change, params, failure, function* () {
    const { data }: { data: Document } = yield run(call<typeof setDocumentReplaces>, setDocumentReplaces, {
      params,
      body: { replacesId },
      failure,
    });
    yield put(documentChanged(data));
  });
}

/** Moves each document separately: if one fails, those before it stay moved. */
function* moveAll({ payload }: ReturnType<typeof categoriesRequested>): SagaIterator {
  const { workspaceId, ids, category } = payload;
  const failure = text.detailsFailed;
  let moved = 0;
  try {
    for (const documentId of ids) {
      const params = { workspaceId, documentId };
      yield run(call<typeof setDocumentCategory>, setDocumentCategory, { params, body: { category }, failure });
      moved++;
    }
  } catch (error) {
    yield put(failureToast(error, failure));
  }
  if (moved > 0) yield put(toastShown({ intent: 'success', message: versions.moved(moved, category) }));
  yield put(documentsReloadRequested());
}

function* remove({ payload }: ReturnType<typeof removalRequested>): SagaIterator {
  const failure = text.removeFailed;
  yield run(change, payload, failure, function* () {
    const { contents, ...params } = payload;
    yield run(call<typeof deleteDocument>, deleteDocument, {
      params,
      query: contents ? { contents: 'true' } : {},
      failure,
    });
    yield put(documentRemoved(payload.documentId));
    if (contents) yield put(documentsReloadRequested());
    yield put(toastShown({ intent: 'success', message: text.removed }));
  });
}
