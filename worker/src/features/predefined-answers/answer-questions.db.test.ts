import { newId } from '@bidloom/db';
import t from 'tap';
import { startTestWorker } from '../../testing/test-worker.ts';

t.setTimeout(120_000);

const worker = await startTestWorker(null);
t.teardown(() => worker.close());

const listOf = (title: string, lead: string, count: number) =>
  `${title}\n\n${lead}:\n\n${Array.from({ length: count }, (_, index) => `(${index + 1}) a certificate of type ${index + 1}, signed by a notary;`).join('\n')}\n`;

async function answer(documentId: string, text: string) {
  const { organizationId } = worker;
  const category = { id: newId(), name: `Asked of ${documentId}` };
  await worker.read(async (trx) => {
    await trx
      .insertInto('categories')
      .values({ organizationId, ...category })
      .execute();
    await trx.insertInto('questions').values({ id: newId(), organizationId, categoryId: category.id, text }).execute();
  });
  const id = await worker.run('batch_query', { categories: [category] }, { documentIds: [documentId] });
  const { headline } = await worker.read((trx) =>
    trx.selectFrom('documentRequestItems').select('headline').where('requestId', '=', id).executeTakeFirstOrThrow(),
  );
  return headline as unknown as { answered: boolean; answer: string; confidence: number };
}

t.test('nobody is sure of an answer that is part of a longer list', async (t) => {
  const upload = (name: string, count: number) =>
    worker.upload(
      name,
      Buffer.from(listOf('Certificates', 'The supplier shall hand over the following certificates', count)),
      'text/plain',
    );
  const question = 'Which certificates shall the supplier hand over?';
  const whole = await answer(await upload('short.txt', 5), question);
  t.ok(whole.answered);
  t.match(whole.answer, /certificate of type 5/, 'a short list comes whole');
  t.ok(whole.confidence > 0.6, `${whole.confidence}`);
  const part = await answer(await upload('long.txt', 45), question);
  t.ok(part.answered);
  t.notMatch(part.answer, /certificate of type 45/, 'a long one does not');
  t.ok(part.confidence <= 0.6, `${part.confidence}`);
});
