import type { Endpoint, InputOf } from '@bidloom/contract';
import type { RunType } from '@bidloom/contract/runs';
import { createAction } from '@reduxjs/toolkit';

/** A call that starts a run, and what type of run comes of it. Each analysis has its own. */
export interface RunStarter<E extends Endpoint = Endpoint> {
  endpoint: E;
  type: RunType;
}

/** What a starter's call takes. */
export type StartBody<E extends Endpoint> = InputOf<E['body']>;

interface StartPayload {
  /** As the starter's endpoint takes it. */
  body: object;
  /** Of the path, where it has any. */
  params?: Record<string, string>;
}

/** The starter is in `meta.arg`: its schemas are not data, and the store asks of everything else in an action that it is. */
export const startRequested = createAction('runs/start', (starter: RunStarter, payload: StartPayload) => ({
  payload,
  meta: { arg: starter },
}));
