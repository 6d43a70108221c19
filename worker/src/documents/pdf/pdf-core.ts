import { MessageChannel, Worker } from 'node:worker_threads';
import { PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The half of pdf.js that takes documents apart, in a thread of its own. */
export interface PdfCore {
  worker: PDFWorker;
  /** Keeps the process from ending, as long as a document is open. */
  hold(): void;
  release(): void;
  /** Ends the thread wherever it is, with all documents that are open in it. */
  end(): void;
  /** Resolves once it is ended: nothing that was asked of it is answered any more. */
  ended: Promise<void>;
}

let core: PdfCore | null = null;

/** The one thread of this process; it is kept, since code that has run for a while runs faster. */
export function pdfCore(): PdfCore {
  core ??= startCore();
  return core;
}

/** Where the thread dies by itself, the process does, too: whoever reads a document in a process of its own counts on it. */
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
    hold() {
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
