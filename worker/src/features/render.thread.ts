import { renderExport } from './renderers.ts';
import type { RenderTask } from './runs/exports/render-thread.ts';

/** Entry of the thread. */
export default function run(task: RenderTask): Promise<Uint8Array | null> {
  return renderExport(task);
}
