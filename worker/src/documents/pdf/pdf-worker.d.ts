/** pdf.js ships no types for its worker: this is the part that the in-process connection uses. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: { initializeFromPort(port: object): void };
}
