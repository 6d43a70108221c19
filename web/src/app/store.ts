import { combineReducers, configureStore, isAction, type Middleware, type Reducer } from '@reduxjs/toolkit';
import { REMEMBER_REHYDRATED, rememberEnhancer, rememberReducer } from 'redux-remember';
import createSagaMiddleware, { type Task } from 'redux-saga';
import { authReducer } from '../lib/state/auth.slice.ts';
import { namesReducer } from '../lib/state/names.slice.ts';
import { notificationsReducer } from '../lib/state/notifications.slice.ts';
import { progressReducer } from '../lib/state/progress.slice.ts';
import { pastToastsReducer, toastsReducer } from '../lib/state/toasts.slice.ts';
import type { AppStore, StoreModule } from '../lib/store-module.ts';
import { initialTheme, themeReducer } from '../theme/theme.slice.ts';

const base = {
  auth: authReducer,
  theme: themeReducer,
  toasts: toastsReducer,
  pastToasts: pastToastsReducer,
  names: namesReducer,
  notifications: notificationsReducer,
  progress: progressReducer,
};

/** The state that is stored in the browser; everything else lives for the session only. */
const remembered = ['auth', 'theme'] satisfies (keyof typeof base)[];

/** After this time, in milliseconds, the app starts without the stored state. */
const rehydrationTimeout = 5000;

/**
 * Makes the store with what every screen needs; screens add their own modules by `inject`.
 * `ready` resolves when the stored state has been restored, or when that takes too long.
 */
export function createAppStore(storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage): {
  store: AppStore;
  ready: Promise<void>;
} {
  const sagas = createSagaMiddleware();
  const reducers: Record<string, Reducer> = { ...base };
  let rehydrated = () => {};
  const ready = new Promise<void>((resolve) => {
    rehydrated = resolve;
    setTimeout(resolve, rehydrationTimeout);
  });

  const watchRehydration: Middleware = () => (next) => (action) => {
    const result = next(action);
    // One tick later: only then does it listen for changes to store.
    if (isAction(action) && action.type === REMEMBER_REHYDRATED) setTimeout(rehydrated);
    return result;
  };

  const store = configureStore({
    reducer: rememberReducer(combineReducers(reducers)),
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas, watchRehydration),
    // Outermost, so that its actions go through the middleware. It stores at once, because a reload may follow.
    enhancers: (defaults) =>
      defaults().prepend(
        rememberEnhancer(storage, remembered, { prefix: 'bidloom-', persistThrottle: 0, migrate: completeTheme }),
      ),
  });

  const tasks: Task[] = [];
  const run = (saga: () => Generator) => {
    const task = sagas.run(saga);
    tasks.push(task);
    return task;
  };

  const injected = new Set<string>();
  const inject = ({ name, reducer, saga }: StoreModule) => {
    if (injected.has(name)) return;
    injected.add(name);
    if (reducer) {
      reducers[name] = reducer as Reducer;
      store.replaceReducer(combineReducers(reducers));
    }
    if (saga) run(saga);
  };
  const stop = () => {
    for (const task of tasks) task.cancel();
  };
  return { store: Object.assign(store, { inject, run, stop }), ready };
}

/** A theme that an earlier version stored may lack fields that this version needs. */
function completeTheme(state: { theme?: object }): object {
  return { ...state, theme: { ...initialTheme, ...state.theme } };
}
