import type { Block, Grid, House, PagePlan, TableStyle } from './model.ts';
import type { Random } from './random.ts';
import { agencyLine, paragraph, words } from './vocabulary.ts';

/** What a kind of page needs: choices, and which producer will draw it. */
export interface PageContext {
  random: Random;
  house: House;
  producer: 'pdf-lib' | 'chromium';
}

/** Makes the page of a kind, or its pages. */
export type PageMaker = (context: PageContext) => PagePlan[];

/** A table of numbers without any difficulty. */
export const plain = {
  values: 3,
  rows: 10,
  headerRows: 1,
  groups: false,
  signs: false,
  blanks: 0,
  longLabels: false,
  notes: false,
} as const;

/** A page of prose with tables in it. */
export function page({ random }: PageContext, kind: string, tables: Block[][]): PagePlan[] {
  const prose = (): Block => ({ type: 'paragraph', text: paragraph(random, random.int(1, 4)) });
  const blocks: Block[] = random.chance(0.5)
    ? [{ type: 'heading', text: random.pick(words.programs) }, prose()]
    : [prose()];
  for (const table of tables) {
    blocks.push(...table);
    if (random.chance(0.7)) blocks.push(prose());
  }
  return [{ kind, turned: 'no', blocks }];
}

/** A table with its caption above and its notes below: both outside of the truth. */
export function table(context: PageContext, grid: Grid, style: Partial<TableStyle>): Block[] {
  const { random } = context;
  const above = random.chance(0.75) ? [caption(random)] : [];
  const below: Block[] = random.chance(0.6) ? [{ type: 'note', text: note(random) }] : [];
  return [...above, { type: 'table', grid, style: tableStyle(context, style) }, ...below];
}

export function caption(random: Random): Block {
  const unit = random.chance(0.3) ? ` (in ${random.pick(['thousands', 'millions'])} of dollars)` : '';
  return {
    type: 'caption',
    text: `Table ${random.int(1, 19)}${random.pick(['. ', ': ', '-'])}${random.pick(words.programs)}, ${random.int(1999, 2011)}${unit}`,
  };
}

export function note(random: Random): string {
  return random.pick([
    `Source: ${agencyLine(random)}.`,
    '1/ Includes amounts that were carried over from the prior year. 2/ Preliminary.',
    'Note: Details may not add to totals because of rounding.',
  ]);
}

export function tableStyle({ random, house }: PageContext, given: Partial<TableStyle>): TableStyle {
  return {
    rules: random.pick(['none', 'totals', 'header', 'rows', 'grid']),
    rulesAsBoxes: random.chance(0.4),
    straddleRules: random.chance(0.4),
    zebra: false,
    headerFill: random.chance(0.2) ? 'light' : 'none',
    headerAlign: random.pick(['center', 'center', 'right', 'left']),
    boldHeader: random.chance(0.5),
    valueAlign: 'right',
    leaders: 'none',
    valueLine: random.pick(['first', 'last']),
    size: Math.min(house.bodySize, random.between(7, 9.5)),
    rowGap: random.between(1, 5),
    columnGap: random.between(8, 22),
    stubWidth: random.between(130, 210),
    fullWidth: random.chance(0.5),
    ...given,
  };
}

/** Cuts a grid before a row of the body; its headers are set again above the rest where `repeat` says so. */
export function splitGrid(grid: Grid, row: number, repeat: boolean): [Grid, Grid] {
  const shift = row - (repeat ? grid.headerRows : 0);
  const headers = repeat ? grid.cells.filter((cell) => cell.row < grid.headerRows) : [];
  const rest = grid.cells.filter((cell) => cell.row >= row).map((cell) => ({ ...cell, row: cell.row - shift }));
  const totals = (from: number, to: number, by: number) =>
    grid.totals.filter((total) => total >= from && total < to).map((total) => total - by);
  return [
    { ...grid, rows: row, cells: grid.cells.filter((cell) => cell.row < row), totals: totals(0, row, 0) },
    {
      ...grid,
      headerRows: repeat ? grid.headerRows : 0,
      rows: grid.rows - shift,
      cells: [...headers, ...rest],
      totals: totals(row, grid.rows, shift),
    },
  ];
}
