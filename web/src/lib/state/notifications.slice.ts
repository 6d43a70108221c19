import type { Notification } from '@bidloom/contract/notifications';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface NotificationsState {
  /** Newest first, the last fifty. */
  items: Notification[];
  unread: number;
  /** Why the list could not be fetched; what comes by the stream is in it nevertheless. */
  error: string | null;
  /** Whether the stream of events stands; null before anything is known. */
  connected: boolean | null;
  /** Numbers of the kinds that the person does not want to see. */
  unwanted: number[];
}

const kept = 50;
const initialState: NotificationsState = { items: [], unread: 0, error: null, connected: null, unwanted: [] };

const slice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    /** The list as the server keeps it; nothing in it counts as unread, for it may be of last week. */
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
      state.items = [payload, ...state.items].slice(0, kept);
      state.unread += 1;
    },
    /** Which kinds the person does not want; what is in the list of them goes. */
    unwantedChosen: (state, { payload }: PayloadAction<number[]>) => {
      state.unwanted = payload;
      state.items = state.items.filter(({ event }) => !payload.includes(event.ProcessingType));
    },
    notificationsRead: (state) => {
      state.unread = 0;
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
  connectionChanged,
} = slice.actions;
export const selectNotifications = (state: { notifications: NotificationsState }) => state.notifications;
