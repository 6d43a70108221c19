import { createSlice, nanoid, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';

export type ToastIntent = 'success' | 'error' | 'info' | 'warning';

export interface Toast {
  id: string;
  intent: ToastIntent;
  title?: string | undefined;
  message: string;
  /** Milliseconds until it closes by itself. */
  duration: number;
  /** Takes back what the message tells of. */
  undo?: UnknownAction | undefined;
}

/** How long a toast stays, in milliseconds. */
export const toastDuration = { default: 5000, error: 3000, welcome: 3000 } as const;

/** More than these would be old news when their turn comes: the oldest goes. */
const most = 5;

const isSame = (first: Toast, second: Toast) =>
  first.intent === second.intent && first.title === second.title && first.message === second.message;

const slice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    toastShown: {
      prepare: (toast: {
        intent: ToastIntent;
        message: string;
        title?: string;
        duration?: number;
        undo?: UnknownAction;
      }) => ({
        payload: {
          id: nanoid(),
          duration: toast.intent === 'error' ? toastDuration.error : toastDuration.default,
          ...toast,
        },
      }),
      // The same words twice tell nothing more.
      reducer: (toasts, { payload }: PayloadAction<Toast>) =>
        toasts.some((toast) => isSame(toast, payload)) ? toasts : [...toasts, payload].slice(-most),
    },
    toastDismissed: (toasts, { payload }: PayloadAction<string>) => toasts.filter(({ id }) => id !== payload),
    /** What was said to whoever has left is not for whoever comes next. */
    toastsCleared: () => [],
  },
});

export const toastsReducer = slice.reducer;
export const { toastShown, toastDismissed, toastsCleared } = slice.actions;
export const selectToasts = (state: { toasts: Toast[] }): Toast[] => state.toasts;
