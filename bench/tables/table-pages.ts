import { groupedGrid } from './grids/grouped.ts';
import { numericGrid } from './grids/numeric.ts';
import { formGrid, tickGrid, wordedGrid } from './grids/worded.ts';
import type { Block } from './model.ts';
import { type PageMaker, page, plain, table, tableStyle } from './page-parts.ts';
import { placementPages } from './placement-pages.ts';
import { paragraph } from './vocabulary.ts';

/** Makers of pages by their kinds, as the figures name them. */
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
      headerRows: 2,
      groups: true,
      signs: true,
      longLabels: true,
      notes: true,
    });
    return page(context, 'half-ruled financial', [
      table(context, grid, { rules: 'header', straddleRules: random.chance(0.7) }),
    ]);
  },
  'dot leaders': (context) => {
    const { random } = context;
    const grid = numericGrid(random, {
      ...plain,
      values: random.int(1, 5),
      rows: random.int(10, 22),
      headerRows: 1,
      groups: random.chance(0.5),
      notes: true,
    });
    const leaders = random.pick(['tight', 'spaced'] as const);
    return page(context, 'dot leaders', [
      table(context, grid, { rules: random.pick(['none', 'header']), leaders, fullWidth: true }),
    ]);
  },
  'narrow columns': (context) => {
    const { random } = context;
    const grid = numericGrid(random, {
      ...plain,
      values: random.pick([8, 9, 10, 12]),
      rows: random.int(12, 24),
      headerRows: 2,
      notes: true,
    });
    return page(context, 'narrow columns', [
      table(context, grid, {
        rules: random.pick(['none', 'header']),
        size: random.between(6, 7),
        columnGap: random.between(4, 7),
        stubWidth: 110,
      }),
    ]);
  },
  'three header rows': (context) => {
    const { random } = context;
    const grid = numericGrid(random, {
      ...plain,
      values: 6,
      rows: random.int(8, 20),
      headerRows: 3,
      longLabels: true,
      blanks: 0.05,
    });
    return page(context, 'three header rows', [
      table(context, grid, { rules: random.pick(['header', 'grid', 'none']), straddleRules: true }),
    ]);
  },
  zebra: (context) => {
    const { random } = context;
    const grid = numericGrid(random, { ...plain, values: random.int(3, 6), rows: random.int(8, 20), longLabels: true });
    return page(context, 'zebra', [
      table(context, grid, { rules: 'none', zebra: true, headerFill: random.pick(['light', 'dark']) }),
    ]);
  },
  'blank cells': (context) => {
    const { random } = context;
    const grid = numericGrid(random, {
      ...plain,
      values: random.int(4, 6),
      rows: random.int(8, 18),
      headerRows: random.pick([1, 2]),
      blanks: 0.4,
    });
    return page(context, 'blank cells', [table(context, grid, { rules: random.pick(['none', 'header', 'rows']) })]);
  },
  'ruled grid': (context) => {
    const { random } = context;
    const grid = random.chance(0.5)
      ? wordedGrid(random, random.int(3, 6))
      : numericGrid(random, {
          ...plain,
          values: random.pick([4, 6]),
          rows: random.int(6, 16),
          headerRows: 2,
          blanks: 0.1,
        });
    return page(context, 'ruled grid', [
      table(context, grid, { rules: 'grid', headerFill: random.pick(['none', 'light']) }),
    ]);
  },
  'ruled form': (context) =>
    page(context, 'ruled form', [
      table(context, formGrid(context.random, context.random.int(6, 14)), {
        rules: 'grid',
        fullWidth: true,
        headerFill: 'none',
        boldHeader: false,
      }),
    ]),
  ticks: (context) => {
    const { random, producer } = context;
    const grid = tickGrid(random, random.int(5, 11), producer === 'chromium' ? ['✓', 'X', '•', '✔'] : ['X', '•', '✓']);
    return page(context, 'ticks', [
      table(context, grid, { rules: random.pick(['none', 'header', 'rows', 'grid']), fullWidth: random.chance(0.6) }),
    ]);
  },
  'wrapped text': (context) => {
    const grid = wordedGrid(context.random, context.random.int(3, 6));
    return page(context, 'wrapped text', [
      table(context, grid, {
        rules: context.random.pick(['none', 'header', 'rows']),
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
    const grid = numericGrid(random, { ...options, headerRows: random.chance(0.5) && options.values > 3 ? 2 : 1 });
    return page(context, 'tight rows', [
      table(context, grid, { rules: random.pick(['none', 'header', 'totals']), rowGap: 0 }),
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
      table(context, grid, { rules: random.pick(['none', 'header', 'rows']), valueAlign, headerAlign: valueAlign }),
    ]);
  },
  'at the foot': (context) => {
    const { random, producer } = context;
    const grid = random.chance(0.5)
      ? tickGrid(random, random.int(3, 7), [producer === 'chromium' ? '✓' : 'X'])
      : numericGrid(random, { ...plain, values: random.int(2, 4), rows: random.int(5, 12), longLabels: true });
    const style = tableStyle(context, { rules: random.pick(['none', 'header', 'grid']), fullWidth: true });
    const prose: Block = { type: 'paragraph', text: paragraph(random, 3) };
    return [{ kind: 'at the foot', turned: 'no', blocks: [prose], foot: { type: 'table', grid, style } }];
  },
  'row groups': (context) => {
    const { random } = context;
    const grid = groupedGrid(random, random.int(3, 5));
    return page(context, 'row groups', [
      table(context, grid, { rules: random.pick(['none', 'header', 'rows', 'grid']) }),
    ]);
  },
  ...placementPages,
};
