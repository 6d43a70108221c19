import { queueFactReading } from '@bidloom/db';
import { readFacts } from '@bidloom/jobs';
import { jobReached } from '@bidloom/platform/testing-jobs';
import t from 'tap';
import { startModelServer } from '../../testing/model-server.ts';
import { startTestWorker } from '../../testing/test-worker.ts';

t.setTimeout(120_000);
const server = await startModelServer({ hearsFacts: true, reply: () => decision });
const worker = await startTestWorker(null);
t.teardown(async () => {
  await worker.close();
  await server.close();
});
const { organizationId, workspaceId } = worker;
const config = {
  ...{ apiKey: 'sk-test', baseUrl: server.baseUrl, chatModel: 'test-chat', embeddingModel: null },
  ...{ contextTokens: 16_000, prices: { input: 2, output: 10 } },
};
const patience = { silenceMs: 5000, backoffMs: 1, longestWaitMs: 1000, tries: 2, longestCallMs: 20_000 };

const quote = 'Each bid stays valid for 90 days once the box has been opened.';
const text = `Instructions to bidders\n\n${quote}\n`;
/** That no passage states it. */
const decision = { facts: [{ fact: 'bid_validity', stated: null, others: [] }] };

const reading = () =>
  worker.read((trx) =>
    trx.selectFrom('factReadings').selectAll().where('id', '=', workspaceId).executeTakeFirstOrThrow(),
  );
const validity = () =>
  worker.read((trx) =>
    trx
      .selectFrom('workspaceFacts')
      .selectAll()
      .where('workspaceId', '=', workspaceId)
      .where('fact', '=', 'bid_validity')
      .executeTakeFirstOrThrow(),
  );
const usage = () =>
  worker.read((trx) => trx.selectFrom('usageEvents').selectAll().where('kind', '=', 'facts').execute());

/** Has the facts read, and waits for the end. */
async function readAgain() {
  const jobId = await worker.read(async (trx) => {
    const sent = String(await worker.queue().send(trx, readFacts, { organizationId, workspaceId }));
    await queueFactReading(trx, { organizationId, workspaceId, jobId: sent });
    return sent;
  });
  await jobReached(worker.queue(), jobId, 'completed');
}

await worker.upload('terms.txt', Buffer.from(text), 'text/plain');

t.test('with a model, it decides; what its calls took is noted', async (t) => {
  await worker.start(config, patience);
  await readAgain();
  t.match(await reading(), { status: 'ready', engine: 'langchain', model: 'test-chat', failure: null });
  const fact = await validity();
  t.match(fact, { foundValue: null, foundDocumentId: null });
  t.match(fact.conflicts, [{ value: 'P90D', quote, page: 1 }], 'what the rules would have said is not lost');
  t.match(await usage(), [{ organizationId, workspaceId, model: 'test-chat' }]);
  t.ok((await usage()).every(({ inputTokens, cost }) => inputTokens > 0 && Number(cost) > 0));
});

t.test('where it is down the rules’ facts are there, with the reason; the next reading lets it decide', async (t) => {
  server.always({ kind: 'fail', status: 503 });
  await readAgain();
  t.match(await reading(), { status: 'ready', engine: 'extractive', model: null, failure: /not available right now/ });
  t.match(await validity(), { foundValue: 'P90D', foundDocumentId: /-/ });
  t.match(worker.logged(), /the model did not decide on facts/);
  server.always(null);
  await readAgain();
  t.match(await reading(), { engine: 'langchain', failure: null });
  t.match(await validity(), { foundValue: null });
});

t.test('what a person decided stays whatever the model says', async (t) => {
  await worker.read((trx) =>
    trx
      .updateTable('workspaceFacts')
      .set({ decision: 'corrected', decidedValue: 'P100D', decidedText: '100 days', seenValue: 'P90D' })
      .set({ decidedBy: worker.userId, decidedAt: new Date() })
      .where('fact', '=', 'bid_validity')
      .execute(),
  );
  await readAgain();
  t.match(await validity(), { decidedValue: 'P100D', foundValue: null, isFoundOtherwise: true });
});

t.test('who has seen nothing yet sees what the rules found while the model thinks', async (t) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await worker.read((trx) => trx.updateTable('factReadings').set({ readRevision: 0 }).execute());
  const before = server.requests.length;
  server.next({ kind: 'pause', text: '{"fa', until: promise, rest: 'cts": []}' });
  const ended = readAgain();
  while (server.requests.length === before) await new Promise((go) => setTimeout(go, 20));
  t.match(await reading(), { status: 'queued', engine: 'extractive' });
  t.match(await validity(), { foundValue: 'P90D' });
  resolve();
  await ended;
  t.match(await reading(), { status: 'ready', engine: 'langchain' });
});
