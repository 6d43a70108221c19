import t from 'tap';
import type { RawPage, RawWord } from '../page/raw-page.ts';
import { arbitrate } from './arbitrate.ts';
import { findRuled } from './candidates/find-drawn.ts';
import { findOpen } from './candidates/find-open.ts';
import { collectEvidence } from './evidence/page-evidence.ts';

const rows = [
  ['Item', 'Flow', 'Head'],
  ['Pump A', '120', '35'],
  ['Pump B', '140', '42'],
  ['Pump C', '160', '48'],
];
const xs = [50, 200, 300, 400];

function wordsAt(top: number): RawWord[] {
  return rows.flatMap((row, at) =>
    row.map((text, column): RawWord => {
      const [x0, y0] = [(xs[column] ?? 0) + 5, top + 20 * at + 5];
      return { text, x0, x1: x0 + 6 * text.length, y0, y1: y0 + 10, baseline: y0 + 8, size: 10, bold: false };
    }),
  );
}

function gridAt(top: number): NonNullable<RawPage['rules']> {
  const ys = [0, 20, 40, 60, 80].map((y) => top + y);
  return [
    ...ys.map((y) => ({ x0: 50, x1: 400, y0: y, y1: y })),
    ...xs.map((x) => ({ x0: x, x1: x, y0: top, y1: top + 80 })),
  ];
}

const page = (words: RawWord[], rules: RawPage['rules']): RawPage => ({
  number: 1,
  width: 500,
  height: 800,
  turn: 0,
  words,
  rules,
  source: 'text',
});

t.test('the surer of two candidates takes their words, and the others see what is left', async (t) => {
  const evidence = collectEvidence(page([...wordsAt(100), ...wordsAt(400)], gridAt(100)), new Set());
  t.ok(
    findOpen(evidence).some(({ area }) => area.y0 < 200),
    'alignment alone finds it, too',
  );
  const { chosen, left } = arbitrate(evidence, [findRuled, findOpen]);
  t.same(
    chosen.map(({ candidate, table }) => [candidate.finder, table.rows, table.columns]),
    [
      ['lattice', 4, 3],
      ['alignment', 4, 3],
    ],
  );
  t.equal(left.length, 12);
});

t.test('a candidate that is no table leaves its words to others', async (t) => {
  // A frame with one line across is too little of a grid.
  const frame = gridAt(100).filter(({ x0, x1, y0 }) =>
    x0 === x1 ? x0 === 50 || x0 === 400 : y0 === 100 || y0 === 180,
  );
  const evidence = collectEvidence(page(wordsAt(100), frame), new Set());
  t.equal(findRuled(evidence).length, 1);
  const { chosen } = arbitrate(evidence, [findRuled, findOpen]);
  t.equal(chosen.length, 1);
  t.equal(chosen[0]?.table.columns, 3);
});

t.test('of a frame and a stretch of lines that it overlaps one is left, with the lines of both', async (t) => {
  const level = [
    { x0: 50, x1: 400, y0: 120, y1: 120 },
    { x0: 50, x1: 400, y0: 180, y1: 180 },
  ];
  const evidence = collectEvidence(page(wordsAt(100), level), new Set());
  t.same(
    findOpen(evidence)
      .map(({ finder }) => finder)
      .sort(),
    ['alignment', 'frame'],
  );
  const { chosen } = arbitrate(evidence, [findRuled, findOpen]);
  t.same(
    chosen.map(({ candidate, table }) => [candidate.finder, table.rows]),
    [['frame', 4]],
  );
});
