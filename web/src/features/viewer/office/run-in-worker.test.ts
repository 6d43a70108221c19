import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OfficeProblemError } from './office-problem.ts';
import { runInWorker, type WorkerAnswer } from './run-in-worker.ts';

/** What a browser gives to `runInWorker`: here the test says what the worker answers. */
function createWorker() {
  const worker = { postMessage: vi.fn(), terminate: vi.fn() } as unknown as Worker;
  const say = (data: WorkerAnswer) => worker.onmessage?.({ data } as MessageEvent<WorkerAnswer>);
  return { worker, say };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('waits as long as the worker gives signs', async () => {
  const { worker, say } = createWorker();
  const result = runInWorker<string>(() => worker, new ArrayBuffer(1), new AbortController().signal);
  for (let minute = 0; minute < 10; minute++) {
    await vi.advanceTimersByTimeAsync(59_000);
    say({ isWorking: true });
  }
  say({ result: 'drawn' });
  expect(await result).toBe('drawn');
  expect(worker.terminate).toHaveBeenCalledOnce();
});

it('gives up a worker that is silent for a minute, and ends it', async () => {
  const { worker, say } = createWorker();
  const result = runInWorker(() => worker, new ArrayBuffer(1), new AbortController().signal);
  const failed = expect(result).rejects.toEqual(new OfficeProblemError('too_slow'));
  say({ isWorking: true });
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
  expect(worker.terminate).toHaveBeenCalledOnce();
});

it('does not count the time in which the machine slept', async () => {
  const { worker, say } = createWorker();
  const start = performance.now();
  const now = vi
    .spyOn(performance, 'now')
    .mockReturnValueOnce(start)
    .mockReturnValueOnce(start + 3_600_000);
  const result = runInWorker<string>(() => worker, new ArrayBuffer(1), new AbortController().signal);
  await vi.advanceTimersByTimeAsync(60_000);
  now.mockRestore();
  say({ result: 'drawn' });
  expect(await result).toBe('drawn');
});
