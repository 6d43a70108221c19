import { newId } from '@bidloom/db';
import { answerQuestion } from '@bidloom/jobs';
import { describeMetrics } from '@bidloom/platform';
import t from 'tap';
import type { ModelConfig } from '../../config.ts';
import { startModelServer } from '../../testing/model-server.ts';
import { sentPassages } from '../../testing/sent-passages.ts';
import { makeTenderPdf, pumpTender } from '../../testing/tender-pdf.ts';
import { startTestWorker } from '../../testing/test-worker.ts';

t.setTimeout(120_000);

const server = await startModelServer();
const model: ModelConfig = {
  apiKey: 'sk-not-to-be-logged',
  baseUrl: server.baseUrl,
  chatModel: 'test-chat',
  embeddingModel: 'test-vectors',
  contextTokens: 16_000,
  prices: null,
};
const worker = await startTestWorker(model);
t.teardown(async () => {
  await worker.close();
  await server.close();
});
const documentId = await worker.upload('pumps.pdf', await makeTenderPdf(pumpTender));
await worker.embedded(documentId);

function entryOf(id: string) {
  return worker.read((trx) => trx.selectFrom('chatEntries').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
}

/** Waits until a condition is true; events arrive in between. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}

/** The number under which the model was shown the passage that mentions these words. */
function numberOf(words: string): number {
  const chat = server.requests.filter(({ path }) => path.endsWith('/chat/completions')).at(-1);
  return chat ? (sentPassages(chat).find(({ text }) => text.includes(words))?.n ?? 0) : 0;
}

t.test('an answer is kept with its claims, each citation verbatim on its page and with boxes', async (t) => {
  server.always({ kind: 'say', text: 'placeholder' });
  await worker.ask('How much is the bid security?');
  const security = numberOf('EUR 25,000');
  const damages = numberOf('10 percent');
  t.ok(security && damages && security !== damages, 'both passages are sent');
  server.always({
    kind: 'say',
    text: `The bid security is EUR 25,000 [${security}]. Damages end at 10 percent [${damages}]. It is refunded twice [77].`,
  });
  const entry = await entryOf(await worker.ask('How much is the bid security?'));
  t.match(entry, { status: 'answered', answered: true, engine: 'langchain', failure: null });
  t.equal(entry.answer, 'The bid security is EUR 25,000. Damages end at 10 percent. It is refunded twice.');
  t.match(entry.claims, [
    { text: 'The bid security is EUR 25,000.', citations: [0], supported: true },
    { text: 'Damages end at 10 percent.', citations: [1], supported: true },
    { text: 'It is refunded twice.', citations: [], supported: false },
  ]);
  const citations = entry.citations as unknown as {
    page: number;
    quote: string;
    fileName: string;
    boxes: number[][];
  }[];
  t.match(citations, [
    { page: 2, fileName: 'pumps.pdf', quote: /EUR 25,000/ },
    { page: 3, fileName: 'pumps.pdf', quote: /shall not exceed 10 percent/ },
  ]);
  for (const { page, quote, boxes } of citations) {
    const { text } = await worker.read((trx) =>
      trx
        .selectFrom('documentPages')
        .select('text')
        .where('documentId', '=', documentId)
        .where('number', '=', page)
        .executeTakeFirstOrThrow(),
    );
    t.ok(text.includes(quote), `the quote is on page ${page}`);
    t.ok(boxes.length > 0 && boxes.flat().every((value) => value >= 0 && value <= 1), 'and has its boxes');
  }
});

t.test('the cost of an answer and of its vector is recorded', async (t) => {
  const id = await worker.ask('Until when is the bid security valid?');
  t.equal((await entryOf(id)).status, 'answered');
  const usage = await worker.read((trx) =>
    trx
      .selectFrom('usageEvents')
      .select(['kind', 'model', 'inputTokens', 'outputTokens', 'userId'])
      .where('userId', '=', worker.userId)
      .orderBy('createdAt', 'desc')
      .limit(2)
      .execute(),
  );
  const answer = usage.find(({ kind }) => kind === 'answer');
  t.match(answer, { model: 'test-chat' });
  t.ok(answer && answer.inputTokens > 100 && answer.outputTokens > 0);
  t.match(
    usage.find(({ kind }) => kind === 'embed'),
    { model: 'test-vectors', inputTokens: 7 },
  );
});

t.test('calls of the model are in the metrics', async (t) => {
  const { database } = worker;
  const counts = async () => {
    const lines = (await describeMetrics({ database, queue: worker.queue() })).split('\n');
    return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]));
  };
  const before = await counts();
  await worker.ask('Until when is the bid security valid?');
  const after = await counts();
  const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  t.equal(grown('bidloom_model_call_duration_seconds_count{kind="chat",outcome="ok"}'), 1);
  t.equal(grown('bidloom_model_call_duration_seconds_count{kind="embedding",outcome="ok"}'), 1);
  t.ok(grown('bidloom_model_tokens_total{direction="input"}') > 100);
  t.ok(grown('bidloom_model_tokens_total{direction="output"}') > 0);
});

t.test('words are sent as they arrive and make the whole answer', async (t) => {
  const id = await worker.ask('What happens to late bids?');
  const tokens = worker.events.filter(
    ({ type, data }) => type === 'chat.token' && (data as { chatEntryId: string }).chatEntryId === id,
  );
  const text = tokens.map(({ data }) => (data as { text: string }).text).join('');
  t.equal(text, (await entryOf(id)).answer);
});

t.test('the model gets the names of the documents', async (t) => {
  await worker.ask('What happens to late bids?');
  const chat = server.requests.filter(({ path }) => path.endsWith('/chat/completions')).at(-1);
  const names = chat ? sentPassages(chat).map(({ document }) => document) : [];
  t.same([...new Set(names)], ['pumps.pdf']);
});

t.test('a follow-up carries the conversation', async (t) => {
  server.always({ kind: 'say', text: `It is EUR 25,000 [${numberOf('EUR 25,000')}].` });
  await worker.ask('How much is the bid security?');
  await worker.ask('And how long is it valid?');
  const messages = server.requests.at(-1)?.body.messages ?? [];
  t.same(messages.at(-3), { role: 'user', content: 'How much is the bid security?' });
  t.match(messages.at(-2), { role: 'assistant', content: /EUR 25,000/ });
});

t.test('an answer that is stopped keeps the words that came, with their places', async (t) => {
  await worker.ask('How much is the bid security?');
  const rest = Promise.withResolvers<void>();
  t.teardown(() => rest.resolve());
  const text = `The bid security is EUR 25,000 [${numberOf('EUR 25,000')}]. It is kept`;
  server.always({ kind: 'pause', text, until: rest.promise, rest: ' for ever.' });
  const id = newId();
  const { organizationId, userId, workspaceId } = worker;
  const jobId = await worker.read(async (trx) => {
    const entry = { id, organizationId, userId, workspaceId, question: 'How much is the bid security?' };
    await trx.insertInto('chatEntries').values(entry).execute();
    return worker.queue().send(trx, answerQuestion, { organizationId, chatEntryId: id });
  });
  const isOf = ({ data }: { data: unknown }) => (data as { chatEntryId?: string }).chatEntryId === id;
  const heard = () => worker.events.filter(isOf);
  await until(() =>
    heard()
      .map(({ data }) => (data as { text?: string }).text ?? '')
      .join('')
      .includes('It is'),
  );
  await worker.read((trx) =>
    trx.updateTable('chatEntries').set({ status: 'cancelled' }).where('id', '=', id).execute(),
  );
  await worker.queue().cancel(answerQuestion, String(jobId));
  await until(() => heard().some(({ type }) => type === 'chat.done'));
  t.match(await entryOf(id), {
    ...{ status: 'cancelled', answered: null, band: null, engine: 'langchain' },
    answer: /^The bid security is EUR 25,000\. It is/,
    claims: [{ text: 'The bid security is EUR 25,000.', citations: [0], supported: true }, { supported: false }],
    citations: [{ page: 2, quote: /EUR 25,000/ }],
  });
  const usage = await worker.read((trx) =>
    trx.selectFrom('usageEvents').select('outputTokens').orderBy('createdAt', 'desc').limit(1).executeTakeFirst(),
  );
  t.ok((usage?.outputTokens ?? 0) > 0, 'its cost is recorded');
});

t.test('an answer that the documents do not contain is said to be missing', async (t) => {
  server.always({ kind: 'say', text: 'NOT_FOUND' });
  const entry = await entryOf(await worker.ask('Which paint protects the casing against seawater?'));
  t.match(entry, { status: 'answered', answered: false, answer: 'The documents do not seem to answer this.' });
});

t.test('without its vector a question is answered by words', async (t) => {
  server.always({ kind: 'say', text: 'Bids are due on 12 March 2027 [1].' });
  server.next({ kind: 'fail', status: 400 });
  const entry = await entryOf(await worker.ask('When are bids due?'));
  t.match(entry, { status: 'answered', answered: true });
});

t.test('a refused key fails the question with words that help, and neither key nor text is logged', async (t) => {
  server.always({ kind: 'fail', status: 401 });
  const entry = await entryOf(await worker.ask('How long are the damages due?'));
  t.match(entry, { status: 'failed', failure: 'The language model refused the key. Tell your administrator.' });
  t.ok(worker.logged().includes('a question was not answered'));
  for (const secret of [
    'sk-not-to-be-logged',
    'liquidated damages',
    'How long are the damages',
    'You answer questions',
  ]) {
    t.notOk(worker.logged().toLowerCase().includes(secret.toLowerCase()), `no "${secret}" in the log`);
  }
});
