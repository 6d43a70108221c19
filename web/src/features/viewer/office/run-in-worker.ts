import { type OfficeProblem, OfficeProblemError } from './office-problem.ts';

/** The end of the work, or a sign that it proceeds. */
export type WorkerAnswer = { result: unknown } | { problem: OfficeProblem } | { isWorking: true };

/**
 * The longest time without a sign in milliseconds. Between two signs is a part of a second's work, even for a file of 200 MB: a busy
 * machine needs many times as long, but not that long.
 */
const longestSilence = 60_000;
/** A timer that is later than this, in milliseconds, waited itself: the machine slept, or this thread was busy. */
const lateness = 5000;

/**
 * Processes a file in a worker, which ends with its answer, when it gives no sign for long, or with `signal`. The file's memory is
 * transferred to the worker. @throws OfficeProblemError
 */
export function runInWorker<Result>(make: () => Worker, message: ArrayBuffer, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const worker = make();
    let timer: ReturnType<typeof setTimeout>;
    const end = () => {
      clearTimeout(timer);
      worker.terminate();
      signal.removeEventListener('abort', onAbort);
    };
    const fail = (problem: OfficeProblem) => {
      end();
      reject(new OfficeProblemError(problem));
    };
    const onAbort = () => {
      end();
      reject(signal.reason);
    };
    const listen = () => {
      clearTimeout(timer);
      const since = performance.now();
      timer = setTimeout(() => {
        // Signs may wait behind a late timer.
        if (performance.now() - since > longestSilence + lateness) listen();
        else fail('too_slow');
      }, longestSilence);
    };
    listen();
    signal.addEventListener('abort', onAbort);
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      if ('isWorking' in data) return listen();
      if ('problem' in data) return fail(data.problem);
      end();
      resolve(data.result as Result);
    };
    // The worker is out of memory, or the browser can't run it.
    worker.onerror = () => fail('too_large');
    worker.postMessage(message, [message]);
  });
}
