import { OfficeProblemError } from '../office-problem.ts';
import type { WorkerAnswer } from '../run-in-worker.ts';
import { sendSignsBy } from '../worker-signs.ts';
import { readDelimited } from './read-delimited.ts';
import { readWorkbook } from './read-workbook.ts';

/** Whether the file begins like a ZIP archive, unlike delimited text. */
const isPacked = (file: Uint8Array) => file[0] === 0x50 && file[1] === 0x4b;

self.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
  const answer = (message: WorkerAnswer) => self.postMessage(message);
  sendSignsBy(() => answer({ isWorking: true }));
  try {
    const file = new Uint8Array(data);
    answer({ result: isPacked(file) ? readWorkbook(file) : readDelimited(file) });
  } catch (error) {
    answer({ problem: error instanceof OfficeProblemError ? error.problem : 'corrupt' });
  }
};
