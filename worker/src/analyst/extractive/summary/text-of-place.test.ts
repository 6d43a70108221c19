import t from 'tap';
import { textOf } from './text-of-place.ts';

const said = (quote: string, text: string) =>
  textOf({ text, place: { documentId: 'tender', page: 1, start: 0, end: quote.length, quote } });

t.test('a row is said without its number in the table', async (t) => {
  t.equal(said('4 | Last day for questions | 3 May 2032', '3 May 2032'), 'Last day for questions | 3 May 2032');
  t.equal(said('12. | Warranty | three years', 'Warranty | three years'), 'Warranty | three years');
});

t.test('a number that is the value, or part of it, stays', async (t) => {
  t.equal(said('12 | Months of warranty', '12 | Months'), '12 | Months of warranty');
  t.equal(said('30 | 60', '30'), '30 | 60');
  t.equal(said('30 | days for bid validity', '30 days'), '30 | days for bid validity');
});
