import { newId } from '@bidloom/db';
import { writePrompt } from '@bidloom/jobs';
import { jobReached } from '@bidloom/platform/testing-jobs';
import t from 'tap';
import { createAnalyst } from '../../analyst/create-analyst.ts';
import { computeHere } from '../../testing/compute-here.ts';
import { startModelServer } from '../../testing/model-server.ts';
import { startTestWorker } from '../../testing/test-worker.ts';
import { writePromptHandler } from './write-prompt.handler.ts';

t.setTimeout(120_000);
const prompt = 'List every date with its page.';
const server = await startModelServer({ reply: () => prompt });
const prices = { input: 2, output: 10 };
const config = {
  ...{ apiKey: 'sk-test', baseUrl: server.baseUrl, chatModel: 'test-chat', embeddingModel: null },
  ...{ contextTokens: 16_000, prices },
};
const worker = await startTestWorker(null);
t.teardown(async () => {
  await worker.close();
  await server.close();
});
const { organizationId, userId } = worker;

t.beforeEach(() => worker.read((trx) => trx.deleteFrom('usageEvents').execute()));

async function makeDraft(): Promise<string> {
  const id = newId();
  await worker.read((trx) =>
    trx.insertInto('promptDrafts').values({ id, organizationId, userId, wish: 'all dates' }).execute(),
  );
  return id;
}

const draftOf = (id: string) =>
  worker.read((trx) =>
    trx
      .selectFrom('promptDrafts')
      .select(['prompt', 'engine', 'model', 'failure'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
const spent = () => worker.read((trx) => trx.selectFrom('usageEvents').selectAll().execute());

/** Has a prompt drafted through the queue, with the worker's analyst. */
async function draft(): Promise<string> {
  const id = await makeDraft();
  const jobId = await worker.read((trx) =>
    worker.queue().send(trx, writePrompt, { organizationId, promptDraftId: id }),
  );
  await jobReached(worker.queue(), String(jobId), 'completed');
  return id;
}

t.test('a draft by rules says so, and costs nothing', async (t) => {
  const drafted = await draftOf(await draft());
  t.match(drafted, { prompt: /all dates/, engine: 'extractive', model: null, failure: null });
  t.same(await spent(), []);
});

t.test('a draft by a model names it', async (t) => {
  await worker.start(config);
  t.same(await draftOf(await draft()), { prompt, engine: 'langchain', model: 'test-chat', failure: null });
  t.match(await spent(), [{ model: 'test-chat', kind: 'prompt', userId }]);
});

t.test('the cost of calls without a result is recorded, too', async (t) => {
  server.next({ kind: 'say', text: '...' }, { kind: 'say', text: '...' });
  t.match(await draftOf(await draft()), { prompt: null, engine: null, model: null, failure: /usable result/ });
  t.equal((await spent()).length, 2);
});

t.test('the cost of an attempt is recorded, also where another one continues', async (t) => {
  const platform = worker.platform();
  const handle = writePromptHandler(platform, await createAnalyst(config, platform.logger, computeHere), prices);
  const promptDraftId = await makeDraft();
  const payload = { organizationId, promptDraftId };
  const attempt = { id: newId(), payload, attempt: 1, lastAttempt: false };
  const stop = new AbortController();
  const before = server.requests.length;
  const asked = Promise.withResolvers<void>();
  // The first answer is of no use; the worker is stopped while the second is waited for.
  server.next({ kind: 'say', text: '...' }, { kind: 'silence' });
  const first = handle({ ...attempt, signal: stop.signal });
  const looking = setInterval(() => server.requests.length > before + 1 && asked.resolve(), 20);
  await asked.promise;
  clearInterval(looking);
  stop.abort(new Error('handed on'));
  await t.rejects(first, { message: 'handed on' });
  t.match(await draftOf(promptDraftId), { prompt: null, failure: null });
  const paid = await spent();
  // The second is paid for only if its first word had arrived by then.
  t.ok(paid.length >= 1, 'an answer of no use is paid for as well');
  t.ok(paid.every(({ inputTokens, cost }) => inputTokens > 0 && Number(cost) > 0));
  await handle({ ...attempt, attempt: 2, lastAttempt: true, signal: new AbortController().signal });
  t.match(await draftOf(promptDraftId), { prompt, engine: 'langchain' });
  t.equal((await spent()).length, paid.length + 1);
});
