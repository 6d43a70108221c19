import { type Logger, PermanentError } from '@bidloom/platform';
import { memoryLimits } from '../../../memory-limits.ts';
import { openPool } from '../../../threads/open-pool.ts';
import type { ExportFormat, ExportRun } from './export-run.ts';
import type { StoredItem } from './stored-item.ts';

/** What a file is written from: plain data, which goes to a thread. */
export interface RenderTask {
  format: ExportFormat;
  run: ExportRun;
  items: readonly StoredItem[];
}

/** A thread that writes files, so that the process can still answer meanwhile. */
export interface RenderThread {
  /**
   * Rejects with the signal's reason when aborted: the thread is ended at once, wherever it is.
   * @throws PermanentError for results that are too large, or do not come in the format
   */
  render(task: RenderTask, signal: AbortSignal): Promise<Uint8Array>;
  close(): Promise<void>;
}

/**
 * Opens the thread when it is first needed, and ends it when nothing was written for a minute.
 * @param entry the thread's module; its default export takes a `RenderTask` and returns the file, or null where results of the type have no
 *   such format
 * @param heapMb results that take more end the thread, not the process
 */
export function openRenderThread(entry: URL, logger: Logger, heapMb = memoryLimits.exports.heap): RenderThread {
  const pool = openPool<RenderTask, Uint8Array | null>(
    entry,
    { ready: 0, threads: memoryLimits.exports.threads, heapMb },
    (error) => logger.error({ err: error }, 'the thread that writes exports ended while it had nothing to do'),
  );
  return {
    async render(task, signal) {
      const content = await pool.run(task, { signal }).catch((error: unknown) => {
        signal.throwIfAborted();
        if (!isOutOfMemory(error)) throw error;
        throw new PermanentError(
          'The results are too large for one file. Run the analysis over fewer documents or pages.',
        );
      });
      if (content) return content;
      throw new PermanentError(`The results of this run can't be written as ${task.format.toUpperCase()}.`);
    },
    close: () => pool.close(),
  };
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
