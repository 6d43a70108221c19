/** pdf.js ships no types for its worker: this is how it is told where whoever asks is to be heard. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: { initializeFromPort(port: import('node:worker_threads').MessagePort): void };
}
