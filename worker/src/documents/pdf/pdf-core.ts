import { MessageChannel, Worker } from 'node:worker_threads';
import { PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The half of pdf.js that parses documents, in its own thread. */
export interface PdfCore {
  worker: PDFWorker;
  /** Keeps the process alive while a document is open. */
  keepAlive(): void;
  release(): void;
  /** Ends the thread at any point, with all documents that are open in it. */
  end(): void;
  /** Resolves once the thread has ended: no request to it is answered after that. */
  ended: Promise<void>;
}

let core: PdfCore | null = null;

/** The only such thread of this process; it is kept, because code that has run for a while runs faster. */
export function pdfCore(): PdfCore {
  core ??= startCore();
  return core;
}

/** Where the thread dies, the process dies too: callers that read a document in a separate process rely on it. */
function startCore(): PdfCore {
  const { port1, port2 } = new MessageChannel();
  const thread = new Worker(new URL('./pdf-core.thread.ts', import.meta.url), {
    workerData: port2,
    transferList: [port2],
  });
  const worker = PDFWorker.create({ port: port1 as never, verbosity: 0 });
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  let open = 0;
  thread.unref();
  port1.unref();
  return {
    worker,
    keepAlive() {
      if (open++ === 0) port1.ref();
    },
    release() {
      if (--open === 0) port1.unref();
    },
    end() {
      core = null;
      worker.destroy();
      void thread.terminate();
      resolve();
    },
    ended,
  };
}
