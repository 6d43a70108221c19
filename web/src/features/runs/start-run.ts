import type { Endpoint, InputOf } from '@bidloom/contract';
import type { RunType } from '@bidloom/contract/runs';
import { createAction } from '@reduxjs/toolkit';

/** A call that starts a run, and the type of that run. Each analysis has its own. */
export interface RunStarter<E extends Endpoint = Endpoint> {
  endpoint: E;
  type: RunType;
}

/** The body of a starter's call. */
export type StartBody<E extends Endpoint> = InputOf<E['body']>;

interface StartPayload {
  /** The body for the starter's endpoint. */
  body: object;
  /** The parameters of the path, if it has any. */
  params?: Record<string, string>;
}

/** The starter is in `meta.arg`, because its schemas are not plain data, which the store requires in the rest of an action. */
export const startRequested = createAction('runs/start', (starter: RunStarter, payload: StartPayload) => ({
  payload,
  meta: { arg: starter },
}));
