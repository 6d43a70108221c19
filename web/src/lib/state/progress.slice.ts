import type { NotificationEvent } from '@bidloom/contract/notifications';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** How far work on a document has come, as last heard. */
export interface LiveProgress {
  /** 0 to 100. */
  percent: number | null;
  /** The stage in words, such as "reading page 41 of 222". */
  stage: string;
  status: string | null;
}

export interface ProgressState {
  byDocument: Record<string, LiveProgress>;
}

const slice = createSlice({
  name: 'progress',
  initialState: { byDocument: {} } as ProgressState,
  reducers: {
    progressReceived: (state, { payload }: PayloadAction<NotificationEvent>) => {
      if (!payload.DocumentId) return;
      state.byDocument[payload.DocumentId] = {
        percent: payload.Progress ?? null,
        stage: payload.Stage ?? payload.Message,
        status: payload.Status ?? null,
      };
    },
  },
});

export const progressReducer = slice.reducer;
export const { progressReceived } = slice.actions;
export const selectProgressByDocument = (state: { progress: ProgressState }) => state.progress.byDocument;
