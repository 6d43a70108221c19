import type { Overview } from '@bidloom/contract/overview';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface OverviewState {
  workspaceId: string | null;
  overview: Overview | null;
  status: 'loading' | 'ready' | 'failed';
  error: string | null;
  /** Whether the calendar file is on its way. */
  downloading: boolean;
}

const name = 'overview';

const initialState: OverviewState = {
  workspaceId: null,
  overview: null,
  status: 'loading',
  error: null,
  downloading: false,
};

/** What concerns one tender; answers may come when another one is open. */
type Of<Payload> = PayloadAction<{ workspaceId: string } & Payload>;

const slice = createSlice({
  name,
  initialState,
  reducers: {
    /** What is known of the tender stays on the screen while it is refreshed. */
    overviewOpened: (state, { payload }: PayloadAction<string>) =>
      state.workspaceId === payload ? state : { ...initialState, workspaceId: payload },
    overviewLoaded: (state, { payload: { workspaceId, overview } }: Of<{ overview: Overview }>) => {
      if (workspaceId !== state.workspaceId) return;
      Object.assign(state, { overview, status: 'ready', error: null });
    },
    overviewFailed: (state, { payload: { workspaceId, error } }: Of<{ error: string }>) => {
      if (workspaceId !== state.workspaceId) return;
      state.error = error;
      // What could not be refreshed is still worth showing.
      if (state.status !== 'ready') state.status = 'failed';
    },
    downloadingChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.downloading = payload;
    },
  },
});

export const { overviewOpened, overviewLoaded, overviewFailed, downloadingChanged } = slice.actions;

/** The overview is left: nothing is kept fresh any more. */
export const overviewClosed = createAction(`${name}/closed`);
export const overviewReloadRequested = createAction(`${name}/reload`);
export const datesDownloadRequested = createAction<string>(`${name}/dates`);

export const overviewName = name;
export const overviewReducer = slice.reducer;
export const selectOverview = (state: { overview: OverviewState }): OverviewState => state.overview;
