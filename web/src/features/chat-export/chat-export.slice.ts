import type { ExportFormat } from '@bidloom/contract/runs';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The chats that are being collected for a download, by tender. */
export interface ChatExportState {
  byWorkspace: Record<string, { /** Null until the server has taken it on. */ requestId: string | null }>;
}

const name = 'chatExport';

const slice = createSlice({
  name,
  initialState: { byWorkspace: {} } as ChatExportState,
  reducers: {
    gatheringChanged: (state, { payload }: PayloadAction<{ workspaceId: string; requestId: string | null }>) => {
      state.byWorkspace[payload.workspaceId] = { requestId: payload.requestId };
    },
    gatheringEnded: (state, { payload: workspaceId }: PayloadAction<string>) => {
      delete state.byWorkspace[workspaceId];
    },
  },
});

export const { gatheringChanged, gatheringEnded } = slice.actions;

/** A user requests the chat of a tender as a file. `isEmpty`: the chat is known to be empty. */
export const chatDownloadRequested = createAction<{ workspaceId: string; format: ExportFormat; isEmpty: boolean }>(
  `${name}/download`,
);

export const chatExportName = name;
export const chatExportReducer = slice.reducer;

export const selectChatExport = (state: { chatExport: ChatExportState }): ChatExportState => state.chatExport;
