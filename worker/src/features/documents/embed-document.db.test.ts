import { newId, withTenant } from '@bidloom/db';
import { sql } from 'kysely';
import t from 'tap';
import { createLangchainAnalyst } from '../../analyst/langchain/create-langchain-analyst.ts';
import type { ModelConfig } from '../../config.ts';
import { computeHere } from '../../testing/compute-here.ts';
import { startModelServer } from '../../testing/model-server.ts';
import { sentPassages } from '../../testing/sent-passages.ts';
import { makeTenderPdf, pumpTender } from '../../testing/tender-pdf.ts';
import { startTestWorker } from '../../testing/test-worker.ts';
import { embedDocumentHandler } from './embed-document.handler.ts';

t.setTimeout(120_000);

// Only the embedding model knows that a zorble is a damage.
const server = await startModelServer({ synonyms: { zorbles: 'damages' } });
const modelOf = (embeddingModel: string): ModelConfig => ({
  apiKey: 'sk-test',
  baseUrl: server.baseUrl,
  chatModel: 'test-chat',
  embeddingModel,
  contextTokens: 16_000,
  prices: null,
});
const worker = await startTestWorker(null);
t.teardown(async () => {
  await worker.close();
  await server.close();
});
const { organizationId, workspaceId } = worker;

/** How many vectors of which model a document has. */
async function vectorsOf(documentId: string) {
  const { rows } = await worker.read((trx) =>
    sql<{ model: string; count: number }>`
      select model, count(*)::integer as count from chunk_embeddings
      where document_id = ${documentId} group by model order by model`.execute(trx),
  );
  return Object.fromEntries(rows.map(({ model, count }) => [model, count]));
}

async function chunksOf(documentId: string): Promise<number> {
  const { count } = await worker.read((trx) =>
    trx
      .selectFrom('documentChunks')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('documentId', '=', documentId)
      .executeTakeFirstOrThrow(),
  );
  return Number(count);
}

t.test('vectors are made once there is a model, made again for another, and only its own are kept', async (t) => {
  const documentId = await worker.upload('before.pdf', await makeTenderPdf(pumpTender));
  const chunks = await chunksOf(documentId);
  t.ok(chunks >= 3);
  t.same(await vectorsOf(documentId), {}, 'none without a model');

  await worker.start(modelOf('first'));
  await worker.embedded(documentId);
  t.same(await vectorsOf(documentId), { first: chunks }, 'those read before get vectors at the start');

  const later = await worker.upload('later.pdf', await makeTenderPdf(pumpTender));
  await worker.embedded(later);
  t.same(await vectorsOf(later), { first: chunks }, 'a document that is read now gets them when it is ready');

  await worker.start(modelOf('second'));
  await Promise.all([worker.embedded(documentId), worker.embedded(later)]);
  t.same([await vectorsOf(documentId), await vectorsOf(later)], [{ second: chunks }, { second: chunks }]);

  const other = await withTenant(worker.database, newId(), (trx) =>
    trx.selectFrom('chunkEmbeddings').select('ordinal').execute(),
  );
  t.same(other, [], 'no other organisation sees them');
});

t.test('vectors find a passage that shares no word with the question', async (t) => {
  server.always({ kind: 'say', text: 'It is 10 percent [1].' });
  await worker.ask('Zorbles?');
  const [first] = server.requests.at(-1)?.body.messages ? sentPassages(server.requests.at(-1) as never) : [];
  t.match(first, { page: '3', text: /liquidated damages/iu });

  const asked = server.requests.length;
  server.next({ kind: 'fail', status: 400 });
  const id = await worker.ask('Zorbles?');
  t.equal(server.requests.length, asked + 1, 'without its vector nothing is found, and the model is not asked');
  const entry = await worker.read((trx) =>
    trx.selectFrom('chatEntries').select('answered').where('id', '=', id).executeTakeFirst(),
  );
  t.match(entry, { answered: false });
  server.always(null);
});

t.test('words and vectors together rank what both find first', async (t) => {
  server.always({ kind: 'say', text: 'It is EUR 25,000 [1].' });
  await worker.ask('How long is the bid security valid, and which zorbles apply?');
  const pages = sentPassages(server.requests.at(-1) as never).map(({ page }) => page);
  t.equal(pages[0], '2');
  t.ok(pages.includes('3'));
  server.always(null);
});

/** A ready document with `passages` passages, without a file. */
async function makeDocument(passages: number): Promise<string> {
  const documentId = newId();
  await worker.read(async (trx) => {
    const file = { fileName: documentId, fileNameKey: documentId, mediaType: 'text/plain', size: 1, sha256: '' };
    await trx
      .insertInto('documents')
      .values({
        id: documentId,
        organizationId,
        workspaceId,
        objectKey: `${organizationId}/documents/${documentId}`,
        status: 'ready',
        ...file,
      })
      .execute();
    const chunks = Array.from({ length: passages }, (_, ordinal) => ({
      ...{ organizationId, workspaceId, documentId, ordinal, kind: 'prose', text: `Clause ${ordinal} on pumps.` },
      ...{ sectionPath: ['Scope'], pageFrom: 1, pageTo: 1, spans: '[]', tokens: 5 },
    }));
    await trx.insertInto('documentChunks').values(chunks).execute();
  });
  return documentId;
}

t.test('a run continues where the one before ended, and a finished one asks for nothing', async (t) => {
  const documentId = await makeDocument(150);
  const handler = embedDocumentHandler(worker, createLangchainAnalyst(modelOf('third'), computeHere));
  const run = {
    id: newId(),
    payload: { organizationId, documentId },
    attempt: 1,
    lastAttempt: false,
    signal: new AbortController().signal,
  };
  server.next({ kind: 'say', text: 'the length' }, { kind: 'say', text: 'a batch' }, { kind: 'fail', status: 401 });
  await t.rejects(handler(run), { name: 'PermanentError', message: /refused the key/u });
  t.same(await vectorsOf(documentId), { third: 64 }, 'what was made is kept');

  const asked = server.requests.length;
  await handler(run);
  t.same(await vectorsOf(documentId), { third: 150 });
  t.same(
    server.requests.slice(asked).map(({ body }) => body.input?.length),
    [64, 22],
    'only what was missing',
  );
  t.equal(server.requests.at(-1)?.body.input?.at(-1), 'Scope\nClause 149 on pumps.', 'with the titles above it');

  await handler(run);
  t.equal(server.requests.length, asked + 2);
  const usage = await worker.read((trx) =>
    trx
      .selectFrom('usageEvents')
      .select(['kind', 'inputTokens', 'workspaceId'])
      .where('model', '=', 'third')
      .orderBy('createdAt')
      .execute(),
  );
  t.same(
    usage,
    [64, 64, 22].map((texts) => ({ kind: 'embed', inputTokens: texts * 5, workspaceId })),
    'each batch is recorded once',
  );
});

t.test('a passage that is replaced while its vector is made gets a vector of its own', async (t) => {
  const documentId = await makeDocument(2);
  const analyst = createLangchainAnalyst(modelOf('third'), computeHere);
  const texts: string[][] = [];
  const embed: typeof analyst.embed = async (asked, signal) => {
    texts.push([...asked]);
    const made = await analyst.embed(asked, signal);
    if (texts.length === 1) {
      await worker.read(async (trx) => {
        const { ordinal, ...old } = await trx
          .selectFrom('documentChunks')
          .selectAll()
          .where('documentId', '=', documentId)
          .where('ordinal', '=', 1)
          .executeTakeFirstOrThrow();
        await trx.deleteFrom('documentChunks').where('documentId', '=', documentId).where('ordinal', '=', 1).execute();
        const replaced = { ...old, ordinal, text: 'A clause on valves.', spans: '[]' };
        await trx.insertInto('documentChunks').values(replaced).execute();
      });
    }
    return made;
  };
  const { signal } = new AbortController();
  const run = { id: newId(), payload: { organizationId, documentId }, attempt: 1, lastAttempt: false, signal };
  await embedDocumentHandler(worker, { ...analyst, embed })(run);
  t.same(texts, [['Scope\nClause 0 on pumps.', 'Scope\nClause 1 on pumps.'], ['Scope\nA clause on valves.']]);
  t.same(await vectorsOf(documentId), { third: 2 });
});

t.test('a document that does not exist or is not ready is left alone', async (t) => {
  const documentId = await makeDocument(3);
  const analyst = createLangchainAnalyst(modelOf('third'), computeHere);
  const handler = embedDocumentHandler(worker, analyst);
  const asked = server.requests.length;
  const run = { id: newId(), attempt: 1, lastAttempt: false, signal: new AbortController().signal };
  await worker.read((trx) =>
    trx.updateTable('documents').set({ status: 'processing' }).where('id', '=', documentId).execute(),
  );
  await handler({ ...run, payload: { organizationId, documentId } });
  await handler({ ...run, payload: { organizationId, documentId: newId() } });
  await handler({ ...run, payload: { organizationId: newId(), documentId } });
  t.equal(server.requests.length, asked);
});
