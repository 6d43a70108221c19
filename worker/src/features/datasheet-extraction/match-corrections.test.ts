import t from 'tap';
import { type CorrectedItem, createCorrectionMatcher, type FoundItem } from './match-corrections.ts';

const by = { correctedBy: 'ada', correctedAt: new Date(0) };
const table = (ordinal: number, texts: string[], correction: object | null = null, page = 1) =>
  ({
    ...{ kind: 'table', ordinal, correction, ...by },
    headline: { documentId: 'd', page, rows: texts.length, columns: 1 },
    content: { cells: texts.map((text, row) => ({ row, column: 0, text })) },
  }) as unknown as CorrectedItem;
const sheet = (ordinal: number, parameters: [name: string, value: string][], correction: object | null = null) =>
  ({
    ...{ kind: 'datasheet', ordinal, correction, ...by },
    headline: { documentId: 'd' },
    content: { parameters: parameters.map(([parameter, value]) => ({ parameter, value, page: 1 })) },
  }) as unknown as CorrectedItem;
function match(before: CorrectedItem[], found: FoundItem[]) {
  const matcher = createCorrectionMatcher(found);
  const left = matcher.add(before, null);
  return { carried: matcher.carried(), left: left.get('d') ?? 0 };
}

t.test('a cell is the same in a table of the same place and size that has the same words there', async (t) => {
  const cells = [
    { row: 0, column: 0, text: 'x' },
    { row: 1, column: 0, text: 'y' },
  ];
  const { carried, left } = match([table(4, ['a', 'b'], { cells })], [table(7, ['a', 'c'])]);
  t.same(carried, [{ ordinal: 7, correction: { cells: cells.slice(0, 1) }, ...by }]);
  t.equal(left, 1, 'what was read at the other is another text by now');
  t.match(match([table(4, ['a', 'b'], { cells })], [table(7, ['a', 'b', 'c']), table(8, ['a', 'b'], null, 2)]), {
    carried: [],
    left: 2,
  });
});

t.test('tables that are alike are told apart by their order', async (t) => {
  const cells = [{ row: 0, column: 0, text: 'x' }];
  const { carried } = match([table(0, ['a']), table(1, ['a'], { cells })], [table(5, ['a']), table(6, ['a'])]);
  t.match(carried, [{ ordinal: 6 }]);
});

t.test('parameters are found again in other datasheets, in another order', async (t) => {
  const parameters = [
    { index: 0, value: '61', unit: 'm' },
    { index: 1, value: '2900', unit: null },
  ];
  const before = [
    sheet(
      0,
      [
        ['Head', '60'],
        ['Speed', '2950'],
      ],
      { parameters },
    ),
  ];
  t.same(
    match(before, [
      sheet(3, [['Speed', '2950']]),
      sheet(4, [
        ['Flow', '5'],
        ['Head', '60'],
      ]),
    ]),
    {
      carried: [
        { ordinal: 4, correction: { parameters: [{ index: 1, value: '61', unit: 'm' }] }, ...by },
        { ordinal: 3, correction: { parameters: [{ index: 0, value: '2900', unit: null }] }, ...by },
      ],
      left: 0,
    },
  );
  t.equal(match(before, [sheet(3, [['Head', '61']])]).left, 2);
});

/** Runs with one table and one cell, each with the text that a person put there at this time, and when it ended. */
function latestOf(...runs: [text: string | null, correctedAt: number, finishedAt: number | null][]) {
  const matcher = createCorrectionMatcher([table(9, ['a'])]);
  for (const [text, at, finishedAt] of runs) {
    const correction = text === null ? null : { cells: [{ row: 0, column: 0, text }] };
    const item = { ...table(3, ['a'], correction), correctedAt: text === null ? null : new Date(at) };
    matcher.add([item as CorrectedItem], finishedAt === null ? null : new Date(finishedAt));
  }
  return matcher.carried().map(({ correction }) => ('cells' in correction ? correction.cells[0]?.text : null));
}

t.test(
  'of several runs the latest correction of a cell counts, and one that was undone is not brought back',
  async (t) => {
    t.same(latestOf(['new', 20, 5], ['old', 10, 4]), ['new']);
    t.same(latestOf(['old', 10, 5], ['new', 20, 4]), ['new'], 'the older run was corrected later');
    t.same(latestOf([null, 0, 15], ['old', 10, 4]), [], 'the run had it when it ended, and has it no more');
    t.same(latestOf([null, 0, 15], ['late', 20, 4]), ['late'], 'corrected after the run had ended');
    t.same(latestOf([null, 0, null], ['old', 10, 4]), ['old'], 'the run failed before it took anything over');
  },
);
