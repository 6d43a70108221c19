import type { Logger } from '@bidloom/platform';
import { openReaders, type Readers } from './features/documents/prepare-in-process.ts';
import { openRenderThread, type RenderThread } from './features/runs/exports/render-thread.ts';
import { type AnalysisThreads, openAnalysisThreads } from './threads/analysis-threads.ts';

/** What computes beside the main thread. It knows no database and no organisation, so workers of one process can share it. */
export interface Computing {
  threads: AnalysisThreads;
  readers: Readers;
  renderThread: RenderThread;
  close(): Promise<void>;
}

/** Opens the threads that analyse and write files, and the processes that read documents. */
export function openComputing(logger: Logger): Computing {
  const threads = openAnalysisThreads(logger);
  const readers = openReaders();
  const renderThread = openRenderThread(new URL('./features/render.thread.ts', import.meta.url), logger);
  return {
    threads,
    readers,
    renderThread,
    close: async () => {
      await Promise.all([threads.close(), readers.close(), renderThread.close()]);
    },
  };
}
