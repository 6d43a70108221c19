import t from 'tap';
import { findPlots } from './plots.ts';

const level = (at: number, from: number, to: number) => ({ at, from, to });
const ats = [192, 224, 256, 288, 320, 352, 383];

t.test('lines of a grid that stick out of an axis bound a plot', async (t) => {
  const axis = { at: 143, from: 192, to: 385 };
  const plot = { x0: 140, x1: 463, y0: 192, y1: 385 };
  t.same(
    findPlots(
      ats.map((at) => level(at, 140, 463)),
      [axis],
    ),
    [plot],
  );
  const ticks = ats.map((at) => level(at, 140, 143));
  t.same(findPlots([...ticks, level(383, 143, 463)], [axis]), [plot], 'only ticks, and the other axis');
});

t.test('rules of a table end at its sides, or continue for a column', async (t) => {
  const sides = [143, 300, 463].map((at) => ({ at, from: 192, to: 383 }));
  t.same(
    findPlots(
      ats.map((at) => level(at, 143, 463)),
      sides,
    ),
    [],
  );
  t.same(
    findPlots(
      ats.map((at) => level(at, 60, 463)),
      sides,
    ),
    [],
    'open at the left',
  );
  t.same(
    findPlots(
      ats.map((at) => level(at, 141, 465)),
      sides,
    ),
    [],
    'stick out at both sides',
  );
});
