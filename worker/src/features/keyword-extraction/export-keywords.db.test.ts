import { newId } from '@bidloom/db';
import t from 'tap';
import { startTestWorker } from '../../testing/test-worker.ts';
import { exportRun, linesOf, partsOf, sheetsOf, type TestItem, textOf } from '../runs/exports/exports.fixtures.ts';

t.setTimeout(120_000);
const worker = await startTestWorker(null);
t.teardown(() => worker.close());

const [conditions, scope] = [newId(), newId()];
const payload = `=cmd|' /C calc'!A0`;

function hit(sentence: string, found: string, match = 'exact', place = { documentId: conditions, page: 41 }) {
  const start = sentence.indexOf(found);
  const fileName = place.documentId === conditions ? 'Điều kiện.pdf' : 'scope.pdf';
  const where = { ...place, fileName, section: ['3 Contract', '3.2 Delay'], boxes: [] };
  return { ...where, match, found, sentence, start, end: start + found.length };
}

const damages: TestItem = {
  kind: 'keyword',
  headline: {
    keyword: 'liquidated damages',
    origin: 'selected',
    total: 3,
    counts: { exact: 2, abbreviation: 1, part_of_word: 1 },
    documents: [
      { documentId: conditions, fileName: 'Điều kiện.pdf', count: 2 },
      { documentId: scope, fileName: 'scope.pdf', count: 1 },
    ],
    digest: {
      claims: [{ text: 'Liquidated damages are 0.5% a week.', citations: [0], supported: true }],
      citations: [
        { documentId: conditions, fileName: 'Điều kiện.pdf', page: 41, quote: 'damages are 0.5%\na week', boxes: [] },
      ],
    },
  },
  content: {
    hits: [
      hit('Inside preliquidated damagesX it stands.', 'liquidated damages', 'part_of_word'),
      hit('The liquidated\ndamages are <b>0.5%</b> a week.', 'liquidated\ndamages'),
      hit('=1+1 LD are capped.', 'LD', 'abbreviation'),
      hit('Pay liquidated damages.', 'liquidated damages', 'exact', { documentId: scope, page: 7 }),
    ],
  },
};
const missing: TestItem = {
  kind: 'keyword',
  headline: { keyword: payload, origin: 'custom', total: 0, counts: {}, documents: [], digest: null },
  content: { hits: [] },
};
const run = { requestType: 'keyword_extraction', items: [damages, missing] } as const;

t.test('a workbook of keywords has their counts and every place', async (t) => {
  const file = await exportRun(worker, { ...run, items: [...run.items] }, 'xlsx');
  t.match(file.fileName, /^Pumps – keywords \d{4}-\d\d-\d\d\.xlsx$/);
  const { Overview = [], Places = [] } = await sheetsOf(file);
  const [header = [], found = [], divider = [], absent = []] = Overview;
  const told = Object.fromEntries(header.map((name, column) => [name, found[column]]));
  t.match(told, {
    Keyword: 'liquidated damages',
    Places: '3',
    Exact: '2',
    Abbreviation: '1',
    'Part of a longer word': '1',
  });
  t.equal(told.Documents, 'Điều kiện.pdf (2)\nscope.pdf (1)');
  t.equal(told['In short'], 'Liquidated damages are 0.5% a week. (Điều kiện.pdf p. 41)');
  t.same(divider, ['Not found (1)']);
  t.same(absent.slice(0, 2), [payload, '0']);
  t.same(
    Places.slice(1).map((row) => row.slice(1)),
    [
      [
        'Exact',
        'Điều kiện.pdf',
        '41',
        '3 Contract › 3.2 Delay',
        'The liquidated damages are <b>0.5%</b> a week.',
        'liquidated damages',
      ],
      ['Abbreviation', 'Điều kiện.pdf', '41', '3 Contract › 3.2 Delay', '=1+1 LD are capped.', 'LD'],
      ['Exact', 'scope.pdf', '7', '3 Contract › 3.2 Delay', 'Pay liquidated damages.', 'liquidated damages'],
      [
        'Part of a longer word',
        'Điều kiện.pdf',
        '41',
        '3 Contract › 3.2 Delay',
        'Inside preliquidated damagesX it stands.',
        'liquidated damages',
      ],
    ],
    'letters inside longer words come last',
  );
  const parts = await partsOf(file);
  for (const [name, xml] of Object.entries(parts)) t.notMatch(xml, /<(x:)?f[ >/]/, name);
  const places = parts['xl/worksheets/sheet2.xml'] ?? '';
  t.match(places, /<autoFilter ref="A1:G5"\/>/);
  t.match(places, /state="frozen"/);
  t.match(places, /<c r="D2"[^>]*><v>41<\/v>/, 'pages are numbers');
});

t.test('CSV of keywords lists the places, and nothing that a spreadsheet runs', async (t) => {
  const file = await exportRun(worker, { ...run, items: [...run.items] }, 'csv');
  const lines = linesOf(file);
  t.equal(lines[0], 'Keyword,Found as,Document,Page,Section,Sentence,Words found');
  t.equal(lines.length, 5);
  t.match(lines[2], "'=1+1 LD are capped.");
});

t.test('a report marks the words in their sentences, and lists what was not found', async (t) => {
  const file = await exportRun(worker, { ...run, items: [...run.items] }, 'docx');
  const text = await textOf(file);
  t.match(text, '3 places (exact: 2, abbreviation: 1, part of a longer word: 1)');
  t.match(text, 'Liquidated damages are 0.5% a week.⁽¹⁾');
  t.match(text, '⁽¹⁾ Điều kiện.pdf, p. 41: “damages are 0.5% a week”');
  t.match(text, /Điều kiện\.pdf .*p\. 41: The liquidated damages are <b>0\.5%<\/b> a week\. .*scope\.pdf .*p\. 7: Pay/);
  t.match(text, /p\. 41 \(abbreviation\): =1\+1 LD are capped\./);
  t.match(text, /Inside longer words: Điều kiện\.pdf .*Not found \(1\) .*=cmd\|/);
  const xml = (await partsOf(file))['word/document.xml'] ?? '';
  t.match(xml, /<w:shd w:fill="FFF2A8"[^>]*\/><\/w:rPr><w:t[^>]*>liquidated damages<\/w:t>/);
});

const byRules =
  'The places were found by rules of the built-in analyst, without an AI model; the summary of a keyword is quoted word for word.';

t.test('files of keywords say that no model was involved', async (t) => {
  const { Overview = [] } = await sheetsOf(await exportRun(worker, { ...run, items: [...run.items] }, 'xlsx'));
  t.same(Overview.at(-1), [byRules]);
  t.match(await textOf(await exportRun(worker, { ...run, items: [...run.items] }, 'docx')), byRules);
  const plain = await sheetsOf(await exportRun(worker, { ...run, items: [missing] }, 'xlsx'));
  t.same(plain.Overview?.at(-1), ['The places were found by rules of the built-in analyst, without an AI model.']);
});

t.test('files of keywords say what a model suggested and wrote, and what it did not', async (t) => {
  const { headline, content } = damages as { headline: object; content: { hits: object[] } };
  const penalty: TestItem = {
    ...damages,
    headline: { ...headline, total: 4, counts: { exact: 2, abbreviation: 1, synonym: 1, part_of_word: 1 } },
    content: { hits: [...content.hits, hit('A delay penalty is due.', 'delay penalty', 'synonym')] },
  };
  const both = { requestType: 'keyword_extraction', items: [penalty], models: ['Writer-2'] } as const;
  const exported = (format: 'xlsx' | 'csv' | 'docx', items: TestItem[] = [...both.items]) =>
    exportRun(worker, { ...both, items, models: [...both.models] }, format);
  const note =
    'The places were found by rules, those of synonyms by words that Writer-2 suggested; ' +
    'the summary of a keyword was written by Writer-2: check the citations.';
  const { Overview = [], Places = [] } = await sheetsOf(await exported('xlsx'));
  t.same(Overview.at(-1), [note]);
  t.ok(Overview[0]?.includes('Synonym suggested by Writer-2'));
  const foundAs = Places.map((row) => row[1]);
  t.same(foundAs.slice(1), [
    ...['Exact', 'Abbreviation', 'Exact'],
    ...['Synonym suggested by Writer-2', 'Part of a longer word'],
  ]);
  const lines = linesOf(await exported('csv'));
  t.equal(lines.length, 6, 'only places');
  t.match(lines[4], /^liquidated damages,Synonym suggested by Writer-2,/);
  t.equal(lines.filter((line) => line.includes('Writer-2')).length, 1);
  const text = await textOf(await exported('docx'));
  t.match(text, note);
  t.match(text, /p\. 41 \(synonym suggested by Writer-2\): A delay penalty is due\./);
  const withoutParts = await sheetsOf(await exported('xlsx', [missing]));
  t.same(withoutParts.Overview?.at(-1), ['The places were found by rules, without an AI model.']);
});

t.test('a keyword with very many places is shown in part, and the file says so', async (t) => {
  const hits = Array.from({ length: 450 }, (_, index) =>
    hit(`Sentence ${index} on pumps.`, 'pumps', 'exact', { documentId: scope, page: index + 1 }),
  );
  const documents = [{ documentId: scope, fileName: 'scope.pdf', count: 450 }];
  const headline = { keyword: 'pumps', origin: 'custom', total: 450, counts: { exact: 450 }, documents, digest: null };
  const items: TestItem[] = [{ kind: 'keyword', headline, content: { hits } }];
  const text = await textOf(await exportRun(worker, { requestType: 'keyword_extraction', items }, 'docx'));
  t.match(text, 'Sentence 299 on pumps.');
  t.notMatch(text, 'Sentence 300 on pumps.');
  t.match(text, '150 further places are left out here; the workbook lists them.');
  const { Places = [] } = await sheetsOf(await exportRun(worker, { requestType: 'keyword_extraction', items }, 'xlsx'));
  t.equal(Places.length, 451);
});

t.test('a report says how many of the places left out are in the workbook', async (t) => {
  const keyword = (name: string, kept: number, counts: { exact: number; part_of_word?: number }): TestItem => {
    const hits = Array.from({ length: kept }, (_, index) =>
      hit('On pumps.', 'pumps', index < counts.exact ? 'exact' : 'part_of_word', {
        documentId: scope,
        page: index + 1,
      }),
    );
    const headline = { keyword: name, origin: 'custom', total: counts.exact, counts, documents: [], digest: null };
    return { kind: 'keyword', headline, content: { hits } };
  };
  const items = [
    keyword('more than the run keeps', 450, { exact: 7000 }),
    keyword('as many as the run keeps', 301, { exact: 301 }),
    keyword('mostly inside longer words', 250, { exact: 50, part_of_word: 900 }),
  ];
  const text = await textOf(await exportRun(worker, { requestType: 'keyword_extraction', items }, 'docx'));
  t.match(text, '6700 further places are left out here; the workbook lists 150 of them.');
  t.match(text, '1 further place is left out here; the workbook lists it.');
  t.match(text, '700 further places are left out here.');
});

t.test('a run without results is a file that says so', async (t) => {
  const text = await textOf(await exportRun(worker, { requestType: 'keyword_extraction' }, 'docx'));
  t.match(text, 'This run has no results.');
  const sheets = await sheetsOf(await exportRun(worker, { requestType: 'keyword_extraction' }, 'xlsx'));
  t.same(
    Object.values(sheets).map((rows) => rows.length),
    [1, 1],
  );
  t.equal(linesOf(await exportRun(worker, { requestType: 'keyword_extraction' }, 'csv')).length, 1);
});
