import { OfficeProblemError } from './office-problem.ts';
import { prepareDocx } from './prepare-docx.ts';
import type { WorkerAnswer } from './run-in-worker.ts';
import { sendSignsBy } from './worker-signs.ts';

self.onmessage = async ({ data }: MessageEvent<ArrayBuffer>) => {
  const answer = (message: WorkerAnswer, transfer: Transferable[] = []) => self.postMessage(message, { transfer });
  sendSignsBy(() => answer({ isWorking: true }));
  try {
    const result = await prepareDocx(new Uint8Array(data));
    answer({ result }, [result.file.buffer]);
  } catch (error) {
    answer({ problem: error instanceof OfficeProblemError ? error.problem : 'corrupt' });
  }
};
