import { groupedGrid } from './grids/grouped.ts';
import { numericGrid } from './grids/numeric.ts';
import { formGrid, tickGrid, wordedGrid } from './grids/worded.ts';
import type { Block, PagePlan } from './model.ts';
import { caption, note, type PageContext, page, splitGrid, table, tableStyle } from './page-parts.ts';
import { paragraph } from './vocabulary.ts';

type PageMaker = (context: PageContext) => PagePlan[];

const plain = {
  values: 3,
  rows: 10,
  headRows: 1,
  groups: false,
  signs: false,
  blanks: 0,
  longLabels: false,
  notes: false,
} as const;

/** One table after another makes a page of each kind. The keys are the kinds in the figures. */
export const tablePages: Record<string, PageMaker> = {
  'unruled financial': (context) => {
    const { random } = context;
    const grid = numericGrid(random, {
      ...plain,
      values: random.int(2, 4),
      rows: random.int(10, 18),
      groups: true,
      signs: true,
      longLabels: true,
    });
    return page(context, 'unruled financial', [table(context, grid, { rules: random.pick(['none', 'totals']) })]);
  },
  'half-ruled financial': (context) => {
    const { random } = context;
    const grid = numericGrid(random, {
      ...plain,
      values: random.pick([4, 6]),
      rows: random.int(10, 18),
      headRows: 2,
      groups: true,
      signs: true,
      longLabels: true,
      notes: true,
    });
    return page(context, 'half-ruled financial', [
      table(context, grid, { rules: 'head', straddleRules: random.chance(0.7) }),
    ]);
  },
  'dot leaders': (context) => {
    const { random } = context;
    const grid = numericGrid(random, {
      ...plain,
      values: random.int(1, 5),
      rows: random.int(10, 22),
      headRows: 1,
      groups: random.chance(0.5),
      notes: true,
    });
    const leaders = random.pick(['tight', 'spaced'] as const);
    return page(context, 'dot leaders', [
      table(context, grid, { rules: random.pick(['none', 'head']), leaders, fullWidth: true }),
    ]);
  },
  'narrow columns': (context) => {
    const { random } = context;
    const grid = numericGrid(random, {
      ...plain,
      values: random.pick([8, 9, 10, 12]),
      rows: random.int(12, 24),
      headRows: 2,
      notes: true,
    });
    return page(context, 'narrow columns', [
      table(context, grid, {
        rules: random.pick(['none', 'head']),
        size: random.between(6, 7),
        columnGap: random.between(4, 7),
        stubWidth: 110,
      }),
    ]);
  },
  'three head rows': (context) => {
    const { random } = context;
    const grid = numericGrid(random, {
      ...plain,
      values: 6,
      rows: random.int(8, 20),
      headRows: 3,
      longLabels: true,
      blanks: 0.05,
    });
    return page(context, 'three head rows', [
      table(context, grid, { rules: random.pick(['head', 'grid', 'none']), straddleRules: true }),
    ]);
  },
  zebra: (context) => {
    const { random } = context;
    const grid = numericGrid(random, { ...plain, values: random.int(3, 6), rows: random.int(8, 20), longLabels: true });
    return page(context, 'zebra', [
      table(context, grid, { rules: 'none', zebra: true, headFill: random.pick(['light', 'dark']) }),
    ]);
  },
  'blank cells': (context) => {
    const { random } = context;
    const grid = numericGrid(random, {
      ...plain,
      values: random.int(4, 6),
      rows: random.int(8, 18),
      headRows: random.pick([1, 2]),
      blanks: 0.4,
    });
    return page(context, 'blank cells', [table(context, grid, { rules: random.pick(['none', 'head', 'rows']) })]);
  },
  'ruled grid': (context) => {
    const { random } = context;
    const grid = random.chance(0.5)
      ? wordedGrid(random, random.int(3, 6))
      : numericGrid(random, {
          ...plain,
          values: random.pick([4, 6]),
          rows: random.int(6, 16),
          headRows: 2,
          blanks: 0.1,
        });
    return page(context, 'ruled grid', [
      table(context, grid, { rules: 'grid', headFill: random.pick(['none', 'light']) }),
    ]);
  },
  'ruled form': (context) =>
    page(context, 'ruled form', [
      table(context, formGrid(context.random, context.random.int(6, 14)), {
        rules: 'grid',
        fullWidth: true,
        headFill: 'none',
        boldHead: false,
      }),
    ]),
  ticks: (context) => {
    const { random, producer } = context;
    const grid = tickGrid(random, random.int(5, 11), producer === 'chromium' ? ['✓', 'X', '•', '✔'] : ['X', '•', '✓']);
    return page(context, 'ticks', [
      table(context, grid, { rules: random.pick(['none', 'head', 'rows', 'grid']), fullWidth: random.chance(0.6) }),
    ]);
  },
  'wrapped text': (context) => {
    const grid = wordedGrid(context.random, context.random.int(3, 6));
    return page(context, 'wrapped text', [
      table(context, grid, {
        rules: context.random.pick(['none', 'head', 'rows']),
        rowGap: context.random.between(4, 9),
        valueLine: 'first',
      }),
    ]);
  },
  'tight rows': (context) => {
    const { random } = context;
    const options = {
      ...plain,
      values: random.int(2, 5),
      rows: random.int(10, 18),
      groups: random.chance(0.5),
      longLabels: true,
    };
    const grid = numericGrid(random, { ...options, headRows: random.chance(0.5) && options.values > 3 ? 2 : 1 });
    return page(context, 'tight rows', [
      table(context, grid, { rules: random.pick(['none', 'head', 'totals']), rowGap: 0 }),
    ]);
  },
  'centered values': (context) => {
    const { random } = context;
    const grid = numericGrid(random, {
      ...plain,
      values: random.int(3, 5),
      rows: random.int(6, 16),
      longLabels: true,
      blanks: 0.1,
    });
    const valueAlign = random.pick(['center', 'center', 'left'] as const);
    return page(context, 'centered values', [
      table(context, grid, { rules: random.pick(['none', 'head', 'rows']), valueAlign, headAlign: valueAlign }),
    ]);
  },
  'at the foot': (context) => {
    const { random, producer } = context;
    const grid = random.chance(0.5)
      ? tickGrid(random, random.int(3, 7), [producer === 'chromium' ? '✓' : 'X'])
      : numericGrid(random, { ...plain, values: random.int(2, 4), rows: random.int(5, 12), longLabels: true });
    const style = tableStyle(context, { rules: random.pick(['none', 'head', 'grid']), fullWidth: true });
    const prose: Block = { type: 'paragraph', text: paragraph(random, 3) };
    return [{ kind: 'at the foot', turned: 'no', blocks: [prose], foot: { type: 'table', grid, style } }];
  },
  'row groups': (context) => {
    const { random } = context;
    const grid = groupedGrid(random, random.int(3, 5));
    return page(context, 'row groups', [
      table(context, grid, { rules: random.pick(['none', 'head', 'rows', 'grid']) }),
    ]);
  },
  small: (context) => {
    const { random } = context;
    const grid = numericGrid(random, { ...plain, values: random.int(1, 3), rows: random.int(2, 4) });
    return page(context, 'small', [table(context, grid, { rules: random.pick(['none', 'head', 'rows']) })]);
  },
  beside: (context) => {
    const { random } = context;
    const rows = random.int(6, 12);
    const shared = {
      size: random.between(6.5, 7.5),
      stubWidth: 90,
      rules: random.pick(['none', 'head', 'grid'] as const),
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
      headRows: 2,
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
    const style = { rules: random.pick(['none', 'head', 'grid'] as const), fullWidth: true };
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
