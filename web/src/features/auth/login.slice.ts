import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Credentials } from './login-rules.ts';

/** The state of the sign-in screen: its step, and what went wrong. It is not stored. */
export interface LoginState {
  mode: 'credentials' | 'code';
  /** The challenge that the code step must send. */
  challenge: string | null;
  email: string;
  loading: boolean;
  error: LoginError | null;
  /** When the last code was sent, in milliseconds since 1970. */
  codeSentAt: number;
}

/** Why an attempt failed. */
export interface LoginError {
  title?: string;
  message: string;
}

const initialState: LoginState = {
  mode: 'credentials',
  challenge: null,
  email: '',
  loading: false,
  error: null,
  codeSentAt: 0,
};

const slice = createSlice({
  name: 'login',
  initialState,
  reducers: {
    /** The screen was opened. */
    entered: () => initialState,
    credentialsSubmitted: (state, _: PayloadAction<Credentials>) => ({ ...state, loading: true, error: null }),
    codeRequired: (_, { payload }: PayloadAction<{ challenge: string; email: string; codeSentAt: number }>) => ({
      ...initialState,
      ...payload,
      mode: 'code' as const,
    }),
    codeSubmitted: (state, _: PayloadAction<{ otp: string; target: string }>) => ({
      ...state,
      loading: true,
      error: null,
    }),
    codeAgainRequested: (state) => ({ ...state, error: null }),
    /** The screen was left. */
    finished: () => initialState,
    /** With an error for the banner, or null if a toast shows it. */
    attemptFailed: (state, { payload }: PayloadAction<LoginError | null>) => ({
      ...state,
      loading: false,
      error: payload,
    }),
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
  codeAgainRequested,
  finished,
  attemptFailed,
  errorClosed,
  restarted,
} = slice.actions;
export const selectLogin = (state: { login?: LoginState }): LoginState => state.login ?? initialState;
