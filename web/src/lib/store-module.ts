import type { Store, UnknownAction } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';

/** What a screen brings into the store when it is first opened. */
export interface StoreModule {
  /** The key of its state, and what it is known by. */
  name: string;
  /** None for sagas alone. A method, so that reducers of all kinds of state fit. */
  reducer?(state: unknown, action: UnknownAction): unknown;
  saga?: () => Generator;
}

/** The store, which screens can add themselves to. */
export interface AppStore extends Store {
  /** Adds a module's reducer and starts its saga; a second time it does nothing. */
  inject(module: StoreModule): void;
  /** Starts a saga that needs no module. */
  run(saga: () => Generator): Task;
  /** Ends all sagas; the store goes on as it stands. */
  stop(): void;
}
