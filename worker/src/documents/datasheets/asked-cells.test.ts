import t from 'tap';
import type { ExtractedTable, TableCell } from '../tables/model.ts';
import { askedCells } from './asked-cells.ts';
import { readAsked } from './asked-parameters.ts';
import { wholeDocument } from './extract-datasheets.ts';
import { lineOf } from './sheet-pdf.fixtures.ts';

/** A row's cells from left to right; `null` where a cell of the row above is merged into it. */
type Row = readonly (string | null)[];

function tableOf(rows: readonly Row[], more: Partial<ExtractedTable> = {}): ExtractedTable {
  const columns = Math.max(...rows.map((row) => row.length));
  const cells = rows.flatMap((texts, row) =>
    texts.flatMap((text, column): TableCell[] => {
      if (text === null || text === '') return [];
      const below = rows.slice(row + 1).findIndex((other) => other[column] !== null);
      const rowSpan = 1 + (below === -1 ? rows.length - row - 1 : below);
      return [{ row, column, rowSpan, columnSpan: 1, text, isHeader: row === 0, boxes: [] }];
    }),
  );
  const place = { page: 1, box: null, caption: null, continues: false, ruling: 'ruled' } as const;
  return { ...place, rows: rows.length, columns, headerRows: 1, cells, ...more };
}

/** What is returned for names, and which are reported as not found. */
function ask(names: readonly string[], ...tables: ExtractedTable[]) {
  const { sheets, unmatched } = readAsked({ pages: [], tables, language: 'en' }, [], names);
  return { found: sheets.flatMap(({ parameters }) => parameters.map(lineOf)), unmatched };
}

const penalties = tableOf([
  ['Service', 'Standstill', 'Deduction'],
  ['Passenger lifts', '0-3 hours', 'None'],
  [null, '3-6 hours', '4% of the monthly fee'],
  [null, '6-9 hours', '7% of the monthly fee'],
  [null, '> 9 hours', '15% of the monthly fee'],
]);

t.test('one step of a scale is found by its size, under the header that is asked for', async (t) => {
  t.same(ask(['deduction for a standstill of 6-9 hours'], penalties).found, [
    '- | - | Deduction | 7% of the monthly fee | - | Standstill: 6-9 hours',
  ]);
  t.same(ask(['deduction for a standstill of 9-12 hours'], penalties).found, [], 'no other step');
});

t.test('a header that is asked for finds its column, and a name that no cell says is reported', async (t) => {
  t.equal(ask(['deduction for standstill'], penalties).found.length, 4);
  t.same(ask(['deduction for noise'], penalties), { found: [], unmatched: ['deduction for noise'] });
});

t.test('a label that is merged over rows is no name of the labels beside it', async (t) => {
  const payments = tableOf([
    ['Stage', 'Activity', 'Payment'],
    ['Installation', 'Handover of the drawings', '5% of the price'],
    [null, 'Handover of the first lift', '20% of the price'],
    [null, 'Handover of the second lift', '30% of the price'],
  ]);
  t.same(ask(['payment for handover of the second lift'], payments).found, [
    '- | - | Handover of the second lift | 30% of the price | - | Payment',
  ]);
  const { found } = ask(['installation'], payments);
  t.notOk(
    found.some((line) => /Installation \| Handover/u.test(line)),
    'none of the labels is a value',
  );
});

t.test('the side of a size that is asked for is the one that the row is for', async (t) => {
  const allowances = tableOf(
    [
      ['4.1', 'Gate valves with flanges (up to 250 mm size)', '1.10 m'],
      ['4.2', 'Gate valves with flanges (for sizes larger than 250 mm)', '1.70 m'],
    ],
    { headerRows: 0 },
  );
  t.same(ask(['gate valves up to 250 mm size'], allowances).found, [
    '- | - | Gate valves with flanges (up to 250 mm size) | 1.10 | m | -',
  ]);
  t.match(ask(['gate valves larger than 250 mm'], allowances).found, [/1\.70/u]);
});

t.test('a negated size means the other side, and a range has both', async (t) => {
  const depths = (...labels: string[]) =>
    tableOf([['Diameter of pipe', 'Depth'], ...labels.map((label, index) => [label, `${index + 1}.5 m`])]);
  const depthsOf = (name: string, ...labels: string[]) =>
    ask([name], depths(...labels)).found.map((line) => /\| (\d\.5) \|/u.exec(line)?.[1]);
  for (const to of ['Not exceeding 300 mm', 'Not more than 300 mm', 'Not to exceed 300 mm', 'Cannot be over 300 mm']) {
    t.same(depthsOf('depth for diameter of pipe up to 300 mm', to, 'Exceeding 300 mm'), ['1.5'], to);
    t.same(depthsOf('depth for diameter of pipe above 300 mm', to, 'Exceeding 300 mm'), ['2.5'], to);
  }
  for (const from of ['Not less than 300 mm', 'No less than 300 mm', 'Not below 300 mm']) {
    t.same(depthsOf('depth for diameter of pipe of 300 mm and above', 'Less than 300 mm', from), ['2.5'], from);
  }
  t.same(depthsOf('depth for diameter of pipe up to 300 mm', 'With cover 300 mm', 'Above 300 mm'), ['1.5'], 'cover');
  for (const range of ['200 to 300 mm', '200 mm - 300 mm', '200-300 mm']) {
    t.same(depthsOf('depth for diameter of pipe above 300 mm', range, 'Above 300 mm'), ['2.5'], range);
    t.same(depthsOf('depth for diameter of pipe up to 200 mm', 'Up to 200 mm', range), ['1.5'], range);
  }
});

t.test('a step for which nothing is due is its own answer, not the figure of another step', async (t) => {
  for (const nothing of ['Nil', 'None', 'Waived', 'n/a', 'N.A.', 'Not applicable', '-', '–']) {
    const scale = tableOf([
      ['Uptime', 'Penalty', 'Bonus'],
      ['99% and above', nothing, '1% of fee'],
      ['98% to 99%', '5% of fee', '-'],
      ['Up to 98%', '9% of fee', '-'],
    ]);
    const { found } = ask(['penalty for uptime above 99%'], scale);
    t.equal(found.length, 1, nothing);
    t.match(found[0], /^- \| - \| Penalty \| .* Uptime: 99% and above(?:, Bonus: 1% of fee)?$/u);
    t.ok(found[0]?.includes(`| ${nothing} |`), nothing);
  }
});

t.test('a dash is no value beside a figure under a header with the same words', async (t) => {
  const tanks = tableOf([
    ['Tank', 'Design pressure', 'Test pressure'],
    ['North tank', '10 bar', '-'],
  ]);
  t.match(ask(['pressure of the north tank'], tanks).found, [/10 \| bar/u]);
});

t.test('a name that very many cells say has no answer', async (t) => {
  const rows = Array.from({ length: 66_000 }, (): Row => ['2 m', '3 m']);
  const cells = rows.flatMap((texts, row) =>
    texts.map((text, column) => ({
      row: row + 1,
      column,
      rowSpan: 1,
      columnSpan: 1,
      text: text ?? '',
      isHeader: false,
      boxes: [],
    })),
  );
  const many = tableOf([['Reach', 'Reach']]);
  const table = { ...many, rows: rows.length + 1, cells: [...many.cells, ...cells] };
  t.same(askedCells({ pages: [], tables: [table], language: 'en' }, ['reach'], wholeDocument), []);
});

t.test('the header of a table counts for the one that continues it', async (t) => {
  const rest = tableOf([['Freight lift', '> 9 hours', '18% of the monthly fee']], {
    page: 2,
    headerRows: 0,
    continues: true,
  });
  t.match(ask(['deduction for the freight lift'], penalties, rest).found, [/18% of the monthly fee/u]);
});

t.test('a quantity that is ordered is no value', async (t) => {
  const prices = tableOf([
    ['No.', 'Item', 'Qty', 'Price'],
    ['1', 'Oil cooler of stainless steel', '12', 'EUR 400'],
    ['2', 'Oil filter of stainless steel', '14', 'EUR 100'],
  ]);
  t.same(ask(['oil cooler steel'], prices).found, []);
});

t.test('a row that two names mean is found for both', async (t) => {
  const data = tableOf([
    ['Parameter', 'Value'],
    ['Gear efficiency', '> 94 %'],
    ['Gear ratio', '1 : 12'],
  ]);
  t.same(ask(['gear efficiency', 'efficiency'], data).unmatched, []);
});

t.test('a name that only the section of a row says is looked for in the cells of other tables', async (t) => {
  const delivery = tableOf([
    ['Parameter', 'Value'],
    ['Spare parts', ''],
    ['Delivery time', '6 weeks'],
    ['Packing', 'Wooden boxes'],
  ]);
  const shares = tableOf([
    ['Stage', 'Activity', 'Share'],
    ['Installation', 'Handover of the drawings', '5% of the total'],
    [null, 'Handover of the spare parts', '20% of the total'],
  ]);
  const { found, unmatched } = ask(['delivery time', 'spare parts'], delivery, shares);
  t.match(found, [/Delivery time \| 6/u, /spare parts \| 20/u]);
  t.same(unmatched, []);
  t.same(ask(['delivery time', 'spare parts'], delivery).unmatched, ['spare parts']);
});

t.test('a requirement with a figure of its own is no name of the penalty beside it', async (t) => {
  const levels = tableOf([
    ['Service', 'Level', 'Penalty'],
    ['Cleaning of the cabin', 'The cabin must be cleaned within 6 hours of a report', '2% per day after 6 hours'],
  ]);
  t.notMatch(ask(['cabin cleaned report'], levels).found, [/2% per day/u]);
});

t.test('a label of sizes is no name of the row, and a hostile one does not stop the run', async (t) => {
  const depths = tableOf([
    ['Diameter of pipe', 'Depth of cover'],
    ['up to 300mm', '0.9 m'],
  ]);
  t.same(ask(['depth of cover up to 300mm'], depths).found, [
    '- | - | Depth of cover | 0.9 | m | Diameter of pipe: up to 300mm',
  ]);
  const label = `1 ${'m'.repeat(36)}!`;
  const hostile = tableOf([['Size', 'Cover'], ...Array.from({ length: 12 }, () => [label, '0.9 m'])]);
  t.equal(ask(['cover', 'cover of size', 'size and cover'], hostile).found.length, 36);
  const long = tableOf([
    ['Size', 'Cover'],
    [`1${'m'.repeat(4000)}!`, '0.9 m'],
  ]);
  t.same(ask(['cover'], long).found, []);
});

t.test('a value is no name of the value beside it, and a closing time no deposit', async (t) => {
  const cover = tableOf([
    ['Work', 'Deposit (Rs.)', 'Completion', 'Last date of bids'],
    ['Lifts', '40,000/-', '3 months (and 2 years of free service)', '03 04 2031 at 15 00 hrs'],
  ]);
  t.same(ask(['free service'], cover).found, []);
  const times = tableOf([
    ['No', 'Step', 'Date', 'Time'],
    ['1', 'Closing for the deposit', '04.05.2031', '15.00 hrs'],
  ]);
  t.match(ask(['deposit'], cover, times).found, [/40,000/u]);
});

t.test('a name of money finds its sum', async (t) => {
  const dates = tableOf([
    ['Bid reference', '0520'],
    ['Price of the documents', 'Rs. 900 /- (not refunded)'],
    ['Opening of bids', '04.05.2031'],
  ]);
  t.match(ask(['price of the documents'], dates).found, [/Rs\. 900/u]);
});
