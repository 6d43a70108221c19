import { type OfficeProblem, OfficeProblemError } from './office-problem.ts';

export type WorkerAnswer = { result: unknown; problem?: undefined } | { problem: OfficeProblem };

/** A file that takes longer, in milliseconds, is made to; one of 200 MB takes a few seconds. */
const longest = 20_000;

/**
 * Has a file worked on in a thread of its own, which ends with the answer, when it takes too long, or with `signal`; the file's memory
 * goes there. @throws OfficeProblemError
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
    // Out of memory, or a browser that can't run it.
    worker.onerror = () => fail('too_large');
    worker.postMessage(message, [message]);
  });
}
