import { workerData } from 'node:worker_threads';
import { WorkerMessageHandler } from 'pdfjs-dist/legacy/build/pdf.worker.mjs';

// Entry of the thread in which pdf.js takes documents apart: what a web worker is to it in browsers.

WorkerMessageHandler.initializeFromPort(workerData);
