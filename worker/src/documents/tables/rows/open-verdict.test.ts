import t from 'tap';
import type { RawWord } from '../../page/raw-page.ts';
import { findOpenColumns } from '../evidence/open-columns.ts';
import { toTableLines } from '../evidence/table-lines.ts';
import { tablesOf } from '../tables.fixtures.ts';
import { roleOf } from './open-verdict.ts';

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

t.test('prose in two columns is no table, though it is framed, and names beside words are one', async (t) => {
  const role = (left: string[]) => {
    const words = left.flatMap((text, row) => [...wordsAt(text, 60, row), ...wordsAt('its owner pays', 260, row)]);
    const lines = toTableLines(words);
    return roleOf(lines, lines, findOpenColumns(lines), { isFramed: true, isRuled: true });
  };
  const prose = [
    'The bidder delivers',
    'the pumps on',
    'time and bears',
    'all the cost',
    'of their transport',
    'to the site',
  ];
  t.equal(role(prose), null);
  t.equal(role(['Pumps', 'Valves', 'Mains of steel', 'Meters', 'Tanks', 'Spare parts']), 'table');
});

function wordsAt(text: string, x: number, row: number): RawWord[] {
  const baseline = 100 + 14 * row;
  return text.split(' ').map((word, index): RawWord => {
    const x0 = x + 50 * index;
    return { text: word, x0, x1: x0 + 47, y0: baseline - 8, y1: baseline + 2, baseline, size: 10, bold: false };
  });
}
