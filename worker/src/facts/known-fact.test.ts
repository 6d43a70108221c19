import t from 'tap';
import { type KnownFact, withKnown } from './known-fact.ts';
import type { FactPlace, FactValue, FoundFact } from './model.ts';

const dateOn = (value: string, documentId: string, start = 0): FactValue & { place: FactPlace } => ({
  value,
  text: value,
  place: { documentId, page: 1, start, end: start + value.length, quote: value },
});
const first = dateOn('2032-01-14T15:00', 'notice');
const moved = dateOn('2032-01-21T15:00', 'corrigendum');
const found: FoundFact = {
  ...{
    fact: 'submission_deadline',
    stated: moved,
    probability: 0.9,
    conflicts: [],
    apart: [],
    candidates: [],
    further: [],
  },
  replaced: [first],
};

/** What is known of the replaced date if this is known of the fact. */
const replacedWith = (stated: FactValue | null, probability: number) => {
  const known: KnownFact = { fact: 'submission_deadline', stated, probability, conflicts: [] };
  return withKnown([found], [known]).map(({ replaced }) => replaced);
};

t.test('a date that a corrigendum replaces is known with the date that counts, kept or confirmed', async (t) => {
  t.same(replacedWith(moved, 0.8), [[first]]);
  t.same(replacedWith(moved, 1), [[first]]);
});

t.test('a person who decides for another date replaces the one that was found as well', async (t) => {
  const decided = { ...moved, value: '2032-01-28', text: '28 January 2032' };
  const replacedIn = (quote: string, known: FactValue) => {
    const stated = { ...moved, place: { ...moved.place, quote } };
    const own: KnownFact = { fact: 'submission_deadline', stated: known, probability: 1, conflicts: [] };
    return withKnown([{ ...found, stated }], [own]).map(({ replaced }) => replaced.map(({ value }) => value));
  };
  const due = 'Bids are due on 21 January 2032 at 15:00.';
  t.same(replacedIn(due, decided), [[first.value, moved.value]]);
  t.same(replacedIn('The site visit is on 21 January 2032.', decided), [[first.value]], 'a date that was misread');
  t.same(replacedIn(due, { ...moved, value: 'soon', text: 'soon' }), [[]], 'no date');
});

t.test('a date that counts is not replaced: a model or a person may have decided for the first one', async (t) => {
  t.same(replacedWith(first, 1), [[]]);
  t.same(replacedWith(first, 0.8), [[]]);
  t.same(replacedWith(dateOn('2032-01-14', 'notice', 100), 0.8), [[]], 'without its time');
  t.same(replacedWith(null, 1), [[]]);
});
