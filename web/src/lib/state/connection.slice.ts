import { createAction, createSlice } from '@reduxjs/toolkit';

/** `back`: it was away a moment ago. */
export type Connection = 'there' | 'away' | 'back';

const slice = createSlice({
  name: 'connection',
  initialState: 'there' as Connection,
  reducers: {
    connectionLost: () => 'away' as const,
    connectionRestored: () => 'back' as const,
    /** Nobody needs to be told any longer. */
    connectionSettled: (connection) => (connection === 'back' ? 'there' : connection),
  },
});

export const connectionReducer = slice.reducer;
export const connectionName = slice.name;
export const { connectionLost, connectionRestored, connectionSettled } = slice.actions;

/** What is shown may be older than what the server has: the connection was away, or another tab has changed something. */
export const freshenRequested = createAction('connection/freshenRequested');

export const selectConnection = (state: { connection: Connection }): Connection => state.connection;
