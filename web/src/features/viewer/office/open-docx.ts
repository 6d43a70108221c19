import type { PreparedDocx } from './prepare-docx.ts';
import { type DrawnDocx, renderDocx } from './render-docx.ts';
import { runInWorker } from './run-in-worker.ts';

export interface OpenDocx extends DrawnDocx {
  picturesLeft: number;
}

const makeWorker = () => new Worker(new URL('./prepare-docx.worker.ts', import.meta.url), { type: 'module' });

/** Draws a Word document. A worker first checks for contents that would block the screen. @throws OfficeProblemError */
export async function openDocx(file: ArrayBuffer, signal: AbortSignal): Promise<OpenDocx> {
  const prepared = await runInWorker<PreparedDocx>(makeWorker, file, signal);
  return { ...(await renderDocx(prepared.file)), picturesLeft: prepared.picturesLeft };
}

export function closeDocx({ pictures }: OpenDocx): void {
  for (const picture of pictures) URL.revokeObjectURL(picture);
}
