import type { Grid, GridCell } from '../model.ts';
import type { Random } from '../random.ts';
import { amount, words } from '../vocabulary.ts';
import { cell, type HeaderCell, layOutHeaders } from './header-cells.ts';

interface NumericOptions {
  /** Values a row. */
  values: number;
  rows: number;
  /** Rows of header above the values. */
  headerRows: 1 | 2 | 3;
  /** Groups with their own heading, indented lines and a total. */
  groups: boolean;
  signs: boolean;
  blanks: number;
  longLabels: boolean;
  notes: boolean;
}

/** A table of numbers in the manner of budgets and statistical abstracts. */
export function numericGrid(random: Random, options: NumericOptions): Grid {
  const { values } = options;
  const headers = layOutHeaders([{ text: stubHeader(random, options.headerRows) }, ...valueHeaders(random, options)]);
  const manners = Array.from({ length: values }, () =>
    random.pick(['money', 'money', 'whole', 'decimal', 'percent'] as const),
  );
  const source = random.pick([words.programs, words.items, words.places]);
  const labels = random.sample(source, options.rows).map((label) => lengthen(random, label, options.longLabels));
  const cells: GridCell[] = [...headers.cells];
  const totals: number[] = [];
  let row = headers.rows;
  let first = true;
  const put = (label: string, more: Partial<GridCell>, sign: boolean) => {
    const marked =
      options.notes && random.chance(0.12) ? `${label} ${random.pick(['1/', '2/', '¹', '²', '(a)'])}` : label;
    cells.push(cell(row, 0, marked, more));
    for (let column = 1; column <= values; column += 1) {
      if (random.chance(options.blanks)) continue;
      const manner = sign ? 'money' : (manners[column - 1] ?? 'whole');
      const signed = sign && options.signs ? { sign: '$' } : {};
      cells.push(cell(row, column, amount(random, manner), { ...signed, ...(more.bold ? { bold: true } : {}) }));
    }
    row += 1;
  };
  const groups = options.groups ? random.sample(words.groups, Math.max(1, Math.round(options.rows / 5))) : [''];
  const share = Math.ceil(labels.length / groups.length);
  for (const [index, group] of groups.entries()) {
    const bold = random.chance(0.4);
    if (group) cells.push(cell(row++, 0, random.chance(0.5) ? `${group}:` : group, { bold }));
    for (const label of labels.slice(index * share, (index + 1) * share)) {
      put(label, { indent: group ? 1 + Number(random.chance(0.15)) : 0 }, first);
      first = false;
    }
    if (!group) continue;
    totals.push(row);
    put(`Total ${group.toLowerCase()}`, { indent: random.pick([0, 2]), bold }, true);
  }
  if (!options.groups && random.chance(0.6)) {
    totals.push(row);
    put(random.pick(['Total', 'United States', 'All programs']), { bold: random.chance(0.5) }, true);
  }
  return {
    columns: ['stub', ...manners.map(() => 'number' as const)],
    headerRows: headers.rows,
    rows: row,
    cells,
    totals,
  };
}

function lengthen(random: Random, label: string, long: boolean): string {
  if (!long || !random.chance(0.35)) return label;
  return `${label}, ${random.pick(['including amounts transferred from other accounts', 'less allowance for doubtful accounts and refunds', 'net of reimbursements from the regional offices'])}`;
}

function stubHeader(random: Random, headerRows: number): string {
  return random.chance(headerRows === 1 ? 0.6 : 0.5)
    ? random.pick(['Program', 'State', 'Category', 'Description', 'Item and area'])
    : '';
}

function valueHeaders(random: Random, { values, headerRows }: NumericOptions): HeaderCell[] {
  const start = random.int(1998, 2009);
  const years = (count: number, from = start) =>
    Array.from({ length: count }, (_, at) => ({ text: String(from + at) }));
  const some = (count: number) => {
    const picked = random.sample(words.measures, count);
    return Array.from({ length: count }, (_, at) => ({ text: picked[at] ?? `Column ${at + 1}` }));
  };
  if (headerRows === 1) return random.chance(0.5) ? years(values) : some(values);
  const per = [3, 2, 4].find((count) => values % count === 0 && values > count) ?? values;
  const spans = values / per;
  const under = (at: number): HeaderCell[] => (random.chance(0.5) ? years(per, start + at) : some(per));
  const texts =
    spans === 1
      ? ['Fiscal year']
      : random.sample(
          [
            'Fiscal year ended September 30',
            'Federal',
            'State and local',
            'Enacted',
            'Amount',
            'Percent of total',
            'Men',
            'Women',
            'Urban areas',
            'Rural',
          ],
          spans,
        );
  const pairs = Array.from({ length: spans }, (_, at) => ({
    text: texts[at] ?? `Quarter ${at + 1}`,
    under: under(at),
  }));
  if (headerRows === 2) return pairs;
  return [
    { text: random.pick(['Thousands of dollars', 'Number of recipients by type of award', 'Estimates']), under: pairs },
  ];
}
