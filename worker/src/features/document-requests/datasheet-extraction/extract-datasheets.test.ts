import t from 'tap';
import { locateQuote } from '../../../documents/locate-quote.ts';
import { startModelServer } from '../../../testing/model-server.ts';
import { startTestWorker } from '../../../testing/test-worker.ts';

t.setTimeout(120_000);
const worker = await startTestWorker(null);
t.teardown(() => worker.close());
const csv = 'Parameter,Unit,Value\nRated flow,m³/h,58\nRated head,m,62\nMotor rating,kW,58\nSpeed,rpm,2950\n';
const documentId = await worker.upload('pump.csv', Buffer.from(csv), 'text/csv');
const asked = { customKeywords: [], isGenerateSummary: false, startPage: null, endPage: null };

async function extract(selectedKeywords: string[]) {
  const id = await worker.run('datasheet_extraction', { ...asked, selectedKeywords });
  return worker.read(async (trx) => ({
    request: await trx.selectFrom('documentRequests').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    items: await trx
      .selectFrom('documentRequestItems')
      .select(['kind', 'content'])
      .where('requestId', '=', id)
      .orderBy('ordinal')
      .execute(),
  }));
}
const parametersOf = (items: { kind: string; content: unknown }[]) =>
  items
    .filter(({ kind }) => kind === 'datasheet')
    .flatMap(({ content }) => (content as { parameters: Record<string, unknown>[] }).parameters);

t.test('a value without a place of its own is quoted with its row, which stands on its page once', async (t) => {
  const parameters = parametersOf((await extract([])).items);
  const { text } = await worker.read((trx) =>
    trx.selectFrom('documentPages').select('text').where('documentId', '=', documentId).executeTakeFirstOrThrow(),
  );
  const places = parameters.map(({ quote }) => locateQuote({ text, words: [] }, String(quote))?.start);
  t.equal(parameters.length, 4);
  t.notOk(places.includes(undefined), 'each row is found');
  t.equal(new Set(places).size, 4, 'and the two values of 58 are told apart');
  for (const { value, offset } of parameters)
    t.ok(text.startsWith(String(value), Number(offset)), `${value} at its place`);
});

t.test('parameters that were asked for are named, those not found are told', async (t) => {
  const { request, items } = await extract(['rated flow', 'dielectric strength']);
  t.match(parametersOf(items), [
    { parameter: 'Rated flow', value: '58', unit: 'm³/h', keyword: 'rated flow', origin: 'rules' },
  ]);
  t.match(request.result, { unmatched: ['dielectric strength'] });
});

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
