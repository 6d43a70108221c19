import t from 'tap';
import { rowsOf, tablesOf, writeMatrix } from '../tables.fixtures.ts';

const HEADS = ['Instrument', 'Objective', 'Eligible applicants'];
const ROWS = [
  ['Early retirement', 'To encourage older farmers to transfer their land', 'Farmers who have practised for ten years'],
  ['Setting-up aid', 'To help young farmers with the first costs', 'Persons with the necessary skill and competence'],
  ['Investment aid', 'To improve the quality of what a farm produces', 'Holdings whose viability can be demonstrated'],
];

t.test('wrapped text in columns is a table without any rule, where all cells begin again on one line', async (t) => {
  const tables = await tablesOf(({ page, regular }) => {
    writeMatrix({ page: page(), font: regular, y: 760 }, [60, 180, 340, 500], [HEADS, ...ROWS]);
  });
  t.same(tables.map(rowsOf), [[HEADS, ...ROWS]]);
});

t.test('addresses in columns are no table', async (t) => {
  const offices = ['Bristol', 'Cardiff', 'Dundee', 'Exeter'];
  const tables = await tablesOf(({ page, regular }) => {
    const sheet = page();
    offices.forEach((town, row) => {
      ['Water', 'Roads', 'Ports'].forEach((name, column) => {
        [`${name} office ${town}`, `${town} House`, 'Harbour Road'].forEach((text, line) => {
          sheet.drawText(text, { x: 60 + 160 * column, y: 760 - 60 * row - 12 * line, size: 10, font: regular });
        });
      });
    });
  });
  t.same(tables, []);
});
