/** pdf.js ships no types for its worker; this function tells the worker on which port it is called. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: { initializeFromPort(port: import('node:worker_threads').MessagePort): void };
}
