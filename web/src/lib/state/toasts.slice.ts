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
  /** The bell's list has it too: where others wait, it need not be shown. */
  inBell?: boolean | undefined;
}

/** What went wrong and is no longer on the screen; the bell lists it, for three seconds are soon over. */
export interface PastToast extends Pick<Toast, 'id' | 'intent' | 'title' | 'message'> {
  /** ISO 8601. */
  createdAt: string;
}

/** How long a toast stays, in milliseconds. */
export const toastDuration = { default: 5000, error: 3000, welcome: 3000 } as const;

/** More than these would be old news when their turn comes: the oldest that waits goes. */
const most = 5;

/** So many of those that are past are kept for the bell. */
const mostPast = 20;

const isSame = (first: Pick<Toast, 'intent' | 'title' | 'message'>, second: Toast) =>
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
        inBell?: boolean;
      }) => ({
        payload: {
          id: nanoid(),
          duration: toast.intent === 'error' ? toastDuration.error : toastDuration.default,
          ...toast,
          // Where nothing more is known than that it failed, heading and words are the same.
          title: toast.title === toast.message ? undefined : toast.title,
        },
        meta: { createdAt: new Date().toISOString() },
      }),
      // The same words twice tell nothing more.
      reducer: (toasts, { payload }: PayloadAction<Toast>) =>
        toasts.some((toast) => isSame(toast, payload)) ? toasts : queued(toasts, payload),
    },
    toastDismissed: (toasts, { payload }: PayloadAction<string>) => toasts.filter(({ id }) => id !== payload),
    /** What was said to whoever has left is not for whoever comes next. */
    toastsCleared: () => [],
  },
});

/** The one that is shown stays; of those that the bell has too, only the last waits. */
function queued([shown, ...waiting]: Toast[], toast: Toast): Toast[] {
  if (!shown) return [toast];
  const others = toast.inBell ? waiting.filter(({ inBell }) => !inBell) : waiting;
  return [shown, ...[...others, toast].slice(1 - most)];
}

export const toastsReducer = slice.reducer;
export const { toastShown, toastDismissed, toastsCleared } = slice.actions;

const past = createSlice({
  name: 'pastToasts',
  initialState: [] as PastToast[],
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(toastShown, (toasts, { payload, meta }) => {
        const { id, intent, title, message, inBell } = payload;
        if (inBell || (intent !== 'error' && intent !== 'warning')) return;
        // Newest first, each once.
        const others = toasts.filter((toast) => !isSame(toast, payload));
        return [{ id, intent, title, message, createdAt: meta.createdAt }, ...others].slice(0, mostPast);
      })
      .addCase(toastsCleared, () => []),
});

export const pastToastsReducer = past.reducer;
export const selectPastToasts = (state: { pastToasts: PastToast[] }): PastToast[] => state.pastToasts;
export const selectToasts = (state: { toasts: Toast[] }): Toast[] => state.toasts;
