import { createAction, createSlice } from '@reduxjs/toolkit';

/** `back`: the connection has just returned. */
export type Connection = 'there' | 'away' | 'back';

const slice = createSlice({
  name: 'connection',
  initialState: 'there' as Connection,
  reducers: {
    connectionLost: () => 'away' as const,
    connectionRestored: () => 'back' as const,
    /** The note that the connection is back is removed. */
    connectionSettled: (connection) => (connection === 'back' ? 'there' : connection),
  },
});

export const connectionReducer = slice.reducer;
export const connectionName = slice.name;
export const { connectionLost, connectionRestored, connectionSettled } = slice.actions;

/** The shown data may be outdated, after a lost connection or a change in another tab. */
export const freshenRequested = createAction('connection/freshenRequested');

export const selectConnection = (state: { connection: Connection }): Connection => state.connection;
