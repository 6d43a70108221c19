import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import type { EmbedEnd, EmbedTask } from './embed-messages.ts';
import { loadSentenceModel, type SentenceModel } from './sentence-model.ts';

// Entry of the process that makes vectors with a local model, for the process that started it.

/** Reading and answering go first, and where the machine runs out of memory this process goes. Only Linux has the latter. */
try {
  setPriority(10);
  writeFileSync('/proc/self/oom_score_adj', '900');
} catch {
  // Others choose by themselves.
}

process.on('disconnect', () => process.exit());
// A signal to the whole group, as Ctrl+C sends it, is the parent's to answer.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

const tell = (message: EmbedEnd) => process.send?.(message);
let model: SentenceModel | undefined;

process.on('message', async (task: EmbedTask) => {
  try {
    if (task.type === 'open') {
      model = await loadSentenceModel(task.folder, task.settings);
      tell({ type: 'opened' });
    } else if (model) {
      tell({ type: 'vector', ...(await model.embed(task.text)) });
    }
  } catch (error) {
    tell({ type: 'failure', message: error instanceof Error ? error.message : String(error) });
  }
});
