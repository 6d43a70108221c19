import { constants } from 'node:os';
import { ConfigError } from './config.ts';

/** npm and shells pass on a signal that the process group has already got: a signal that follows so soon is no second one. */
const echoMs = 1000;

/**
 * Runs a process's `start`, and at SIGTERM or SIGINT the function that it returns: once, to its end. A second signal ends the process at
 * once. Incomplete settings, and errors listed in `expected`, end the process with only their message.
 */
export async function runProcess(
  start: (stopping: AbortSignal) => Promise<() => Promise<void>>,
  expected: (error: unknown) => string | undefined = () => undefined,
): Promise<void> {
  surviveClosedTerminal();
  const stopping = new AbortController();
  let firstAt: number | undefined;
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (firstAt === undefined) {
          firstAt = performance.now();
          stopping.abort();
          resolve();
        } else if (performance.now() - firstAt > echoMs) {
          process.exit(128 + constants.signals[signal]);
        }
      });
    }
  });
  try {
    const stop = await start(stopping.signal);
    await stopped;
    await stop();
  } catch (error) {
    const message = error instanceof ConfigError ? error.message : expected(error);
    console.error(message ?? error);
    process.exit(1);
  }
}

/** The reader of our output may leave, as with `npm start | head`; that is no reason to stop serving. */
function surviveClosedTerminal(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}
