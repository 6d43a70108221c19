import { useEffect, useRef, useState } from 'react';
import { pdfjs } from 'react-pdf';
import type { PdfDocument, PdfWorker } from './pdf-engine.ts';

// The worker must have exactly the version that react-pdf uses (an override in pnpm-workspace.yaml pins it), and the same
// build as the rest (see pdf-assets.ts).
const code = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url);
pdfjs.GlobalWorkerOptions.workerSrc = code.toString();

/** How long a document may take to be closed in its worker, in milliseconds. A worker that takes longer is ended. */
const timeToClose = 5000;

/** The next worker is started this much later, in milliseconds, so as not to take time from the pages that are being drawn. */
const timeToDraw = 3000;

let spare: PdfWorker | null = null;

/** Starts a worker for the next document, unless there is one. */
function prepareWorker(): PdfWorker {
  if (spare) return spare;
  const worker = new pdfjs.PDFWorker();
  spare = worker;
  // A worker that could not start, for instance without a connection, is not given to a document later.
  worker.promise.catch(() => {
    if (spare === worker) spare = null;
  });
  return worker;
}

function takeWorker(): PdfWorker {
  const worker = prepareWorker();
  spare = null;
  return worker;
}

/** Keeps the worker of a document that was left for the next one, after the document is closed in it. */
function releaseWorker(worker: PdfWorker, pdf: PdfDocument | null): void {
  const end = setTimeout(() => worker.destroy(), timeToClose);
  pdf?.loadingTask.destroy().then(
    () => {
      if (spare || worker.destroyed) return;
      clearTimeout(end);
      spare = worker;
    },
    // It is ended.
    () => {},
  );
}

// While the list of documents is still loading.
prepareWorker();

/**
 * The worker that reads a document; null until it is chosen. It was started before: loading its code takes longer than opening the document.
 * Open documents never share a worker, so that a file that keeps it busy for ever blocks no other.
 * @param pdf The document that it has opened.
 * @param attempt Another number takes another worker.
 */
export function usePdfWorker(pdf: PdfDocument | null, attempt: number): PdfWorker | null {
  const [worker, setWorker] = useState<PdfWorker | null>(null);
  const opened = useRef(pdf);
  opened.current = pdf;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt takes another worker
  useEffect(() => {
    const taken = takeWorker();
    setWorker(taken);
    const next = setTimeout(prepareWorker, timeToDraw);
    return () => {
      clearTimeout(next);
      releaseWorker(taken, opened.current);
    };
  }, [attempt]);
  return worker;
}
