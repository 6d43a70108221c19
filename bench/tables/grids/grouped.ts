import type { Grid } from '../model.ts';
import type { Random } from '../random.ts';
import { amount, words } from '../vocabulary.ts';
import { cell, layOutHeaders } from './header-cells.ts';

/** Lines that repeat within groups, whose names appear once, beside the first line of their group. */
export function groupedGrid(random: Random, groups: number): Grid {
  const lines = random.pick([
    ['Men', 'Women', 'Total'],
    ['Number', 'Percent'],
    ['Enacted', 'Requested', 'Change'],
  ]);
  const years = Array.from({ length: random.int(2, 5) }, (_, at) => ({ text: String(2002 + at) }));
  const headers = layOutHeaders([
    { text: random.pick(['State', 'Program', 'Group']) },
    { text: random.chance(0.5) ? 'Measure' : '' },
    ...years,
  ]);
  const cells = headers.cells;
  for (const [index, name] of random.sample([...words.places, ...words.groups], groups).entries()) {
    const first = headers.rows + index * lines.length;
    cells.push(cell(first, 0, name, { rowSpan: lines.length }));
    for (const [at, line] of lines.entries()) {
      cells.push(cell(first + at, 1, line));
      for (const column of years.keys())
        cells.push(cell(first + at, 2 + column, amount(random, line === 'Percent' ? 'percent' : 'whole')));
    }
  }
  const columns = ['stub' as const, 'text' as const, ...years.map(() => 'number' as const)];
  return { columns, headerRows: headers.rows, rows: headers.rows + groups * lines.length, cells, totals: [] };
}
