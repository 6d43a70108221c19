import type { NotificationEvent } from '@bidloom/contract/notifications';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { connectionChanged } from './notifications.slice.ts';

/** The last progress of work. */
export interface LiveProgress {
  /** 0 to 100. */
  percent: number | null;
  /** The stage in words, such as "reading page 41 of 222". */
  stage: string;
  status: string | null;
}

export interface ProgressState {
  /** The reading of documents. */
  byDocument: Record<string, LiveProgress>;
  /** Runs of analysis. */
  byRequest: Record<string, LiveProgress>;
}

const slice = createSlice({
  name: 'progress',
  initialState: { byDocument: {}, byRequest: {} } as ProgressState,
  reducers: {
    progressReceived: (state, { payload }: PayloadAction<NotificationEvent>) => {
      const { RequestId, DocumentId, Progress, Stage, Message, Status } = payload;
      const progress = { percent: Progress ?? null, stage: Stage ?? Message, status: Status ?? null };
      // A run's event may name its current document, but that document is not being read.
      if (RequestId) state.byRequest[RequestId] = progress;
      else if (DocumentId) state.byDocument[DocumentId] = progress;
    },
  },
  extraReducers: (builder) =>
    // While no events arrive, the end of a reading may be missed: nobody should wait for a document that is read already.
    builder.addCase(connectionChanged, (state, { payload: isConnected }) => {
      if (!isConnected) state.byDocument = {};
    }),
});

export const progressReducer = slice.reducer;
export const { progressReceived } = slice.actions;
export const selectProgressByDocument = (state: { progress: ProgressState }) => state.progress.byDocument;
export const selectProgressByRequest = (state: { progress: ProgressState }) => state.progress.byRequest;
