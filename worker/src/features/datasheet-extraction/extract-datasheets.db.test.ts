import { carryOutRun } from '@bidloom/jobs';
import t from 'tap';
import { runPatience } from '../../analyst/langchain/patience.ts';
import { locateQuote } from '../../documents/locate-quote.ts';
import { type ModelServer, startModelServer } from '../../testing/model-server.ts';
import { startTestWorker } from '../../testing/test-worker.ts';

t.setTimeout(120_000);
const worker = await startTestWorker(null);
t.teardown(() => worker.close());
const csv = 'Parameter,Unit,Value\nRated flow,m³/h,58\nRated head,m,62\nMotor rating,kW,58\nSpeed,rpm,2950\n';
const documentId = await worker.upload('pump.csv', Buffer.from(csv), 'text/csv');
const asked = { customKeywords: [], isGenerateSummary: false, startPage: null, endPage: null };

async function extract(selectedKeywords: string[]) {
  return load(await worker.run('datasheet_extraction', { ...asked, selectedKeywords }));
}

function load(id: string) {
  return worker.read(async (trx) => ({
    request: await trx.selectFrom('documentRequests').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    items: await trx
      .selectFrom('documentRequestItems')
      .select(['kind', 'headline', 'content'])
      .where('requestId', '=', id)
      .orderBy('ordinal')
      .execute(),
  }));
}
const parametersOf = (items: { kind: string; content: unknown }[]) =>
  items
    .filter(({ kind }) => kind === 'datasheet')
    .flatMap(({ content }) => (content as { parameters: Record<string, unknown>[] }).parameters);

t.test('a value without a place of its own is quoted with its row, which is on its page once', async (t) => {
  const parameters = parametersOf((await extract([])).items);
  const { text } = await worker.read((trx) =>
    trx.selectFrom('documentPages').select('text').where('documentId', '=', documentId).executeTakeFirstOrThrow(),
  );
  const places = parameters.map(({ quote }) => locateQuote({ text, words: [] }, String(quote))?.start);
  t.equal(parameters.length, 4);
  t.notOk(places.includes(undefined), 'each row is found');
  t.equal(new Set(places).size, 4, 'and the two values of 58 have different places');
  for (const { value, offset } of parameters)
    t.ok(text.startsWith(String(value), Number(offset)), `${value} at its place`);
});

t.test('parameters that were asked for are named, and those that were not found are listed', async (t) => {
  const { request, items } = await extract(['rated flow', 'dielectric strength']);
  t.match(parametersOf(items), [
    { parameter: 'Rated flow', value: '58', unit: 'm³/h', keyword: 'rated flow', origin: 'rules' },
  ]);
  t.match(request.result, { unmatched: ['dielectric strength'] });
});

t.test(
  'corrections of an earlier run are carried where the same is found again, and the others are counted',
  async (t) => {
    const first = await worker.run('datasheet_extraction', { ...asked, selectedKeywords: [] });
    const correctedAt = new Date('2026-03-01T10:00:00Z');
    const correct = (kind: string, correction: object) =>
      worker.read((trx) =>
        trx
          .updateTable('documentRequestItems')
          .set({ correction: JSON.stringify(correction), correctedBy: worker.userId, correctedAt })
          .where('requestId', '=', first)
          .where('kind', '=', kind)
          .execute(),
      );
    const index = parametersOf((await load(first)).items).findIndex(({ parameter }) => parameter === 'Rated head');
    const values = [{ index, value: '64', unit: 'm' }];
    const cells = [{ row: 2, column: 2, text: '64' }];
    await correct('datasheet', { parameters: values });
    await correct('table', { cells });
    const corrected = (id: string) =>
      worker.read((trx) =>
        trx
          .selectFrom('documentRequestItems')
          .select(['kind', 'correction', 'correctedBy', 'correctedAt', 'isCarried'])
          .where('requestId', '=', id)
          .where('correction', 'is not', null)
          .orderBy('ordinal')
          .execute(),
      );
    const second = await worker.run('datasheet_extraction', { ...asked, selectedKeywords: [] });
    const by = { correctedBy: worker.userId, correctedAt, isCarried: true };
    t.same(await corrected(second), [
      { kind: 'table', correction: { cells }, ...by },
      { kind: 'datasheet', correction: { parameters: values }, ...by },
    ]);
    t.match((await load(second)).request.result, { notCarried: null });

    const third = await worker.run('datasheet_extraction', { ...asked, selectedKeywords: ['rated flow'] });
    t.same(await corrected(third), [{ kind: 'table', correction: { cells }, ...by }], 'the other was not asked for');
    const { request } = await load(third);
    t.match(request.result, { notCarried: { count: 1, requestId: second, createdAt: /T/ } });

    // The last corrected run has only a part of what was corrected.
    const fourth = await worker.run('datasheet_extraction', { ...asked, selectedKeywords: [] });
    t.same(await corrected(fourth), await corrected(second));
    t.match((await load(fourth)).request.result, { notCarried: null });
  },
);

t.test('what a model proposes is kept as its proposal, beside what the rules read', async (t) => {
  const quote = 'The pump room holds a noise level of 85 dB at night.';
  await worker.upload('notes.txt', Buffer.from(quote), 'text/plain');
  const proposed = { keyword: 1, page: 1, parameter: 'noise level', value: '85', unit: 'dB', quote };
  const server = await startModelServer({ reply: () => ({ parameters: [proposed] }) });
  t.teardown(() => server.close());
  const { baseUrl } = server;
  await worker.start({
    ...{ apiKey: 'sk-test', baseUrl, chatModel: 'test-chat', embeddingModel: null, contextTokens: 16_000 },
    prices: null,
  });
  const { request, items } = await extract(['rated flow', 'noise level']);
  t.match(request, { status: 'completed', engine: 'langchain' });
  t.match(
    parametersOf(items).map(({ value, origin }) => [value, origin]),
    [
      ['58', 'rules'],
      ['85', 'model'],
    ],
  );
});

const names = ['first', 'second', 'third'] as const;

/** Three documents, each with a table for the rules and a sentence for a model, which fails at the second. */
async function openFailing(group: string, fail: (server: ModelServer) => string) {
  // No pair and no quantity: only a model reads it.
  const quote = 'By night the noise beside the pumps reaches a level of 85 on the usual scale.';
  const proposed = { keyword: 1, page: 1, parameter: 'noise level', value: '85', unit: null, quote };
  const documentIds: string[] = [];
  for (const name of names) {
    const file = `${csv}${quote},,\n`;
    documentIds.push(await worker.upload(`${group} ${name}.csv`, Buffer.from(file), 'text/csv'));
  }
  let isFailing = false;
  const server = await startModelServer({
    reply: ({ body }) => {
      const isSecond = JSON.stringify(body.messages).includes(`${group} second.csv`);
      return isFailing && isSecond ? fail(server) : { parameters: [proposed] };
    },
  });
  t.teardown(() => server.close());
  const model = { apiKey: 'sk-test', baseUrl: server.baseUrl, chatModel: 'test-chat', embeddingModel: null };
  await worker.start({ ...model, contextTokens: 16_000, prices: null }, { ...runPatience(), backoffMs: 1 });
  const wish = { ...asked, selectedKeywords: ['rated flow', 'noise level'] };
  const whole = await load(await worker.run('datasheet_extraction', wish, { documentIds }));
  t.equal(whole.request.status, 'completed');
  isFailing = true;
  const id = await worker.run('datasheet_extraction', wish, { documentIds });
  return {
    id,
    whole,
    /** Tries again with a model that works, and returns how often it was asked. */
    async recover() {
      isFailing = false;
      server.always(null);
      const before = server.requests.length;
      await worker.read(async (trx) => {
        const { organizationId } = worker;
        const jobId = await worker.queue().send(trx, carryOutRun, { organizationId, requestId: id });
        await trx
          .updateTable('documentRequests')
          .set({ status: 'queued', failure: null, jobId })
          .where('id', '=', id)
          .execute();
      });
      await worker.ended(id);
      return server.requests.length - before;
    },
  };
}

type Items = Awaited<ReturnType<typeof load>>['items'];
const isByModel = (item: Items[number]) => parametersOf([item]).some(({ origin }) => origin === 'model');
const isOf = (item: Items[number], name: string) =>
  String((item.headline as unknown as { fileName: string }).fileName).endsWith(` ${name}.csv`);
const sorted = (items: Items) => items.map((item) => JSON.stringify(item)).sort();

t.test('an invalid answer costs neither the tables of its document nor any other document', async (t) => {
  const { id, whole, recover } = await openFailing('useless', () => 'No.');
  t.equal(whole.items.length, 9, 'a table, a sheet of the rules and one of the model for each document');
  const { request, items } = await load(id);
  t.match(request, { status: 'failed', failure: /did not give a usable result/ });
  t.same(
    items,
    whole.items.filter((item) => !(isOf(item, 'second') && isByModel(item))),
  );
  t.equal(await recover(), 1, 'only what was missing is asked for');
  const recovered = await load(id);
  t.match(recovered.request, { status: 'completed', failure: null, result: whole.request.result });
  t.same(recovered.items.slice(0, items.length), items, 'what was there stays where it was');
  t.same(sorted(recovered.items), sorted(whole.items), 'and nothing is there twice');
});

t.test('where the model is lost the rules read on, and no model is asked any more', async (t) => {
  const { id, whole, recover } = await openFailing('lost', (server) => {
    server.always({ kind: 'fail', status: 401 });
    throw new Error('the connection is dropped');
  });
  const { request, items } = await load(id);
  t.match(request, { status: 'failed', failure: /refused the key/ });
  t.same(
    items,
    whole.items.filter((item) => isOf(item, 'first') || !isByModel(item)),
  );
  t.equal(await recover(), 2);
  const recovered = await load(id);
  t.match(recovered.request, { status: 'completed', result: whole.request.result });
  t.same(sorted(recovered.items), sorted(whole.items));
});
