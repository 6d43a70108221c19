import { type OfficeProblem, OfficeProblemError } from './office-problem.ts';

export type WorkerAnswer = { result: unknown; problem?: undefined } | { problem: OfficeProblem };

/** The time limit in milliseconds. A file of 200 MB takes a few seconds; only a malicious file takes longer. */
const longest = 20_000;

/**
 * Processes a file in a worker, which ends with its answer, at the time limit, or with `signal`. The file's memory is transferred to the
 * worker. @throws OfficeProblemError
 */
export function runInWorker<Result>(make: () => Worker, message: ArrayBuffer, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const worker = make();
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
    const timer = setTimeout(() => fail('too_slow'), longest);
    signal.addEventListener('abort', onAbort);
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.problem) return fail(data.problem);
      end();
      resolve(data.result as Result);
    };
    // The worker is out of memory, or the browser can't run it.
    worker.onerror = () => fail('too_large');
    worker.postMessage(message, [message]);
  });
}
