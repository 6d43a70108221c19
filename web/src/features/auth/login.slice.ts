import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Credentials } from './login-rules.ts';

/** The sign-in screen: which step it is at, and what went wrong. Not remembered between visits. */
export interface LoginState {
  mode: 'credentials' | 'code';
  /** What the code step has to send along. */
  challenge: string | null;
  email: string;
  loading: boolean;
  error: string | null;
}

const initialState: LoginState = { mode: 'credentials', challenge: null, email: '', loading: false, error: null };

const slice = createSlice({
  name: 'login',
  initialState,
  reducers: {
    /** The screen was opened. */
    entered: () => initialState,
    credentialsSubmitted: (state, _: PayloadAction<Credentials>) => ({ ...state, loading: true, error: null }),
    codeRequired: (_, { payload }: PayloadAction<{ challenge: string; email: string }>) => ({
      ...initialState,
      ...payload,
      mode: 'code' as const,
    }),
    codeSubmitted: (state, _: PayloadAction<{ otp: string; target: string }>) => ({
      ...state,
      loading: true,
      error: null,
    }),
    /** The screen was left. */
    finished: () => initialState,
    attemptFailed: (state, { payload }: PayloadAction<string>) => ({ ...state, loading: false, error: payload }),
    errorClosed: (state) => ({ ...state, error: null }),
    /** Back from the code to the credentials. */
    restarted: () => initialState,
  },
});

export const loginReducer = slice.reducer;
export const {
  entered,
  credentialsSubmitted,
  codeRequired,
  codeSubmitted,
  finished,
  attemptFailed,
  errorClosed,
  restarted,
} = slice.actions;
export const selectLogin = (state: { login?: LoginState }): LoginState => state.login ?? initialState;
