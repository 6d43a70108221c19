import type { MessagePort } from 'node:worker_threads';
import type { Computations } from './compute.ts';
import { remoteFunctions } from './port-calls.ts';

/** What a thread is given: which computation, on what, and the port to its tools. */
export interface ThreadTask {
  name: string;
  input: unknown;
  port: MessagePort;
}

/** The entry of a thread that does these computations. */
export function serveThread(computations: Computations): (task: ThreadTask) => Promise<unknown> {
  return async ({ name, input, port }) => {
    const computation = computations[name];
    if (!computation) throw new Error(`There is no computation "${name}"`);
    try {
      return await computation(input, remoteFunctions(port));
    } finally {
      port.close();
    }
  };
}
