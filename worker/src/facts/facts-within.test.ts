import { certaintyOf } from '@bidloom/texts/certainty';
import t from 'tap';
import { factsWithin } from './facts-within.ts';
import type { KnownFact } from './known-fact.ts';
import type { FactValue } from './model.ts';

const valueIn = (documentId: string, value: string): FactValue => ({
  value,
  text: value,
  place: { documentId, page: 1, start: 0, end: value.length, quote: value },
});
const [stated, other, day] = [valueIn('a', 'P180D'), valueIn('b', 'P90D'), valueIn('c', 'until 2032-06-30')];
const known: KnownFact = { fact: 'bid_validity', stated, probability: 0.89, conflicts: [other], apart: [day] };
const documents = (...ids: string[]) => ids.map((id) => ({ id, language: 'de', fileName: `${id}.pdf` }));

t.test('what some documents state comes before what others do, and these remain beside it', async (t) => {
  t.match(factsWithin(documents('c'), [known]), [{ stated: day, conflicts: [stated, other], apart: [] }]);
  t.match(factsWithin(documents('b', 'c'), [known]), [{ stated: other, conflicts: [stated] }]);
});

t.test(
  'a value that was not the likeliest is never certain, and a far date never takes the place of another',
  async (t) => {
    const [certain] = factsWithin(documents('b'), [{ ...known, probability: 0.97 }]);
    t.not(certaintyOf(certain?.probability ?? 1), 'certain');
    const date = { ...known, fact: 'submission_deadline' as const, conflicts: [], apart: [valueIn('c', '2031-01-15')] };
    t.same(factsWithin(documents('c'), [date]), [date]);
  },
);

t.test('a fact stays where they have the stated value, give none, or a person decided', async (t) => {
  t.same(factsWithin(documents('a', 'b'), [known]), [known]);
  t.same(factsWithin(documents('d'), [known]), [known]);
  const decided = { ...known, probability: 1 };
  t.same(factsWithin(documents('c'), [decided]), [decided]);
  t.same(factsWithin(documents('c')), []);
});
