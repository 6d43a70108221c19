import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StoreModule } from '../../lib/store-module.ts';
import { runRemoved, tenderOpened } from '../runs/runs.slice.ts';

interface ChosenHits {
  /** The open tender. */
  workspaceId: string | null;
  /** The current hit of each keyword, as an index into all its hits, by run and ordinal; null: none. */
  byRun: Record<string, Record<number, number | null>>;
}

const name = 'chosenHits';
const initialState: ChosenHits = { workspaceId: null, byRun: {} };

const slice = createSlice({
  name,
  initialState,
  reducers: {
    hitChosen: (state, { payload }: PayloadAction<{ id: string; ordinal: number; index: number | null }>) => {
      const { id, ordinal, index } = payload;
      state.byRun[id] = { ...state.byRun[id], [ordinal]: index };
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(tenderOpened, (state, { payload: workspaceId }) =>
        state.workspaceId === workspaceId ? state : { ...initialState, workspaceId },
      )
      .addCase(runRemoved, (state, { payload: id }) => {
        delete state.byRun[id];
      }),
});

export const { hitChosen } = slice.actions;

export const chosenHitsModule: StoreModule = { name, reducer: slice.reducer as StoreModule['reducer'] };

export const selectChosenHits = (state: { chosenHits: ChosenHits }): ChosenHits['byRun'] => state.chosenHits.byRun;
