import { joinTables } from '@bidloom/platform/tables/join-tables';
import t from 'tap';
import { correctedFill } from '../../runs/exports/sheet-rows.ts';
import type { TableItem } from '../items.ts';
import { tableSheet } from './table-sheet.ts';

/** The part of a table that is on one page; its first row is the header. */
function partOn(page: number, rows: string[][], more: object = {}, correction: object | null = null): TableItem {
  const cells = rows.flatMap((texts, row) =>
    texts.map((text, column) => ({ row, column, rowSpan: 1, columnSpan: 1, text, isHeader: row === 0, boxes: [] })),
  );
  const headline = {
    ...{ documentId: 'd', fileName: 'tender.pdf', page, caption: null, rows: rows.length, columns: rows[0]?.length },
    ...{ headerRows: 1, continues: false, ruling: 'ruled', box: null, ...more },
  };
  return { kind: 'table', ordinal: page, headline, content: { cells }, correction } as unknown as TableItem;
}

const header = ['Tag', 'Flow'];
const pagesOf = (parts: TableItem[]) => joinTables(parts).map(({ pages }) => pages);

t.test('a table that continues on the next page is one; one that is pages further on is another', async (t) => {
  const first = partOn(3, [header, ['P-101', '120']]);
  const goesOn = (page: number) => partOn(page, [header, ['P-102', '80']], { continues: true });
  t.same(pagesOf([first, goesOn(4), goesOn(5)]), [[3, 4, 5]]);
  t.same(pagesOf([first, goesOn(5)]), [[3], [5]], 'the part between was not asked for');
  t.same(pagesOf([first, goesOn(9)]), [[3], [9]]);
  t.same(pagesOf([first, partOn(4, [header])]), [[3], [4]], 'nor what begins again');
  t.same(pagesOf([first, partOn(4, [header], { continues: true, documentId: 'e' })]), [[3], [4]]);
});

t.test('a row that the end of a page cut is one, whatever was corrected in it', async (t) => {
  const columns = ['No.', 'Requirement', 'Proof'];
  const first = partOn(3, [
    columns,
    ['1', 'Turnover', 'Accounts'],
    ['2', 'Works of the kind that are named in', 'Orders'],
  ]);
  const rest = partOn(
    4,
    [columns, ['', 'the annex', 'of works'], ['3', 'Staff', 'List']],
    { continues: true },
    {
      cells: [{ row: 1, column: 1, text: 'Annex 4' }],
    },
  );
  const [table] = joinTables([first, rest]);
  if (!table) return t.fail('no table');
  t.equal(table.rows, 4);
  const sheet = tableSheet('Needs', table, '.');
  t.same(
    sheet.rows.map((row) => row.map((cell) => cell?.value)),
    [
      columns,
      [1, 'Turnover', 'Accounts'],
      [2, 'Works of the kind that are named in Annex 4', 'Orders of works'],
      [3, 'Staff', 'List'],
    ],
  );
  t.match(sheet.rows[2]?.[1]?.note, /says 'Works of the kind that are named in the annex'\ntender.pdf, pages 3–4$/);
  t.match(sheet.rows[2]?.[0]?.note, /page 3$/);
});

t.test('a cell that somebody corrected is marked, with what the document says, and no other is', async (t) => {
  const cells = [
    { row: 1, column: 1, text: '125' },
    { row: 2, column: 1, text: '90' },
  ];
  const rows = [header, ['P-101', '120'], ['P-102']];
  const [table] = joinTables([partOn(3, rows, {}, { cells })]);
  if (!table) return t.fail('no table');
  const sheet = tableSheet('Pumps', table, '.');
  t.same(
    sheet.rows.map((row) => row.map((cell) => cell?.fill ?? null)),
    [
      [null, null],
      [null, correctedFill],
      [null, correctedFill],
    ],
  );
  t.match(sheet.rows[1]?.[1], { value: 125, note: /says '120'/ });
  t.match(sheet.rows[2]?.[1], { value: 90, note: /has nothing here/ });
});

t.test('numbers whose decimal sign is not certain are text with a note that says so', async (t) => {
  const [table] = joinTables([partOn(3, [header, ['P-101', '1.234'], ['P-102', '5.000']])]);
  if (!table) return t.fail('no table');
  const { rows } = tableSheet('Pumps', table, null);
  t.same(
    rows.slice(1).map((row) => row[1]?.value),
    ['1.234', '5.000'],
  );
  for (const row of rows.slice(1)) t.match(row[1]?.note, /^Left as text: .*\ntender.pdf, page 3$/);
  const sure = tableSheet('Pumps', table, ',').rows[1]?.[1];
  t.match(sure, { value: 1234 });
  t.notMatch(sure?.note, /Left as text/);
});
