import { createSlice, nanoid, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';

export type ToastIntent = 'success' | 'error' | 'info' | 'warning';

export interface Toast {
  id: string;
  intent: ToastIntent;
  title?: string | undefined;
  message: string;
  /** Milliseconds until it closes automatically. */
  duration: number;
  /** The path of the screen that it is about. */
  to?: string | undefined;
  /** Undoes the reported change. */
  undo?: UnknownAction | undefined;
  /** Whether the bell also lists it: then it can be skipped if others wait. */
  inBell?: boolean | undefined;
}

/** An error that is no longer on the screen. The bell lists it, since three seconds may be too short to read it. */
export interface PastToast extends Pick<Toast, 'id' | 'intent' | 'title' | 'message'> {
  /** ISO 8601. */
  createdAt: string;
}

/** How long a toast stays, in milliseconds. */
export const toastDuration = { default: 5000, error: 3000, welcome: 3000 } as const;

/** The most waiting messages. More would be outdated when they are shown, so the oldest one is removed. */
const most = 5;

/** The number of past errors that are kept for the bell. */
const mostPast = 20;

const isSame = (first: Pick<Toast, 'intent' | 'title' | 'message' | 'to'>, second: Toast) =>
  first.intent === second.intent &&
  first.title === second.title &&
  first.message === second.message &&
  first.to === second.to;

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
        to?: string | undefined;
        undo?: UnknownAction;
        inBell?: boolean;
      }) => ({
        payload: {
          id: nanoid(),
          duration: toast.intent === 'error' ? toastDuration.error : toastDuration.default,
          ...toast,
          // If nothing more is known than that it failed, title and message are the same.
          title: toast.title === toast.message ? undefined : toast.title,
        },
        meta: { createdAt: new Date().toISOString() },
      }),
      // A repeated message is not added.
      reducer: (toasts, { payload }: PayloadAction<Toast>) =>
        toasts.some((toast) => isSame(toast, payload)) ? toasts : queued(toasts, payload),
    },
    toastDismissed: (toasts, { payload }: PayloadAction<string>) => toasts.filter(({ id }) => id !== payload),
    /** Messages of a user who has signed out must not be shown to the next user. */
    toastsCleared: () => [],
  },
});

/** The shown message stays; of those that the bell also lists, only the last one waits. */
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
