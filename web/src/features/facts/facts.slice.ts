import type { FactDecision, FactName, FactReading, FactsFormat, WorkspaceFact } from '@bidloom/contract/facts';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface FactsState {
  workspaceId: string | null;
  items: WorkspaceFact[];
  reading: FactReading | null;
  status: 'loading' | 'ready' | 'failed';
  error: string | null;
  /** Facts whose decision is being saved. */
  saving: FactName[];
  /** Decisions that were not saved, since somebody else has decided meanwhile; they wait for a person's answer. Null takes back a decision. */
  refused: { fact: FactName; decision: FactDecision | null }[];
  /** Why the last correction by the form was not saved. */
  saveError: string | null;
  /** The fact as it is now, where somebody else has decided on it since the form was opened. */
  saveConflict: WorkspaceFact | null;
  /** Whether the file is being written. */
  downloading: boolean;
  /** How often the tender's due date was changed in this app. */
  dueChanges: number;
}

const name = 'facts';

const initialState: FactsState = {
  workspaceId: null,
  items: [],
  reading: null,
  status: 'loading',
  error: null,
  saving: [],
  refused: [],
  saveError: null,
  saveConflict: null,
  downloading: false,
  dueChanges: 0,
};

/** A payload for one tender; an answer may arrive when another tender is open. */
type Of<Payload> = PayloadAction<{ workspaceId: string } & Payload>;

const slice = createSlice({
  name,
  initialState,
  reducers: {
    /** The known facts stay on the screen while they are refreshed. */
    factsOpened: (state, { payload }: PayloadAction<string>) =>
      state.workspaceId === payload ? state : { ...initialState, workspaceId: payload },
    factsLoaded: (state, { payload }: Of<{ items: WorkspaceFact[]; reading: FactReading }>) => {
      if (payload.workspaceId !== state.workspaceId) return;
      Object.assign(state, payload, { status: 'ready', error: null });
    },
    factsFailed: (state, { payload }: PayloadAction<string>) => {
      state.error = payload;
      // A list that could not be refreshed is still shown.
      if (state.status !== 'ready') state.status = 'failed';
    },
    factChanged: (state, { payload: { workspaceId, fact } }: Of<{ fact: WorkspaceFact }>) => {
      if (workspaceId !== state.workspaceId) return;
      state.items = state.items.map((item) => (item.fact === fact.fact ? fact : item));
    },
    savingChanged: (state, { payload: { workspaceId, fact, saving } }: Of<{ fact: FactName; saving: boolean }>) => {
      if (workspaceId !== state.workspaceId) return;
      const others = state.saving.filter((other) => other !== fact);
      state.saving = saving ? [...others, fact] : others;
      // A new decision takes the place of the one that waits.
      if (saving) state.refused = state.refused.filter((other) => other.fact !== fact);
    },
    saveFailed: (state, { payload }: Of<{ message: string | null; theirs?: WorkspaceFact }>) => {
      if (payload.workspaceId !== state.workspaceId) return;
      state.saveError = payload.message;
      state.saveConflict = payload.theirs ?? null;
    },
    decisionRefused: (state, { payload }: Of<FactsState['refused'][number]>) => {
      const { workspaceId, ...refusal } = payload;
      if (workspaceId === state.workspaceId) state.refused.push(refusal);
    },
    /** The other person's decision stays. */
    refusalAccepted: (state, { payload: { workspaceId, fact } }: Of<{ fact: FactName }>) => {
      if (workspaceId === state.workspaceId) state.refused = state.refused.filter((other) => other.fact !== fact);
    },
    downloadingChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.downloading = payload;
    },
    dueDateSaved: (state) => {
      state.dueChanges += 1;
    },
  },
});

export const {
  factsOpened,
  factsLoaded,
  factsFailed,
  factChanged,
  savingChanged,
  saveFailed,
  decisionRefused,
  refusalAccepted,
  downloadingChanged,
  dueDateSaved,
} = slice.actions;

/** The panel was closed: the facts are no longer refreshed. */
export const factsClosed = createAction(`${name}/closed`);
export const factsReloadRequested = createAction(`${name}/reload`);
/**
 * A person decides on a fact; null: undoes the decision. `decidedAt` is that of the fact as the person saw it; `byForm`: in the form of a
 * correction, which shows itself why it could not be saved.
 */
export const decisionMade = createAction<{
  workspaceId: string;
  fact: FactName;
  decision: FactDecision | null;
  decidedAt: string | null;
  byForm?: true;
}>(`${name}/decide`);
/** Sets the tender's due date, in ISO 8601; null: none. `before`: the current one, for undo. */
export const dueDateChosen = createAction<{
  organizationId: string;
  workspaceId: string;
  dueAt: string | null;
  before: string | null;
}>(`${name}/due`);
/** The last change of the due date is undone. */
export const dueDateTakenBack = createAction<ReturnType<typeof dueDateChosen>['payload']>(`${name}/due-back`);
/** A decision was saved. */
export const decisionSaved = createAction<FactName>(`${name}/decided`);
export const renewalRequested = createAction<string>(`${name}/renew`);
export const factsDownloadRequested = createAction<{ workspaceId: string; format: FactsFormat }>(`${name}/download`);

export const factsName = name;
export const factsReducer = slice.reducer;
export const selectFacts = (state: { facts: FactsState }): FactsState => state.facts;
