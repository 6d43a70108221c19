import t from 'tap';
import { grid, tablesOf, writeRows } from '../tables.fixtures.ts';

const XS = [60, 150, 300, 450];
const ENDS = [290, 440];

/** How many header rows a ruled table of plain type has. */
async function headerRowsOf(rows: string[][]): Promise<number | undefined> {
  const ys = Array.from({ length: rows.length + 1 }, (_, index) => 704 - index * 14);
  const [table] = await tablesOf(({ page, regular }) => {
    const sheet = page();
    grid(sheet, XS, ys);
    writeRows({ page: sheet, font: regular, x: 65, y: 694 }, ENDS, rows);
  });
  return table?.headerRows;
}

t.test('words in plain type name columns', async (t) => {
  const items = [
    ['1.', 'Bench', 'oak'],
    ['2.', 'Shelf', 'beech'],
  ];
  t.equal(await headerRowsOf([['Sl. No.', 'Goods', 'Kind of wood'], ...items]), 1, 'over numbers');
  t.equal(await headerRowsOf([['1', '2', '3'], ['Item No.', 'Goods', 'Kind of wood'], ...items]), 2, 'under numbers');
  t.equal(await headerRowsOf([['Lp.', 'Nazwa', 'Uwagi'], ['1', '2', '3'], ...items]), 2, 'over those of the columns');
  t.equal(
    await headerRowsOf([
      ['Parameter', 'Requirement', 'Remarks'],
      ['Kind of wood', 'oak', 'none'],
      ['Finish', 'waxed', 'none'],
    ]),
    1,
    'names, values and remarks',
  );
  t.equal(
    await headerRowsOf([
      ['Part', 'Width', 'Depth'],
      ['Bench', '80 cm - 120 cm', '40 cm'],
      ['Shelf', '60 cm - 90 cm', '30 cm'],
    ]),
    1,
    'over quantities',
  );
});

t.test('first rows of a table without names are none', async (t) => {
  t.equal(
    await headerRowsOf([
      ['Kind of wood', 'oak', 'beech'],
      ['Finish', 'waxed', 'oiled'],
      ['Width', '80 cm', '90 cm'],
    ]),
    0,
  );
  t.equal(
    await headerRowsOf([
      ['1.', 'Bench', 'oak'],
      ['2.', 'Shelf', 'beech'],
      ['3.', 'Chair', 'beech'],
    ]),
    0,
  );
});
