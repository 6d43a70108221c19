import type { Store, UnknownAction } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';

/** The part of the store that a screen adds when it is first opened. */
export interface StoreModule {
  /** The key of its state, which also identifies the module. */
  name: string;
  /** Missing for a module with sagas only. Declared as a method, so that reducers of every state type fit. */
  reducer?(state: unknown, action: UnknownAction): unknown;
  saga?: () => Generator;
}

/** The store, to which screens can add modules. */
export interface AppStore extends Store {
  /** Adds a module's reducer and starts its saga. A second call for the same module does nothing. */
  inject(module: StoreModule): void;
  /** Starts a saga that needs no module. */
  run(saga: () => Generator): Task;
  /** Ends all sagas; the state does not change. */
  stop(): void;
}
