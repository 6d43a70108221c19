import t from 'tap';
import type { ExtractedTable } from './model.ts';
import { nameTables } from './name-tables.ts';

function table(page: number, header: string): ExtractedTable {
  const cell = { row: 0, column: 0, rowSpan: 1, columnSpan: 1, text: header, isHeader: true, boxes: [] };
  const size = { rows: 2, columns: 1, headerRows: 1, box: null, caption: null, continues: false };
  return { page, cells: [cell], ...size, ruling: 'native' };
}

function page(number: number, ...lines: string[]) {
  let start = 0;
  let index = 0;
  const blocks = lines.map((line) => {
    const stretch = { start, end: start + line.length };
    start += line.length + 1;
    if (line.startsWith('#')) return { kind: 'heading' as const, level: 1, ...stretch, start: stretch.start + 2 };
    return { kind: 'table_row' as const, table: { index: index++, row: 0, isHeader: true, cells: [] }, ...stretch };
  });
  return { number, text: lines.join('\n'), blocks };
}

t.test('a table is named by the nearest heading above it, on its page or before', async (t) => {
  const pages = [page(1, 'Item', '# Scope of supply', 'Part', '# Prices', 'Price'), page(2, 'Sum')];
  const tables = [table(1, 'Item'), table(1, 'Part'), table(1, 'Price'), table(2, 'Sum')];
  t.same(nameTables(pages, tables), ['Item', 'Scope of supply', 'Prices', 'Prices']);
});

t.test('without a heading the first column that has a name gives it', async (t) => {
  t.same(nameTables([page(1, 'Part')], [table(1, 'Part'), table(1, '1')]), ['Part', null]);
});

t.test('a line of the cover and what comes before the contents name no table after them', async (t) => {
  const cover = page(1, '# Invitation to tender', '# Closing date: 2 April');
  t.same(nameTables([cover, page(2, 'Contact')], [table(2, 'Contact')]), ['Contact']);
  const contents = { ...page(2, '# Contents'), isContents: true };
  const pages = [page(1, 'Contact', '# Issued by'), contents, page(3, 'Part'), page(4, '# Prices'), page(5, 'Sum')];
  t.same(nameTables(pages, [table(3, 'Part'), table(5, 'Sum')]), ['Part', 'Prices']);
});
