import t from 'tap';
import { heading } from '../tender/blocks.ts';
import { numberHeadings } from './numbering.ts';

const chapter = (text: string) => ({ kind: 'heading' as const, level: 1 as const, text });

t.test('headings are numbered by their place', async (t) => {
  const headings = [
    chapter('A'),
    heading(2, 'B'),
    heading(3, 'C'),
    heading(3, 'D'),
    heading(2, 'E'),
    chapter('F'),
    heading(2, 'G'),
  ];
  const { numberOf } = numberHeadings(headings);
  t.same(headings.map(numberOf), ['1', '1.1', '1.1.1', '1.1.2', '1.2', '2', '2.1']);
});

t.test('a reference becomes the number of its heading, and a dangling one is an error', async (t) => {
  const { resolve } = numberHeadings([chapter('A'), heading(2, 'Delivery', 'delivery')]);
  t.equal(resolve('see clause {ref:delivery}.'), 'see clause 1.1.');
  t.throws(() => resolve('see {ref:nowhere}'), /nowhere/);
});
