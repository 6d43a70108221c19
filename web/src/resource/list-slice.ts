import type { Page } from '@bidloom/contract/envelope';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { initialListState, type ListState, type Row, type SearchRequest, sameScope } from './list-state.ts';

/** The request of a form. */
export interface Submission {
  operation: 'create' | 'update';
  params: Record<string, string>;
  body: unknown;
}

/** The request of an action on a row. */
export interface RowMutation {
  operation: 'remove' | 'activate' | 'deactivate';
  id: string;
  params: Record<string, string>;
}

/** Creates the slice of one list with all its actions. */
export function createListSlice(name: string) {
  return createSlice({
    name,
    initialState: initialListState as ListState,
    reducers: {
      searched: (state, { payload }: PayloadAction<SearchRequest>) => {
        const shown = state.items.length > 0 && sameScope(state.searchParams, payload);
        if (!shown) state.items = [];
        state.searchParams = payload;
        state.status = shown ? 'refreshing' : 'loading';
        state.error = null;
      },
      /** Repeats the same search. */
      refreshed: (state) => {
        state.status = state.items.length > 0 ? 'refreshing' : 'loading';
        state.error = null;
      },
      loaded: (state, { payload: { success, data, ...paging } }: PayloadAction<Page<Row>>) => {
        state.items = success ? data : [];
        state.paging = paging;
        state.status = 'ready';
      },
      failed: (state, { payload }: PayloadAction<string>) => {
        state.status = 'failed';
        state.error = payload;
      },

      submitted: (state, _: PayloadAction<Submission>) => {
        state.submit = { status: 'saving', error: null };
      },
      /** New items go to the top of the list in any sort order, so that their creator sees them. */
      created: (state, { payload }: PayloadAction<Row>) => {
        state.items = [payload, ...state.items].slice(0, Math.max(state.paging.pageSize, 1));
        state.paging.totalCount += 1;
        state.paging.totalPages = Math.ceil(state.paging.totalCount / state.paging.pageSize);
        state.submit = { status: 'done', error: null };
      },
      updated: (state, { payload }: PayloadAction<Row>) => {
        state.items = state.items.map((item) => (item.id === payload.id ? payload : item));
        state.submit = { status: 'done', error: null };
      },
      submitFailed: (state, { payload }: PayloadAction<string>) => {
        state.submit = { status: 'failed', error: payload };
      },
      /** The form was opened or closed. */
      submitReset: (state) => {
        state.submit = { status: 'idle', error: null };
      },

      mutated: (state, { payload }: PayloadAction<RowMutation>) => {
        state.busy.push(payload.id);
      },
      /** A saga of the screen itself is working on the row. */
      marked: (state, { payload: id }: PayloadAction<string>) => {
        state.busy.push(id);
      },
      replaced: (state, { payload }: PayloadAction<Row>) => {
        state.items = state.items.map((item) => (item.id === payload.id ? payload : item));
        state.busy = state.busy.filter((id) => id !== payload.id);
      },
      /** Rows of the page were moved. The payload is their ids in the new order. */
      reordered: (state, { payload: ids }: PayloadAction<readonly string[]>) => {
        const rows = new Map(state.items.map((item) => [item.id, item]));
        if (ids.length === rows.size) state.items = ids.flatMap((id) => rows.get(id) ?? []);
      },
      removed: (state, { payload: id }: PayloadAction<string>) => {
        state.items = state.items.filter((item) => item.id !== id);
        state.paging.totalCount = Math.max(0, state.paging.totalCount - 1);
        state.paging.totalPages = Math.ceil(state.paging.totalCount / state.paging.pageSize);
        state.busy = state.busy.filter((busy) => busy !== id);
      },
      mutationFailed: (state, { payload: id }: PayloadAction<string>) => {
        state.busy = state.busy.filter((busy) => busy !== id);
      },
    },
  });
}

export type ListSlice = ReturnType<typeof createListSlice>;
