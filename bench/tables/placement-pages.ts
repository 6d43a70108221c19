import { numericGrid } from './grids/numeric.ts';
import type { Block } from './model.ts';
import { caption, note, type PageMaker, page, plain, splitGrid, table, tableStyle } from './page-parts.ts';
import { paragraph } from './vocabulary.ts';

/** Kinds of pages that are hard because of where their tables are. */
export const placementPages: Record<string, PageMaker> = {
  small: (context) => {
    const { random } = context;
    const grid = numericGrid(random, { ...plain, values: random.int(1, 3), rows: random.int(2, 4) });
    return page(context, 'small', [table(context, grid, { rules: random.pick(['none', 'header', 'rows']) })]);
  },
  beside: (context) => {
    const { random } = context;
    const rows = random.int(6, 12);
    const shared = {
      size: random.between(6.5, 7.5),
      stubWidth: 90,
      rules: random.pick(['none', 'header', 'grid'] as const),
      fullWidth: true,
    };
    const columns = [0, 1].map((): Block[] =>
      [table(context, numericGrid(random, { ...plain, values: 2, rows: rows + random.int(-2, 2) }), shared)].flat(),
    );
    return page(context, 'beside', [[{ type: 'columns', columns, gap: random.between(18, 34) }]]);
  },
  stacked: (context) => {
    const { random } = context;
    const tables = Array.from({ length: random.int(2, 3) }, () =>
      table(context, numericGrid(random, { ...plain, values: random.int(2, 5), rows: random.int(4, 6) }), {}),
    );
    return page(context, 'stacked', tables);
  },
  'in a column of prose': (context) => {
    const { random } = context;
    const grid = numericGrid(random, { ...plain, values: random.int(1, 2), rows: random.int(4, 7) });
    const left: Block[] = [1, 2, 3, 4].map(() => ({ type: 'paragraph', text: paragraph(random, 3) }));
    const right: Block[] = [
      { type: 'paragraph', text: paragraph(random, 3) },
      ...table(context, grid, { size: random.between(6.5, 8), stubWidth: 90, columnGap: 8, fullWidth: true }),
      { type: 'paragraph', text: paragraph(random, 4) },
    ];
    const columns = random.chance(0.5) ? [left, right] : [right, left];
    return [{ kind: 'in a column of prose', turned: 'no', blocks: [{ type: 'columns', columns, gap: 20 }] }];
  },
  sideways: (context) => {
    const { random } = context;
    const grid = numericGrid(random, {
      ...plain,
      values: random.pick([6, 8]),
      rows: random.int(8, 14),
      headerRows: 2,
      notes: true,
    });
    return [
      {
        kind: 'sideways',
        turned: random.pick(['plain', 'marked']),
        blocks: table(context, grid, { size: random.between(7, 8.5) }),
      },
    ];
  },
  'over two pages': (context) => {
    const { random } = context;
    const style = { rules: random.pick(['none', 'header', 'grid'] as const), fullWidth: true };
    const options = { ...plain, values: random.int(3, 5) };
    const [first, second] = splitGrid(numericGrid(random, { ...options, rows: 24 }), 16, random.chance(0.6));
    const styled = tableStyle(context, style);
    return [
      {
        kind: 'over two pages',
        turned: 'no',
        blocks: [
          { type: 'paragraph', text: paragraph(random, 3) },
          caption(random),
          { type: 'table', grid: first, style: styled },
        ],
      },
      {
        kind: 'over two pages',
        turned: 'no',
        blocks: [
          { type: 'table', grid: second, style: styled },
          { type: 'note', text: note(random) },
          { type: 'paragraph', text: paragraph(random, 4) },
        ],
      },
    ];
  },
};
