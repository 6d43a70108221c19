import { type RenderTask, renderExport } from './render-export.ts';

/** Entry of the thread. */
export default function run(task: RenderTask): Promise<Uint8Array | null> {
  return renderExport(task);
}
