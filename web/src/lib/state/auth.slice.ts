import type { Session } from '@bidloom/contract/auth';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The signed-in user, without the token, which is in local storage under its own key. */
export type User = Omit<Session, 'token'>;

export interface AuthState {
  user: User | null;
  isAuthenticated: boolean;
}

const anonymous: AuthState = { user: null, isAuthenticated: false };

const slice = createSlice({
  name: 'auth',
  initialState: anonymous,
  reducers: {
    signedIn: (_, { payload }: PayloadAction<User>) => ({ user: payload, isAuthenticated: true }),
    /** The signed-in user has changed their profile. */
    profileChanged: (state, { payload }: PayloadAction<Partial<User>>) =>
      state.user ? { ...state, user: { ...state.user, ...payload } } : state,
    cleared: () => anonymous,
  },
});

export const authReducer = slice.reducer;
export const { signedIn, profileChanged, cleared } = slice.actions;

/** Asks the server to end the session, then clears it here. */
export const logoutRequested = createAction('auth/logoutRequested');

export const selectUser = (state: { auth: AuthState }): User | null => state.auth.user;
export const selectIsAuthenticated = (state: { auth: AuthState }): boolean => state.auth.isAuthenticated;
