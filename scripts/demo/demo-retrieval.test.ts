import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDemoTender } from '@bidloom/demo';
import t from 'tap';
import { askAll } from '../../bench/retrieval/ask.ts';
import { loadQuestions } from '../../bench/retrieval/questions.ts';

/** The least share of the demo tender's questions whose page is among the first k pages found, rounded down from what is reached. */
const floors = [
  { k: 1, share: 0.826 },
  { k: 3, share: 0.923 },
  { k: 10, share: 0.98 },
] as const;

t.test('search finds the pages of the demo tender at least as well as it did', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'retrieval-floor-'));
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  const { bytes, facts } = await buildDemoTender();
  const questions = facts.map(({ question, page }, index) => {
    return { id: String(index), file: 'tender.pdf', question, pages: [page] };
  });
  await writeFile(join(folder, 'tender.pdf'), bytes);
  await writeFile(join(folder, 'demo.jsonl'), questions.map((question) => JSON.stringify(question)).join('\n'));
  const ranks = (await askAll(await loadQuestions(join(folder, 'demo.jsonl'), folder))).map(({ rank }) => rank);
  for (const { k, share } of floors) {
    const hit = ranks.filter((rank) => rank <= k).length / ranks.length;
    t.ok(hit >= share, `hit@${k} of ${ranks.length} questions is ${hit.toFixed(4)}, ${share} or more`);
  }
});
