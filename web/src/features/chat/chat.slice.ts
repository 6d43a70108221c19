import type { OpenAnswer } from '@bidloom/contract/answers';
import type { ChatEntry } from '@bidloom/contract/chat';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { chatMessages } from '../../lib/messages.chat.ts';
import { connectionRestored } from '../../lib/state/connection.slice.ts';

/** A question that the server has not accepted yet. */
export interface Draft {
  question: string;
  /** The documents to ask; undefined: all that are ready. */
  documentIds: string[] | undefined;
  /** Why the server did not accept it. */
  failure: string | null;
  /** Whether it was not accepted because the session had ended. */
  isSessionOver?: boolean;
  /** Whether the server could not be reached. */
  isUnreachable?: boolean;
  /** Whether its answer is to be stopped as soon as the server has accepted it. */
  isStopped?: boolean;
}

export interface ChatState {
  workspaceId: string | null;
  status: 'loading' | 'ready' | 'failed';
  error: string | null;
  /** Oldest first. */
  entries: ChatEntry[];
  /** Whether the server has older entries. */
  hasOlder: boolean;
  /** The words of the answers that are streaming in, by entry. */
  streaming: Record<string, string>;
  /** The words that had arrived when an answer was stopped: shown until the server returns them with their places. */
  stopped: Record<string, string>;
  draft: Draft | null;
  /** How many questions were asked here since the tender was opened. */
  asks: number;
  /** How often the key facts of the tender have been updated since it was opened. */
  factsHeard: number;
  /** The answers that are pinned to the tender, newest first. */
  pinned: OpenAnswer[];
}

const name = 'chat';

const initialState: ChatState = {
  workspaceId: null,
  status: 'loading',
  error: null,
  entries: [],
  hasOlder: false,
  streaming: {},
  stopped: {},
  draft: null,
  asks: 0,
  factsHeard: 0,
  pinned: [],
};

/** Ids are generated in the order of time, so they sort the questions by time. */
const byId = (first: ChatEntry, second: ChatEntry) => (first.id < second.id ? -1 : 1);

/** Merges known and received entries. A received entry replaces a known one, unless the known one is finished and it is not. */
function merge(known: readonly ChatEntry[], came: readonly ChatEntry[]): ChatEntry[] {
  const entries = new Map(known.map((entry) => [entry.id, entry]));
  for (const entry of came) {
    const had = entries.get(entry.id);
    if (!had || had.status === 'pending' || entry.status !== 'pending') entries.set(entry.id, entry);
  }
  return [...entries.values()].sort(byId);
}

export const stopRequested = createAction<string>('chat/stopRequested');

const slice = createSlice({
  name,
  initialState,
  reducers: {
    chatOpened: (state, { payload }: PayloadAction<string>) =>
      state.workspaceId === payload ? state : { ...initialState, workspaceId: payload },
    /** `entries` as the server returns them, newest first. */
    historyLoaded: (
      state,
      { payload }: PayloadAction<{ workspaceId: string; entries: ChatEntry[]; hasOlder?: boolean }>,
    ) => {
      if (payload.workspaceId !== state.workspaceId) return;
      state.entries = merge(state.entries, payload.entries);
      state.status = 'ready';
      state.error = null;
      if (payload.hasOlder !== undefined) state.hasOlder = payload.hasOlder;
    },
    historyFailed: (state, { payload }: PayloadAction<string>) => {
      state.error = payload;
      if (state.status !== 'ready') state.status = 'failed';
    },
    asked: (state, { payload }: PayloadAction<Pick<Draft, 'question' | 'documentIds'> & { workspaceId: string }>) => {
      state.draft = { question: payload.question, documentIds: payload.documentIds, failure: null };
      state.asks += 1;
    },
    /** A draft that was never accepted, for example because the page was closed. */
    draftFound: (state, { payload }: PayloadAction<Draft & { workspaceId: string }>) => {
      const { workspaceId, ...draft } = payload;
      if (workspaceId === state.workspaceId && !state.draft) state.draft = draft;
    },
    /** The server has accepted the question: its entry replaces the draft. */
    answerStarted: (state, { payload }: PayloadAction<ChatEntry>) => {
      if (payload.workspaceId !== state.workspaceId) return;
      state.draft = null;
      state.entries = merge(state.entries, [payload]);
      state.streaming[payload.id] = '';
    },
    wordsReceived: (state, { payload: { id, text } }: PayloadAction<{ id: string; text: string }>) => {
      if (state.streaming[id] !== undefined) state.streaming[id] += text;
    },
    /** The entry is finished or, without an entry, its stream has ended here. */
    answerEnded: (state, { payload: { id, entry } }: PayloadAction<{ id: string; entry?: ChatEntry }>) => {
      delete state.streaming[id];
      if (entry && entry.workspaceId === state.workspaceId) state.entries = merge(state.entries, [entry]);
    },
    /** Only an accepted question can be stopped at the server: until then, the wish is kept. */
    draftStopped: (state) => {
      if (state.draft) state.draft.isStopped = true;
    },
    questionRefused: (
      state,
      { payload }: PayloadAction<Pick<Draft, 'isSessionOver' | 'isUnreachable'> & { failure: string }>,
    ) => {
      if (state.draft) Object.assign(state.draft, payload);
    },
    draftDismissed: (state) => {
      state.draft = null;
    },
    factsHeard: (state) => {
      state.factsHeard += 1;
    },
    pinnedLoaded: (
      state,
      { payload: { workspaceId, answers } }: PayloadAction<{ workspaceId: string; answers: OpenAnswer[] }>,
    ) => {
      if (workspaceId === state.workspaceId) state.pinned = answers;
    },
    /** An answer was shared or pinned, or this was undone. */
    answerChanged: (state, { payload }: PayloadAction<OpenAnswer>) => {
      const { id, isShared, isPinned } = payload;
      state.entries = state.entries.map((entry) => (entry.id === id ? { ...entry, isShared, isPinned } : entry));
      const isListed = state.pinned.some((answer) => answer.id === id);
      if (!isPinned) state.pinned = state.pinned.filter((answer) => answer.id !== id);
      else if (isListed) state.pinned = state.pinned.map((answer) => (answer.id === id ? payload : answer));
      else state.pinned = [payload, ...state.pinned];
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(stopRequested, (state, { payload: id }) => {
        const words = state.streaming[id];
        if (words) state.stopped[id] = words;
      })
      // It is not sent by itself: meanwhile the person may have asked something else.
      .addCase(connectionRestored, ({ draft }) => {
        if (draft?.isUnreachable) draft.failure = chatMessages.unsent;
      }),
});

export const {
  chatOpened,
  historyLoaded,
  historyFailed,
  asked,
  answerStarted,
  wordsReceived,
  answerEnded,
  questionRefused,
  draftFound,
  draftDismissed,
  draftStopped,
  factsHeard,
  pinnedLoaded,
  answerChanged,
} = slice.actions;

export const chatClosed = createAction('chat/closed');
export const chatReloadRequested = createAction('chat/reloadRequested');
export const olderRequested = createAction('chat/olderRequested');

/** What a user can do with an answer. */
export type AnswerChange = 'share' | 'unshare' | 'pin' | 'unpin';
export const answerChangeRequested = createAction<{ workspaceId: string; id: string; change: AnswerChange }>(
  'chat/answerChangeRequested',
);

export const chatReducer = slice.reducer;
export const chatName = name;

interface Rooted {
  chat: ChatState;
}

export const selectChat = (state: Rooted): ChatState => state.chat;

/** Whether it is known that nothing has been asked yet. */
export const selectIsChatEmpty = ({ chat }: Rooted): boolean =>
  chat.status === 'ready' && chat.entries.length === 0 && chat.draft === null;

/** Whether the server has yet to accept the question that was asked here last. */
const isBeingSent = (draft: Draft | null): boolean => draft !== null && draft.failure === null;

/** Whether an answer is awaited, here or in another tab. */
export const selectIsAnswering = ({ chat }: Rooted): boolean =>
  isBeingSent(chat.draft) || chat.entries.some(({ status }) => status === 'pending');

/**
 * Whether an answer streams in here, so that the next question must wait. An answer to a question of another tab does not count: this tab
 * hears of its end late, and would refuse a question without a reason that can be seen.
 */
export const selectMustWait = ({ chat }: Rooted): boolean =>
  isBeingSent(chat.draft) ||
  chat.entries.some(({ id, status }) => status === 'pending' && chat.streaming[id] !== undefined);

/** Whether an awaited answer does not stream in here: after a reload, or when the connection was lost. */
export const selectMustPoll = ({ chat }: Rooted): boolean =>
  chat.entries.some(({ id, status }) => status === 'pending' && chat.streaming[id] === undefined);
