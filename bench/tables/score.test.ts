import t from 'tap';
import type { ScoredTable } from './model.ts';
import { f1, rates, scorePage } from './score.ts';

/** A table without spans; null is a blank cell. */
function table(rows: (string | null)[][], page = 1): ScoredTable {
  const cells = rows.flatMap((row, r) =>
    row.flatMap((text, c) => (text === null ? [] : [{ r, c, r2: r, c2: c, text }])),
  );
  return { page, cells };
}

const truth = table([
  ['State', '2008', '2009'],
  ['Ohio', '1', '2'],
]);

t.test('relations are counted between neighbours to the right and below', async (t) => {
  const score = scorePage(1, [truth], [truth]);
  t.match(score, { correct: 7, detected: 7, truth: 7, surplus: 0 });
});

t.test('white space, case and leader dots make no difference', async (t) => {
  const given = table([
    ['STATE', '2008 ', '2009'],
    ['Ohio . . . . .', '1', '2'],
  ]);
  t.match(scorePage(1, [truth], [given]), { correct: 7, detected: 7 });
});

t.test('a relation over a blank cell is another than one beside it', async (t) => {
  const given = table([
    ['State', null, '2008', '2009'],
    ['Ohio', null, '1', '2'],
  ]);
  t.match(scorePage(1, [truth], [given]), { correct: 5, detected: 7, truth: 7 });
});

t.test('a spanning cell is related once to each neighbour', async (t) => {
  const spanning: ScoredTable = {
    page: 1,
    cells: [{ r: 0, c: 0, r2: 0, c2: 1, text: 'Years' }, ...table([[], ['1', '2']]).cells],
  };
  const sides: ScoredTable = {
    page: 1,
    cells: [
      { r: 0, c: 0, r2: 1, c2: 0, text: 'a' },
      { r: 0, c: 1, r2: 1, c2: 1, text: 'b' },
    ],
  };
  t.equal(scorePage(1, [spanning], []).truth, 3, 'Years above 1 and above 2, 1 beside 2');
  t.equal(scorePage(1, [sides], []).truth, 1);
});

t.test('tables that match none of the truth count against precision', async (t) => {
  const invented = table([['a', 'b']]);
  const score = scorePage(1, [truth], [invented, truth]);
  t.match(score, { correct: 7, detected: 8, truth: 7, surplus: 1 });
  t.same(rates(score), { precision: 7 / 8, recall: 1 });
});

t.test('a table on another page is not found', async (t) => {
  t.match(scorePage(1, [truth], [{ ...truth, page: 2 }]), { correct: 0, detected: 0, truth: 7 });
});

t.test('finding nothing is right only where there is nothing', async (t) => {
  t.same(rates(scorePage(1, [], [])), { precision: 1, recall: 1 });
  t.same(rates(scorePage(1, [truth], [])), { precision: 0, recall: 0 });
  t.equal(f1(0, 0), 0);
});
