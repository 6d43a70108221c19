import type { ModelRequest } from '@bidloom/worker/src/testing/model-request.ts';
import { type ModelServer, startModelServer } from '@bidloom/worker/src/testing/model-server.ts';
import { repeatPassages } from '@bidloom/worker/src/testing/repeat-passages.ts';

/** A model that answers as many calls as are allowed, always the same to the same call, and keeps the others waiting. */
export interface GatedModel {
  server: ModelServer;
  /** Lets `calls` further calls pass, those that wait before new ones. */
  allow(calls: number): void;
  /** Forgets the calls that wait, because their process was killed. Lets none pass. */
  shut(): void;
  /** Resolves once a call waits. */
  blocked(): Promise<void>;
  /** Resolves once a call that is never answered came since the gate was shut. */
  stuck(): Promise<void>;
}

/** @param isNeverAnswered which calls are never answered, whatever the gate says */
export async function startGatedModel(isNeverAnswered: (request: ModelRequest) => boolean): Promise<GatedModel> {
  let left = Number.POSITIVE_INFINITY;
  let waiting: (() => void)[] = [];
  let blocked = Promise.withResolvers<void>();
  let stuck = Promise.withResolvers<void>();

  const reply = async (request: ModelRequest) => {
    if (isNeverAnswered(request)) {
      stuck.resolve();
      await new Promise<never>(() => {});
    }
    if (left <= 0) {
      const passed = new Promise<void>((resolve) => waiting.push(resolve));
      blocked.resolve();
      await passed;
    } else {
      left--;
    }
    return repeatPassages(request);
  };
  return {
    server: await startModelServer({ reply }),
    allow(calls) {
      for (const pass of waiting.splice(0, calls)) {
        pass();
        calls--;
      }
      left = calls;
      if (waiting.length === 0) blocked = Promise.withResolvers();
    },
    shut() {
      left = 0;
      waiting = [];
      blocked = Promise.withResolvers();
      stuck = Promise.withResolvers();
    },
    blocked: () => blocked.promise,
    stuck: () => stuck.promise,
  };
}
