import { runInWorker } from '../run-in-worker.ts';
import type { Workbook } from './sheet-model.ts';

const makeWorker = () => new Worker(new URL('./read-workbook.worker.ts', import.meta.url), { type: 'module' });

/** Reads a workbook or delimited text in a worker. @throws OfficeProblemError */
export const openWorkbook = (file: ArrayBuffer, signal: AbortSignal): Promise<Workbook> =>
  runInWorker<Workbook>(makeWorker, file, signal);
