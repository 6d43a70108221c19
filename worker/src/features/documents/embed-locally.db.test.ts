import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import t from 'tap';
import { writeTinyModel } from '../../analyst/local-embedding/testing/tiny-model.ts';
import { makeTenderPdf, pumpTender } from '../../testing/tender-pdf.ts';
import { startTestWorker } from '../../testing/test-worker.ts';

t.setTimeout(120_000);
const directory = await mkdtemp(join(tmpdir(), 'bidloom-models-'));
await writeTinyModel(directory, 'tiny', { groups: [['damages', 'zorbles'], ['security'], ['bids', 'office']] });
const worker = await startTestWorker(null);
t.teardown(async () => {
  await worker.close();
  await rm(directory, { recursive: true });
});

async function vectorsOf(documentId: string) {
  const { rows } = await worker.read((trx) =>
    sql<{ model: string; vectors: number; chunks: number }>`
      select model, count(*)::integer as vectors, (
        select count(*)::integer from document_chunks where document_id = ${documentId}
      ) as chunks
      from chunk_embeddings where document_id = ${documentId} group by model`.execute(trx),
  );
  return rows;
}

async function answered(question: string): Promise<boolean | null | undefined> {
  const id = await worker.ask(question);
  const entry = await worker.read((trx) =>
    trx.selectFrom('chatEntries').select('answered').where('id', '=', id).executeTakeFirst(),
  );
  return entry?.answered;
}

const embedCalls = () =>
  worker.read((trx) =>
    trx.selectFrom('usageEvents').select(['model', 'inputTokens']).where('kind', '=', 'embed').execute(),
  );

t.test('without the model the product works by words, and the log says why', async (t) => {
  await worker.start(null, undefined, { name: 'missing', directory });
  const documentId = await worker.upload('before.pdf', await makeTenderPdf(pumpTender));
  await worker.embedded(documentId);
  t.same(await vectorsOf(documentId), []);
  t.equal(await answered('How long is the bid security valid?'), true);
  t.match(worker.logged(), /"model":"local\/missing","reason":"There is no folder .*missing of the embedding model/);
  t.same(await embedCalls(), []);
});

t.test('with it, a document gets its vectors after it is ready, without any language model', async (t) => {
  await worker.start(null, undefined, { name: 'tiny', directory });
  const documentId = await worker.upload('tender.pdf', await makeTenderPdf(pumpTender));
  await worker.embedded(documentId);
  const [vectors, ...others] = await vectorsOf(documentId);
  t.same(others, []);
  t.equal(vectors?.model, 'local/tiny');
  t.ok(vectors && vectors.vectors >= 3 && vectors.vectors === vectors.chunks, 'every passage has one');
  const { lengths } = await worker.read((trx) =>
    sql<{ lengths: number }>`
      select count(*)::integer as lengths from chunk_embeddings
      where document_id = ${documentId} and vector_dims(embedding) = 1024`
      .execute(trx)
      .then(({ rows }) => rows[0] ?? { lengths: 0 }),
  );
  t.equal(lengths, vectors?.vectors, 'filled up to what is kept');
});

t.test('a question has a vector, too', async (t) => {
  // The document that was read without the model gets its vectors meanwhile, which are calls as well.
  const documents = await worker.read((trx) => trx.selectFrom('documents').select('id').execute());
  for (const { id } of documents) await worker.embedded(id);
  const before = (await embedCalls()).length;
  t.equal(await answered('How long is the bid security valid?'), true);
  const calls = await embedCalls();
  t.equal(calls.length, before + 1);
  t.match(calls.at(-1), { model: 'local/tiny', inputTokens: /^[1-9]/ });
});

t.test('what was read before gets its vectors at the start', async (t) => {
  const { rows } = await worker.read((trx) =>
    sql<{ id: string }>`
      select id from documents document where status = 'ready' and not exists (
        select 1 from chunk_embeddings vector where vector.document_id = document.id
      )`.execute(trx),
  );
  for (const { id } of rows) await worker.embedded(id);
  const documents = await worker.read((trx) => trx.selectFrom('documents').select('id').execute());
  for (const { id } of documents) t.equal((await vectorsOf(id))[0]?.model, 'local/tiny');
});
