import type { MessagePort, Worker } from 'node:worker_threads';
import { Piscina } from 'piscina';

export interface PoolOptions {
  /** Threads that are kept, busy or not. */
  ready: number;
  /** Threads at most. */
  threads: number;
  /** Heap of each thread, MB. */
  heapMb: number;
}

export interface Pool<Task, Result> {
  /** Rejects when aborted: the thread is ended at once, wherever it is in its computation. */
  run(task: Task, options: { signal: AbortSignal; transferList?: MessagePort[] }): Promise<Result>;
  close(): Promise<void>;
}

/**
 * Opens a pool of threads that never ends a thread before its modules are loaded: the whole process would crash with it
 * (https://github.com/nodejs/node/issues/43182).
 * @param entry module whose default export does a task
 * @param onError is given what a thread died of while it had nothing to do
 */
export function openPool<Task, Result>(
  entry: URL,
  options: PoolOptions,
  onError: (error: Error) => void,
): Pool<Task, Result> {
  const pool = new Piscina<Task, Result>({
    filename: entry.href,
    minThreads: options.ready,
    maxThreads: options.threads,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: options.heapMb },
  });
  // Without a listener it would end the process.
  pool.on('error', onError);
  const first = new Set(pool.threads);
  const loaded = new WeakSet<Worker>();
  pool.on('workerCreate', ({ id }: { id: number }) => {
    const thread = pool.threads.find(({ threadId }) => threadId === id);
    // For the first threads this comes before they are loaded, for all others after it.
    if (thread && !first.has(thread)) loaded.add(thread);
  });
  const whenLoaded = (threads: Iterable<Worker>) =>
    Promise.all([...threads].map((thread) => (loaded.has(thread) ? undefined : whenItSpeaks(thread))));
  const firstLoaded = whenLoaded(first).then(() => {
    for (const thread of first) loaded.add(thread);
  });
  return {
    async run(task, given) {
      await firstLoaded;
      return pool.run(task, given);
    },
    async close() {
      await firstLoaded;
      await whenLoaded(pool.threads);
      await pool.destroy();
    },
  };
}

/** A thread's first message says that it is loaded; one that can't be loaded ends. */
function whenItSpeaks(thread: Worker): Promise<void> {
  return new Promise((resolve) => {
    thread.once('message', () => resolve());
    thread.once('exit', () => resolve());
  });
}
