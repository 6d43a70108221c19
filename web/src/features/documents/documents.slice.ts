import type { Document } from '@bidloom/contract/documents';
import { createAction, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A file on its way to the server, or refused. */
export interface Upload {
  id: string;
  fileName: string;
  size: number;
  /** `interrupted`: the connection was lost; the upload is tried again automatically. */
  state: 'waiting' | 'sending' | 'interrupted' | 'refused';
  /** Bytes sent. */
  sent: number;
  /** Why it was refused, as a text for the user. */
  reason: string | null;
  /** Whether another attempt with the same file may succeed. */
  canRetry?: boolean;
  /** Whether it was refused because the tender has a file of the same name. */
  isDuplicate?: boolean;
  /** The document that it replaces. */
  replacesId?: string;
}

export interface DocumentsState {
  workspaceId: string | null;
  items: Document[];
  status: 'loading' | 'ready' | 'failed';
  error: string | null;
  uploads: Upload[];
  /** The documents that the user has excluded from questions. */
  unasked: string[];
  /** Documents with a change in progress. */
  busy: string[];
  /** Why the last change of category and tags failed. */
  detailsError: string | null;
}

const name = 'documents';

const initialState: DocumentsState = {
  workspaceId: null,
  items: [],
  status: 'loading',
  error: null,
  uploads: [],
  unasked: [],
  busy: [],
  detailsError: null,
};

const without = <T>(list: readonly T[], item: T) => list.filter((other) => other !== item);

const slice = createSlice({
  name,
  initialState,
  reducers: {
    documentsOpened: (state, { payload }: PayloadAction<string>) =>
      state.workspaceId === payload ? state : { ...initialState, workspaceId: payload },
    documentsLoaded: (state, { payload }: PayloadAction<Document[]>) => {
      state.items = payload;
      state.status = 'ready';
      state.error = null;
    },
    documentsFailed: (state, { payload }: PayloadAction<string>) => {
      state.error = payload;
      // A list that could not be refreshed is still shown.
      if (state.status !== 'ready') state.status = 'failed';
    },
    documentChanged: (state, { payload }: PayloadAction<Document>) => {
      state.items = state.items.map((item) => (item.id === payload.id ? payload : item));
    },
    documentRemoved: (state, { payload }: PayloadAction<string>) => {
      state.items = state.items.filter(({ id }) => id !== payload);
      state.unasked = without(state.unasked, payload);
    },
    busyChanged: (state, { payload: { id, busy } }: PayloadAction<{ id: string; busy: boolean }>) => {
      state.busy = busy ? [...without(state.busy, id), id] : without(state.busy, id);
    },
    detailsFailed: (state, { payload }: PayloadAction<string | null>) => {
      state.detailsError = payload;
    },
    askedToggled: (state, { payload: { ids, asked } }: PayloadAction<{ ids: string[]; asked: boolean }>) => {
      const others = state.unasked.filter((id) => !ids.includes(id));
      state.unasked = asked ? others : [...others, ...ids];
    },
    uploadsAdded: (state, { payload }: PayloadAction<Upload[]>) => {
      const names = new Set(payload.map(({ fileName }) => fileName));
      // A file that is tried again replaces its refused entry.
      const kept = state.uploads.filter(({ fileName, state: at }) => at !== 'refused' || !names.has(fileName));
      state.uploads = [...kept, ...payload];
    },
    uploadProgressed: (state, { payload: { id, sent } }: PayloadAction<{ id: string; sent: number }>) => {
      const upload = state.uploads.find((item) => item.id === id);
      if (upload) Object.assign(upload, { state: 'sending', sent });
    },
    uploadRefused: (
      state,
      {
        payload: { id, ...refusal },
      }: PayloadAction<{ id: string; reason: string; canRetry: boolean; isDuplicate: boolean }>,
    ) => {
      const upload = state.uploads.find((item) => item.id === id);
      if (upload) Object.assign(upload, { state: 'refused', ...refusal });
    },
    uploadInterrupted: (state, { payload: id }: PayloadAction<string>) => {
      const upload = state.uploads.find((item) => item.id === id);
      if (upload) Object.assign(upload, { state: 'interrupted', sent: 0 });
    },
    uploadRemoved: (state, { payload }: PayloadAction<string>) => {
      state.uploads = state.uploads.filter(({ id }) => id !== payload);
    },
  },
});

export const {
  documentsOpened,
  documentsLoaded,
  documentsFailed,
  documentChanged,
  documentRemoved,
  busyChanged,
  detailsFailed,
  askedToggled,
  uploadsAdded,
  uploadProgressed,
  uploadRefused,
  uploadInterrupted,
  uploadRemoved,
} = slice.actions;

/** Whether questions can be asked of it. An archive has no text of its own. */
export const isAskable = ({ status, isCurrent, mediaType }: Document): boolean =>
  status === 'ready' && isCurrent && mediaType !== 'application/zip';

export interface DocumentKey {
  workspaceId: string;
  documentId: string;
}

export const documentsClosed = createAction('documents/closed');
export const documentsReloadRequested = createAction('documents/reloadRequested');
export const detailsRequested = createAction<DocumentKey & { category: string; tags: string[] }>('documents/details');
export const detailsSaved = createAction<string>('documents/detailsSaved');
export const readingCancelRequested = createAction<DocumentKey>('documents/cancelReading');
export const readingRetryRequested = createAction<DocumentKey>('documents/retryReading');
/** The payload is the tender's id. */
export const olderRetryRequested = createAction<string>('documents/retryOlder');
/** Carries the id of the document that it replaces; null: it replaces none any more. */
export const replacesRequested = createAction<DocumentKey & { replacesId: string | null }>('documents/replaces');
export const categoriesRequested = createAction<{ workspaceId: string; ids: string[]; category: string }>(
  'documents/categories',
);
/** Carries whether the documents that were extracted from it are removed as well. */
export const removalRequested = createAction<DocumentKey & { contents: boolean }>('documents/remove');
/** The files themselves are kept in pending-files.ts: the store contains plain data only. */
export const uploadRequested = createAction<{ workspaceId: string; uploads: Upload[] }>('documents/upload');
/** Sends the file again, which is still kept in pending-files.ts. */
export const uploadRetryRequested = createAction<string>('documents/retryUpload');
/** Sends a file that was refused for its name again, as a new version of the document that has this name. */
export const uploadAsVersionRequested = createAction<{ id: string; replacesId: string }>('documents/uploadAsVersion');
export const uploadCancelRequested = createAction<string>('documents/cancelUpload');

export const documentsReducer = slice.reducer;
export const documentsName = name;

interface Rooted {
  documents: DocumentsState;
}

export const selectDocuments = (state: Rooted): DocumentsState => state.documents;

/** Whether reading has not started yet, or is in progress. */
export const isReading = ({ status }: Pick<Document, 'status'>): boolean =>
  status === 'uploaded' || status === 'processing';

/** The documents that should be read again, without those that are being read again already. */
export const selectOlder = createSelector([(state: Rooted) => state.documents.items], (items) =>
  items.filter(({ readByOlderVersion, isReadAgain }) => readByOlderVersion && !isReadAgain),
);

export const selectReady = createSelector([(state: Rooted) => state.documents.items], (items) =>
  items.filter(isAskable),
);

/** The documents that the next question goes to: those that are ready and not excluded. */
export const selectAsked = createSelector([selectReady, (state: Rooted) => state.documents.unasked], (ready, unasked) =>
  ready.filter(({ id }) => !unasked.includes(id)),
);
