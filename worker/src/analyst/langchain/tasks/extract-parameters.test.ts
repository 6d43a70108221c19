import t from 'tap';
import { wholeDocument } from '../../../documents/datasheets/extract-datasheets.ts';
import { matchParameters } from '../../../documents/datasheets/match-parameters.ts';
import type { Page, Word } from '../../../documents/model.ts';
import type { ExtractedTable } from '../../../documents/tables/model.ts';
import { computeHere } from '../../../testing/compute-here.ts';
import type { ModelRequest } from '../../../testing/model-request.ts';
import { startModelServer } from '../../../testing/model-server.ts';
import { scopeOf } from '../../../testing/scope-of.ts';
import { sentPassages } from '../../../testing/sent-passages.ts';
import { estimateTokens } from '../budget.ts';
import { createLangchainTasks } from '../create-langchain-tasks.ts';
import { configFor, quickPatience, watchedCall } from '../tasks.fixtures.ts';

function pageOf(number: number, text: string): Page {
  const words = [...text.matchAll(/\S+/gu)].map(
    ({ 0: word, index }): Word => ({
      start: index,
      end: index + word.length,
      box: [(index % 60) / 100, Math.floor(index / 60) / 50, word.length / 100, 0.015],
    }),
  );
  return { number, width: 595, height: 842, text, words, blocks: [], source: 'text' };
}

const flow = 'The duty pump P-101A shall deliver 120 m³/h at 20 °C when the basin is full.';
const pages = [
  pageOf(1, 'General conditions. Bids are due in March. Payment is within 30 days.'),
  pageOf(2, `Hydraulic design. ${flow} Its capacity reserve is 15 %.`),
  pageOf(3, 'Noise. The sound level of each pump may not be above 85 dB(A) <at 1 m>. The noise is measured on site.'),
];
const written = {
  keyword: 1,
  page: 2,
  tag: 'P-101A',
  parameter: 'capacity',
  value: '120',
  unit: 'm³/h',
  condition: 'at 20 °C',
  quote: 'shall deliver 120 m³/h at 20 °C',
};

async function extract(
  keywords: string[],
  reply: (request: ModelRequest) => object,
  { from = pages, tables = [] as ExtractedTable[], contextTokens = 16_000 } = {},
) {
  const server = await startModelServer({ reply });
  t.teardown(() => server.close());
  const watched = watchedCall();
  const tasks = createLangchainTasks(configFor(server, contextTokens), computeHere, quickPatience);
  const scope = scopeOf([], new Map([['tender', 'tender.pdf']]), { id: 'tender', language: 'en', pages: from, tables });
  const wish = { scope, documentId: 'tender', range: wholeDocument, keywords };
  const sheets = await tasks.extractParameters({ ...wish, ...watched.call });
  return { parameters: sheets.flatMap(({ parameters }) => parameters), sheets, server, ...watched };
}

t.test('what the rules do not find is asked for, on the pages that search finds', async (t) => {
  const { sheets, server, spent, progress } = await extract(['capacity'], () => ({ parameters: [written] }));
  t.equal(server.requests.length, 1);
  t.match(server.requests.map(sentPassages), [[{ n: 2, document: 'tender.pdf', page: '2' }]]);
  t.match(server.requests[0]?.body.messages?.at(-1)?.content, /<keyword n="1">\ncapacity\n<\/keyword>$/u);
  t.match(sheets, [
    {
      title: null,
      tags: ['P-101A'],
      pages: [2],
      parameters: [
        {
          tag: 'P-101A',
          parameter: 'capacity',
          value: '120',
          unit: 'm³/h',
          condition: 'at 20 °C',
          page: 2,
          origin: 'model',
          source: { quote: 'shall deliver 120 m³/h at 20 °C', table: null },
        },
      ],
    },
  ]);
  const [parameter] = sheets[0]?.parameters ?? [];
  t.ok(parameter?.normalized, 'the unit is known');
  t.ok(parameter && parameter.source.boxes.length > 0, 'its place can be shown');
  t.equal(spent.length, 1);
  t.same(progress.at(-1), [1, 1]);
});

t.test('a value or quote that is not on its page is dropped', async (t) => {
  const wrong = [
    { value: '130', quote: 'shall deliver 130 m³/h' },
    { value: '130' },
    { value: '12' },
    { value: '20', quote: 'shall deliver 120 m³/h' },
    { value: '', quote: flow },
    { value: '120', quote: ' ' },
    { page: 3 },
    { page: 99 },
    { page: 1, value: '30', quote: 'Payment is within 30 days' },
    { keyword: 2 },
    { keyword: 0 },
    { parameter: ' ' },
  ];
  const { parameters } = await extract(['capacity'], () => ({
    parameters: wrong.map((change) => ({ ...written, ...change })),
  }));
  t.same(parameters, []);
});

t.test(
  'a tag, unit or condition that is not on the page is left out; a unit inside the value is separated',
  async (t) => {
    const { parameters } = await extract(['capacity'], () => ({
      parameters: [
        { ...written, tag: 'P-999', unit: 'm', condition: 'at full load' },
        { ...written, tag: 'P-101', value: '120 m³/h', unit: null, condition: null },
      ],
    }));
    t.match(parameters, [
      { tag: null, value: '120', unit: null, condition: null, normalized: null },
      { tag: null, value: '120', unit: 'm³/h', condition: null },
    ]);
  },
);

t.test('what was escaped for the model is unescaped, and the same value is given once', async (t) => {
  const noise = {
    ...written,
    page: 3,
    tag: null,
    parameter: 'sound level',
    value: '85',
    unit: 'dB(A)',
    condition: null,
  };
  const { parameters } = await extract(['noise'], () => ({
    parameters: [
      { ...noise, quote: 'not be above 85 dB(A) &lt;at 1 m&gt;' },
      { ...noise, quote: 'above 85 dB(A)' },
    ],
  }));
  t.equal(parameters.length, 1);
  t.ok(pages[2]?.text.includes(parameters[0]?.source.quote ?? '?'));
});

t.test('it is found again under the keyword that it was asked for', async (t) => {
  const { sheets } = await extract(['reserve'], () => ({
    parameters: [
      {
        ...written,
        tag: null,
        parameter: 'margin of the plant',
        value: '15',
        unit: '%',
        condition: null,
        quote: 'Its capacity reserve is 15 %',
      },
    ],
  }));
  t.same(matchParameters(sheets, ['reserve'], 'en').unmatched, []);
});

t.test('values that the rules find, that nobody asked for or that no page mentions cost nothing', async (t) => {
  const rows = [
    ['Parameter', 'Value', 'Unit'],
    ['Rated flow', '120', 'm³/h'],
    ['Rated head', '35', 'm'],
    ['Design pressure', '16', 'bar(g)'],
  ];
  const cells = rows.flatMap((texts, row) =>
    texts.map((text, column) => ({ row, column, rowSpan: 1, columnSpan: 1, text, isHeader: row === 0, boxes: [] })),
  );
  const table: ExtractedTable = {
    page: 1,
    box: null,
    rows: 4,
    columns: 3,
    headerRows: 1,
    cells,
    caption: 'Pump data',
    continues: false,
    ruling: 'ruled',
  };
  const sheet = [pageOf(1, rows.map((texts) => texts.join(' | ')).join('\n'))];
  const cases: [string[], Page[], ExtractedTable[]][] = [
    [[], pages, []],
    [[' '], pages, []],
    [['zirconium'], pages, []],
    [['rated flow'], sheet, [table]],
  ];
  for (const [keywords, from, tables] of cases) {
    const { server, parameters } = await extract(keywords, () => ({ parameters: [written] }), { from, tables });
    t.equal(server.requests.length, 0, `${keywords}`);
    t.equal(
      parameters.some(({ parameter }) => parameter === 'Rated flow'),
      tables.length > 0,
    );
  }
});

t.test('many keywords over long pages go in requests within limits', async (t) => {
  const many = Array.from({ length: 40 }, (_, index) =>
    pageOf(index + 1, `Matter${index} is as follows. ${'The plant is built on the river & runs all day. '.repeat(60)}`),
  );
  const { server } = await extract(
    many.map((_, index) => `matter${index}`),
    () => ({ parameters: [] }),
    { from: many, contextTokens: 6000 },
  );
  t.ok(server.requests.length >= 10);
  for (const { body } of server.requests) {
    const tokens = (body.messages ?? []).reduce((sum, { content }) => sum + estimateTokens(content), 0);
    t.ok(tokens < 6000, `${tokens} tokens`);
  }
  t.ok(server.mostAtOnce <= 3);
});
