import { buildDemoTender } from '@bidloom/demo';
import t, { type Test } from 'tap';
import { suggestFor } from '../api/src/features/chat/suggest-questions.ts';
import { germanTender } from '../worker/src/analyst/extractive/testing/german-tender.fixtures.ts';
import { startTestWorker } from '../worker/src/testing/test-worker.ts';

t.setTimeout(300_000);

/** Asks what is suggested of a tender that has been read, and tells what came of it. */
async function askSuggested(t: Test, fileName: string, content: Uint8Array, mediaType: string) {
  const worker = await startTestWorker(null);
  t.teardown(() => worker.close());
  await worker.upload(fileName, content, mediaType);
  const isRead = async () => {
    const reading = await worker.read((trx) => trx.selectFrom('factReadings').select('status').executeTakeFirst());
    return reading?.status === 'ready';
  };
  while (!(await isRead())) await new Promise((resolve) => setTimeout(resolve, 100));
  const suggested = await worker.read((trx) => suggestFor(trx, worker.workspaceId));
  for (const { question, fact, documentId } of suggested) {
    const id = await worker.ask(question);
    const entry = await worker.read((trx) =>
      trx.selectFrom('chatEntries').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    );
    t.match(entry, { status: 'answered', band: 'answer' }, question);
    t.match(entry.citations, [{ documentId }], `${fact} is cited from the document that states it`);
  }
  return suggested.map(({ question }) => question);
}

t.test('whatever is suggested of a tender, it answers, with a place', async (t) => {
  const { bytes } = await buildDemoTender();
  const asked = await askSuggested(t, 'tender.pdf', bytes, 'application/pdf');
  t.ok(asked.length >= 8, `${asked.length} questions`);
  t.match(asked[0], /^By when must the bid be submitted\?$/);
});

t.test('so it is in the language of another tender', async (t) => {
  const asked = await askSuggested(t, 'vergabe.md', Buffer.from(germanTender), 'text/markdown');
  t.ok(asked.length >= 5, asked.join(' '));
  t.ok(asked.includes('Wie lang ist die Vertragslaufzeit?'));
});
