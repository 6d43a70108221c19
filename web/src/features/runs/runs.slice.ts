import type { ExportFormat, Run, RunItem, RunType, RunView } from '@bidloom/contract/runs';
import { createAction, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { progressReceived } from '../../lib/state/progress.slice.ts';

type Loading = 'loading' | 'ready' | 'failed';

/** The runs of one type, newest first. */
export interface RunList {
  status: Loading;
  error: string | null;
  ids: string[];
}

/** The items of a run, without their content. */
export interface RunItems {
  status: Loading;
  error: string | null;
  /** In the order in which they were found. */
  items: RunItem[];
}

/** One item with its content. */
export interface ItemContent {
  status: Loading;
  error: string | null;
  item: RunItem | null;
}

/** The form that starts a run. */
export interface RunStart {
  status: 'sending' | 'failed' | 'done';
  error: string | null;
  /** The started run. */
  id: string | null;
}

export interface RunsState {
  /** The open tender. */
  workspaceId: string | null;
  byId: Record<string, Run>;
  lists: Partial<Record<RunType, RunList>>;
  views: Record<string, RunItems>;
  /** By run and ordinal. */
  contents: Record<string, Record<number, ItemContent>>;
  starts: Partial<Record<RunType, RunStart>>;
  /** Runs with a change in progress. */
  busy: string[];
  /** Runs whose end was heard of, until they are fetched. */
  ended: Record<string, true>;
  /** Runs that were removed here: addresses may still name them. */
  removed: string[];
  /** Formats that are being written, by run. */
  exporting: Record<string, ExportFormat>;
}

const name = 'runs';

/** What the last event of a run says of it. */
export const endings: readonly string[] = ['completed', 'failed', 'cancelled'];

const initialState: RunsState = {
  workspaceId: null,
  byId: {},
  lists: {},
  views: {},
  contents: {},
  starts: {},
  busy: [],
  ended: {},
  removed: [],
  exporting: {},
};

/** The ids that identify a run. */
export interface RunKey {
  workspaceId: string;
  id: string;
}

export interface ItemKey extends RunKey {
  ordinal: number;
}

interface TypeKey {
  workspaceId: string;
  type: RunType;
}

const byOrdinal = (first: RunItem, second: RunItem) => first.ordinal - second.ordinal;

/** Ids are generated in the order of time: the greatest is the newest. */
const newestFirst = (ids: readonly string[]) => [...new Set(ids)].sort().reverse();

const slice = createSlice({
  name,
  initialState,
  reducers: {
    tenderOpened: (state, { payload }: PayloadAction<string>) =>
      state.workspaceId === payload ? state : { ...initialState, workspaceId: payload },

    runsOpened: (state, { payload: { type } }: PayloadAction<TypeKey>) => {
      const known = state.lists[type];
      if (known?.status !== 'ready') state.lists[type] = { status: 'loading', error: null, ids: known?.ids ?? [] };
    },
    runsLoaded: (state, { payload: { type, runs } }: PayloadAction<{ type: RunType; runs: Run[] }>) => {
      for (const run of runs) state.byId[run.id] = run;
      state.lists[type] = { status: 'ready', error: null, ids: runs.map(({ id }) => id) };
    },
    runsFailed: (state, { payload: { type, error } }: PayloadAction<{ type: RunType; error: string }>) => {
      const ids = state.lists[type]?.ids ?? [];
      state.lists[type] = { status: ids.length > 0 ? 'ready' : 'failed', error, ids };
    },

    runOpened: (state, { payload: { id } }: PayloadAction<RunKey>) => {
      if (state.views[id]?.status !== 'ready') state.views[id] = { status: 'loading', error: null, items: [] };
    },
    /** `whole`: these are all items; else those after the known ones. */
    runLoaded: (state, { payload: { view, whole } }: PayloadAction<{ view: RunView; whole: boolean }>) => {
      const { items, ...run } = view;
      const known = whole ? [] : (state.views[run.id]?.items ?? []);
      // A new attempt finds its items again.
      if (state.byId[run.id]?.startedAt !== run.startedAt) delete state.contents[run.id];
      const joined = new Map([...known, ...items].map((item) => [item.ordinal, item]));
      delete state.ended[run.id];
      state.byId[run.id] = run;
      state.views[run.id] = { status: 'ready', error: null, items: [...joined.values()].sort(byOrdinal) };
    },
    runFailed: (state, { payload: { id, error } }: PayloadAction<{ id: string; error: string }>) => {
      const known = state.views[id];
      // Items that could not be refreshed are still shown.
      state.views[id] = { status: known?.status === 'ready' ? 'ready' : 'failed', error, items: known?.items ?? [] };
    },

    contentOpened: (state, { payload: { id, ordinal } }: PayloadAction<ItemKey>) => {
      const known = state.contents[id]?.[ordinal];
      if (known?.status === 'ready') return;
      state.contents[id] = { ...state.contents[id], [ordinal]: { status: 'loading', error: null, item: null } };
    },
    /** An item with its content, as it was fetched, or from the answer to a change. */
    itemLoaded: (state, { payload: { id, item } }: PayloadAction<{ id: string; item: RunItem }>) => {
      const { ordinal } = item;
      state.contents[id] = { ...state.contents[id], [ordinal]: { status: 'ready', error: null, item } };
      const view = state.views[id];
      if (view) view.items = view.items.map((known) => (known.ordinal === ordinal ? item : known));
    },
    contentFailed: (state, { payload }: PayloadAction<{ id: string; ordinal: number; error: string }>) => {
      const { id, ordinal, error } = payload;
      state.contents[id] = { ...state.contents[id], [ordinal]: { status: 'failed', error, item: null } };
    },

    startSent: (state, { payload: type }: PayloadAction<RunType>) => {
      state.starts[type] = { status: 'sending', error: null, id: null };
    },
    startDone: (state, { payload: run }: PayloadAction<Run>) => {
      const type = run.requestType;
      const known = state.lists[type];
      state.byId[run.id] = run;
      state.lists[type] = { status: 'ready', error: null, ids: newestFirst([run.id, ...(known?.ids ?? [])]) };
      state.starts[type] = { status: 'done', error: null, id: run.id };
    },
    startFailed: (state, { payload: { type, error } }: PayloadAction<{ type: RunType; error: string }>) => {
      state.starts[type] = { status: 'failed', error, id: null };
    },
    /** The form was opened again, or its outcome has been seen. */
    startReset: (state, { payload: type }: PayloadAction<RunType>) => {
      delete state.starts[type];
    },

    busyChanged: (state, { payload: { id, busy } }: PayloadAction<{ id: string; busy: boolean }>) => {
      const others = state.busy.filter((other) => other !== id);
      state.busy = busy ? [...others, id] : others;
    },
    runChanged: (state, { payload: run }: PayloadAction<Run>) => {
      delete state.ended[run.id];
      state.byId[run.id] = run;
    },
    runRemoved: (state, { payload: id }: PayloadAction<string>) => {
      for (const list of Object.values(state.lists)) list.ids = list.ids.filter((other) => other !== id);
      delete state.byId[id];
      delete state.views[id];
      delete state.contents[id];
      state.removed.push(id);
    },
    exportStarted: (state, { payload }: PayloadAction<{ id: string; format: ExportFormat }>) => {
      state.exporting[payload.id] = payload.format;
    },
    exportEnded: (state, { payload: id }: PayloadAction<string>) => {
      delete state.exporting[id];
    },
  },
  extraReducers: (builder) =>
    builder.addCase(progressReceived, (state, { payload: { RequestId, Status } }) => {
      if (RequestId && endings.includes(Status ?? '')) state.ended[RequestId] = true;
    }),
});

export const {
  tenderOpened,
  runsOpened,
  runsLoaded,
  runsFailed,
  runOpened,
  runLoaded,
  runFailed,
  contentOpened,
  itemLoaded,
  contentFailed,
  startSent,
  startDone,
  startFailed,
  startReset,
  busyChanged,
  runChanged,
  runRemoved,
  exportStarted,
  exportEnded,
} = slice.actions;

export const runClosed = createAction(`${name}/runClosed`);
/** A run was changed here: it is fetched again completely. */
export const runReloadRequested = createAction<string>(`${name}/reloadRun`);
export const cancelRequested = createAction<RunKey>(`${name}/cancel`);
export const retryRequested = createAction<RunKey>(`${name}/retry`);
/** Gives a run a name; an empty name removes it. */
export const renameRequested = createAction<RunKey & { name: string }>(`${name}/rename`);
export const removalRequested = createAction<RunKey>(`${name}/remove`);
export const exportRequested = createAction<RunKey & { format: ExportFormat }>(`${name}/export`);

export const runsReducer = slice.reducer;
export const runsName = name;

interface Rooted {
  runs: RunsState;
}

export const selectRuns = (state: Rooted): RunsState => state.runs;

/** Whether a run has not started yet, or is in progress. */
export const isInProgress = ({ status }: Pick<Run, 'status'>): boolean => status === 'queued' || status === 'running';

/** The known runs of a type, newest first. */
export const selectRunsOf = createSelector(
  [(state: Rooted) => state.runs.byId, (state: Rooted, type: RunType) => state.runs.lists[type]?.ids],
  (byId, ids): Run[] => (ids ?? []).flatMap((id) => byId[id] ?? []),
);

/** Whether a run that a result needs is still being fetched. A run that cannot be fetched is not waited for. */
export const isRunAwaited = ({ byId, views }: RunsState, id: string): boolean =>
  !byId[id] && views[id]?.status !== 'failed';
