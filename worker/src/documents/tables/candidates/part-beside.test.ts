import type { PDFFont, PDFPage } from 'pdf-lib';
import t from 'tap';
import { rowsOf, tablesOf, writeRows } from '../tables.fixtures.ts';

const STATES = [
  ['State', 'Homes', 'Loans'],
  ['Georgia', '4', '27'],
  ['Ohio', '28', '306'],
  ['Kansas', '85', '770'],
  ['Michigan', '64', '6'],
];
const PUMPS = [
  ['Pump', 'Flow', 'Head'],
  ['P-101', '420', '31.5'],
  ['P-102', '85', '120'],
  ['P-103', '1,250', '8.2'],
];

/** The left table with its caption, and the right one `lower` points further down, its caption indented. */
function writeBoth(page: PDFPage, font: PDFFont, captions: [string, string], lower = 0): void {
  page.drawText(captions[0], { x: 60, y: 700, size: 10, font });
  writeRows({ page, font, x: 60, y: 682 }, [200, 270], STATES);
  page.drawText(captions[1], { x: 330, y: 700 - lower, size: 10, font });
  writeRows({ page, font, x: 300, y: 682 - lower }, [440, 510], PUMPS);
}

t.test('tables beside each other under captions of their own are two, whether or not their rows line up', async (t) => {
  for (const lower of [0, 5, 20]) {
    const tables = await tablesOf(({ page, regular }) =>
      writeBoth(page(), regular, ['Table 1: Homes by state', 'Table 2: Pumps'], lower),
    );
    t.same(tables.map(rowsOf), [STATES, PUMPS], `the right one ${lower} points lower`);
    t.same(
      tables.map(({ caption }) => caption),
      ['Table 1: Homes by state', 'Table 2: Pumps'],
    );
  }
});

t.test('a wide table keeps its columns under two table captions above each other', async (t) => {
  const rows = STATES.map((row, index) => [
    ...row,
    ...['Dams', 'Roads'].map((header) => (index === 0 ? header : `${index}2`)),
  ]);
  const tables = await tablesOf(({ page, regular }) => {
    const sheet = page();
    for (const [count, y] of [700, 560].entries()) {
      sheet.drawText(`Table ${count + 1}: Works by state`, { x: 60, y, size: 10, font: regular });
      writeRows({ page: sheet, font: regular, x: 60, y: y - 18 }, [200, 280, 360, 440], rows);
    }
  });
  t.same(tables.map(rowsOf), [rows, rows]);
});
