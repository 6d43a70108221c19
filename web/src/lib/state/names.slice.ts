import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The names of objects by id, added by the screens that load them; breadcrumbs show them instead of ids. */
export type Names = Record<string, string>;

const slice = createSlice({
  name: 'names',
  initialState: {} as Names,
  reducers: {
    namesLearned: (names, { payload }: PayloadAction<readonly { id: string; name: string }[]>) => {
      for (const { id, name } of payload) names[id] = name;
    },
  },
});

export const namesReducer = slice.reducer;
export const { namesLearned } = slice.actions;
export const selectNames = (state: { names: Names }): Names => state.names;
