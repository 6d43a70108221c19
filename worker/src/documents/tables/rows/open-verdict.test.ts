import t from 'tap';
import { tablesOf } from '../tables.fixtures.ts';

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
