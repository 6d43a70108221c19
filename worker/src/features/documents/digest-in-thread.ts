import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { OcrPage } from '../../documents/ocr/ocr-page.ts';
import type { DocumentSource } from '../../documents/read-options.ts';
import type { DigestReport, DigestTask } from './digest.thread.ts';
import type { Digest } from './digest-document.ts';

/** Heap of one thread in MB: a file made to take more ends its thread, not the process. */
const threadHeapMb = 1024;
/** Minutes until a document is given up, recognition of a large scan included. */
const readingMinutes = 45;

export interface DigestOrder {
  source: DocumentSource;
  ocrLanguages: string[];
  ocrDataFolders: string[];
  knownPages: OcrPage[];
  signal: AbortSignal;
  onReport: (report: DigestReport) => void;
}

/** Threads that read documents, so that the process goes on answering meanwhile. */
export interface DigestThreads {
  /** Rejects with the signal's reason when aborted; the thread is ended at once, wherever it is. */
  digest(order: DigestOrder): Promise<Digest>;
  close(): Promise<void>;
}

/** Opens up to `threads` threads. One stands ready at any time, since loading the readers takes as long as reading fifty pages. */
export function openDigestThreads(threads: number): DigestThreads {
  const pool = new Piscina<DigestTask, Digest>({
    filename: new URL('./digest.thread.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: threadHeapMb },
  });
  return {
    async digest({ signal, onReport, ...task }) {
      const { port1, port2 } = new MessageChannel();
      port1.on('message', onReport);
      const limit = AbortSignal.timeout(readingMinutes * 60_000);
      try {
        return await pool.run(
          { ...task, port: port2 },
          { signal: AbortSignal.any([signal, limit]), transferList: [port2] },
        );
      } catch (error) {
        signal.throwIfAborted();
        if (limit.aborted) return tooMuch(`Reading took longer than ${readingMinutes} minutes.`);
        if (isOutOfMemory(error)) return tooMuch('Reading it takes more memory than one document is given.');
        throw error;
      } finally {
        port1.close();
      }
    },
    close: () => pool.destroy(),
  };
}

function tooMuch(reason: string): Digest {
  return { unreadable: { code: 'too_large', message: `${reason} Split the document and upload its parts.` } };
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
