import type { Notification } from '@bidloom/contract/notifications';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isSameBatch } from '../notification-batches.ts';

export interface NotificationsState {
  /** Newest first, the last fifty. */
  items: Notification[];
  /** Documents that were uploaded together are one. */
  unread: number;
  /** Notifications that came since the list was opened. */
  unreadIds: string[];
  /** Why the list could not be fetched. Notifications from the stream are in the list nevertheless. */
  error: string | null;
  /** Whether the stream of events is connected; null before that is known. */
  connected: boolean | null;
  /** The numbers of the kinds that the user has turned off. */
  unwanted: number[];
  /** The runs whose file this tab saves by itself when they have ended. */
  awaited: string[];
}

const kept = 50;
const initialState: NotificationsState = {
  items: [],
  unread: 0,
  unreadIds: [],
  error: null,
  connected: null,
  unwanted: [],
  awaited: [],
};

/** Whether it says that a file is ready which this tab saves by itself. */
export const isAwaited = ({ awaited }: NotificationsState, { RequestId, Status }: Notification['event']): boolean =>
  Status === 'completed' && RequestId !== undefined && awaited.includes(RequestId);

/** Whether the bell shows it in one entry with others that are unread: documents that were uploaded together. */
export const joinsUnread = ({ items, unreadIds }: NotificationsState, notification: Notification): boolean =>
  items.some((item) => unreadIds.includes(item.id) && isSameBatch(item, notification));

const slice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    /** The list as the server keeps it. Nothing in it counts as unread, because it may be a week old. */
    notificationsLoaded: (state, { payload }: PayloadAction<Notification[]>) => {
      const known = new Set(payload.map(({ id }) => id));
      state.items = [...state.items.filter(({ id }) => !known.has(id)), ...payload].slice(0, kept);
      state.error = null;
    },
    notificationsFailed: (state, { payload }: PayloadAction<string>) => {
      state.error = payload;
    },
    notificationReceived: (state, { payload }: PayloadAction<Notification>) => {
      if (state.items.some(({ id }) => id === payload.id)) return;
      const isJoined = joinsUnread(state, payload);
      state.items = [payload, ...state.items].slice(0, kept);
      if (isAwaited(state, payload.event)) return;
      if (!isJoined) state.unread += 1;
      state.unreadIds.push(payload.id);
    },
    /** Which kinds the user has turned off. Their notifications are removed from the list. */
    unwantedChosen: (state, { payload }: PayloadAction<number[]>) => {
      state.unwanted = payload;
      state.items = state.items.filter(({ event }) => !payload.includes(event.ProcessingType));
    },
    /** How many were unread before the page was loaded again. */
    unreadRestored: (state, { payload }: PayloadAction<number>) => {
      state.unread = payload;
    },
    notificationsRead: (state) => {
      state.unread = 0;
      state.unreadIds = [];
    },
    downloadAwaited: (state, { payload: requestId }: PayloadAction<string>) => {
      state.awaited.push(requestId);
    },
    connectionChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.connected = payload;
    },
  },
});

export const notificationsReducer = slice.reducer;
export const {
  notificationsLoaded,
  notificationsFailed,
  notificationReceived,
  unwantedChosen,
  notificationsRead,
  unreadRestored,
  connectionChanged,
  downloadAwaited,
} = slice.actions;
export const selectNotifications = (state: { notifications: NotificationsState }) => state.notifications;
