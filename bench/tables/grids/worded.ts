import type { Grid, GridCell } from '../model.ts';
import type { Random } from '../random.ts';
import { amount, sentence, words } from '../vocabulary.ts';
import { cell, layOutHeaders } from './header-cells.ts';

/** Columns of wrapped text, as in plans of action: the rows are told by their first column only. */
export function wordedGrid(random: Random, rows: number): Grid {
  const headers = random.sample(
    ['Recommendation', 'Responsible office', 'Planned action', 'Status', 'Milestone', 'Finding'],
    random.int(2, 3),
  );
  const numbered = random.chance(0.5);
  const all = [...(numbered ? ['No.'] : []), ...headers, ...(random.chance(0.5) ? ['Amount'] : [])];
  const { cells, rows: headerRows } = layOutHeaders(all.map((text) => ({ text })));
  const columns = all.map(
    (header) => (header === 'Amount' ? 'number' : header === 'No.' ? 'mark' : 'text') as 'number' | 'mark' | 'text',
  );
  for (let row = headerRows; row < headerRows + rows; row += 1)
    for (const [column, kind] of columns.entries()) {
      const text = kind === 'number' ? amount(random, 'money') : kind === 'mark' ? `${row}.` : wording(random);
      cells.push(cell(row, column, text));
    }
  return { columns, headerRows, rows: headerRows + rows, cells, totals: [] };
}

function wording(random: Random): string {
  const roll = random.number();
  if (roll < 0.35) return sentence(random);
  if (roll < 0.7) return random.pick(words.agencies);
  return random.pick([...words.programs, ...words.titles]);
}

/** Which requirement applies where: a wrapped label, an optional number before it, and narrow columns of marks, many blank. */
export function tickGrid(random: Random, rows: number, marks: readonly string[]): Grid {
  const numbered = random.chance(0.6);
  const levels = random.int(2, 6);
  const kind = random.pick(['Level ', 'L', 'Region ']);
  const levelHeaders = Array.from({ length: levels }, (_, at) => ({ text: `${kind}${at + 1}` }));
  const spanned = random.chance(0.4) ? [{ text: 'Applies to', under: levelHeaders }] : levelHeaders;
  const headers = layOutHeaders([...(numbered ? [{ text: '#' }] : []), { text: 'Description' }, ...spanned]);
  const cells: GridCell[] = headers.cells;
  const before = numbered ? 2 : 1;
  const mark = random.pick(marks);
  for (let row = headers.rows; row < headers.rows + rows; row += 1) {
    if (numbered) cells.push(cell(row, 0, `${random.int(1, 9)}.${row}`));
    cells.push(cell(row, before - 1, random.chance(0.6) ? sentence(random) : random.pick(words.programs)));
    const from = random.int(0, levels - 1);
    for (let level = 0; level < levels; level += 1)
      if (level >= from || random.chance(0.2)) cells.push(cell(row, before + level, mark));
  }
  const columns = [...(numbered ? ['mark' as const] : []), 'text' as const, ...levelHeaders.map(() => 'mark' as const)];
  return { columns, headerRows: headers.rows, rows: headers.rows + rows, cells, totals: [] };
}

/** A form in boxes: field names and answers, some boxes over several columns or rows, some left blank. */
export function formGrid(random: Random, rows: number): Grid {
  const columns = random.int(3, 4);
  const cells: GridCell[] = [];
  let row = 0;
  if (random.chance(0.6))
    cells.push(
      cell(row++, 0, random.pick(['PART I - GENERAL INFORMATION', 'SECTION A. APPLICANT']), {
        columnSpan: columns,
        center: true,
        bold: true,
      }),
    );
  while (row < rows) {
    const roll = random.number();
    if (roll < 0.2)
      cells.push(cell(row, 0, field(random), {}), cell(row, 1, answer(random), { columnSpan: columns - 1 }));
    else if (roll < 0.35 && row + 1 < rows) {
      cells.push(cell(row, 0, random.pick(words.groups), { rowSpan: 2 }));
      for (const line of [row, row + 1])
        for (let column = 1; column < columns; column += 1) cells.push(cell(line, column, answer(random)));
      row += 1;
    } else
      for (let column = 0; column < columns; column += 1)
        if (column % 2 === 0 || random.chance(0.75))
          cells.push(cell(row, column, column % 2 ? answer(random) : field(random)));
    row += 1;
  }
  return {
    columns: Array.from({ length: columns }, () => 'text' as const),
    headerRows: 0,
    rows: row,
    cells,
    totals: [],
  };
}

function field(random: Random): string {
  return random.pick([
    'Name of applicant',
    'Award number',
    'Period of performance',
    'Place of performance',
    'Telephone',
    'Type of action',
    'Date received',
    'Contact person',
    'Total obligated',
  ]);
}

function answer(random: Random): string {
  return random.pick([
    ...words.names,
    ...words.towns,
    ...words.agencies,
    `$${amount(random, 'whole')}`,
    `${random.int(1, 12)}/${random.int(1, 28)}/2008`,
  ]);
}
