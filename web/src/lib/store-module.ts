import type { Store, UnknownAction } from '@reduxjs/toolkit';
import { useStore } from 'react-redux';
import type { AuthState } from './state/auth.slice.ts';
import type { Names } from './state/names.slice.ts';
import type { NotificationsState } from './state/notifications.slice.ts';
import type { ProgressState } from './state/progress.slice.ts';
import type { Toast } from './state/toasts.slice.ts';

/** The part of the state that is there on every screen. */
export interface BaseState {
  auth: AuthState;
  toasts: Toast[];
  names: Names;
  notifications: NotificationsState;
  progress: ProgressState;
}

/** What a screen brings into the store when it is first opened. */
export interface StoreModule {
  /** The key of its state. */
  name: string;
  /** A method, so that reducers of all kinds of state fit. */
  reducer(state: unknown, action: UnknownAction): unknown;
  saga?: () => Generator;
}

/** The store, which screens can add themselves to. */
export interface AppStore extends Store {
  /** Adds a module's reducer and starts its saga; a second time it does nothing. */
  inject(module: StoreModule): void;
  /** Starts a saga that no state goes with. */
  run(saga: () => Generator): void;
}

export const useAppStore = (): AppStore => useStore() as AppStore;
