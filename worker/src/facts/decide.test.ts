import { leastCertain } from '@bidloom/texts/certainty';
import t from 'tap';
import { bandFrom } from '../gate/answer-model.ts';
import type { Candidate } from './collect.ts';
import { decideFact } from './decide.ts';
import type { FactName } from './model.ts';

const candidate = (value: string, page: number): Candidate => ({
  ...{
    fact: 'bid_validity',
    key: value,
    value,
    text: value,
    features: { named: 5 },
    part: null,
    edition: 0,
    unit: page * 10,
    name: 'validity',
  },
  place: { documentId: 'document', page, start: 0, end: 3, quote: value },
});

/** A model for which every place is right, and every fact as sure as can be. */
const model = { place: { named: 1 }, verdict: { likely: 9 } };

/** Decides one of these candidates' facts. */
const decide = (fact: FactName, candidates: readonly Candidate[]) =>
  decideFact(
    fact,
    Map.groupBy(candidates, (each) => each.fact),
    model,
    0.5,
  );

t.test('a fact for which the documents also give another value is never certain', async (t) => {
  const alone = decide('bid_validity', [candidate('P90D', 1)]);
  t.same(alone.conflicts, []);
  t.ok(alone.probability >= leastCertain, String(alone.probability));
  const both = decide('bid_validity', [candidate('P90D', 1), candidate('P60D', 2)]);
  t.match(both, { stated: { value: 'P90D' }, conflicts: [{ value: 'P60D' }] });
  t.ok(both.probability < leastCertain, String(both.probability));
});

t.test('a fact that is not clearly absent has the places that may state it, a clear one none', async (t) => {
  const named = (page: number) => {
    const each = candidate(`P${page}D`, page);
    const quote = page === 1 ? 'Copies are not accepted.' : 'The bid validity is told later.';
    return { ...each, place: { ...each.place, quote } };
  };
  const unstated = (likely: number) =>
    decideFact(
      'bid_validity',
      new Map([['bid_validity', [1, 2, 3, 4].map((page) => named(page))]]),
      {
        place: { named: 0 },
        verdict: { likely },
      },
      0.5,
    );
  t.same(
    unstated(-0.6).further.map(({ page }) => page),
    [2, 3],
    'without the one that does not name it',
  );
  t.match(unstated(-0.6), { stated: null });
  t.same(unstated(-9).further, []);
});

t.test('a fact whose likeliest place is less likely than not is never an answer', async (t) => {
  const decideFrom = (named: number) =>
    decideFact(
      'bid_validity',
      new Map([['bid_validity', [{ ...candidate('P90D', 1), features: { named } }]]]),
      { place: { named: 1 }, verdict: { likely: 9 } },
      0.5,
    );
  t.ok(decideFrom(1).probability > bandFrom.fact);
  const doubtful = decideFrom(-0.2);
  t.equal(doubtful.stated?.value, 'P90D');
  t.ok(doubtful.probability < bandFrom.fact, String(doubtful.probability));
});

t.test('what may be true beside the value, or states another case, is no other value', async (t) => {
  const conflictsWith = (...others: Candidate[]) =>
    decide('bid_validity', [candidate('P90D', 1), ...others]).conflicts.map(({ value }) => value);
  t.same(conflictsWith(candidate('P3M', 2)), [], 'the same in months');
  t.same(conflictsWith({ ...candidate('P60D', 1), unit: 11 }), [], 'the next row of its table');
  t.same(conflictsWith({ ...candidate('P60D', 2), features: { named: 5, qualified: 1 } }), [], 'another name');
  t.same(conflictsWith(candidate('P60D', 2), candidate('P45D', 3), candidate('P2M', 4)), ['P60D', 'P45D'], 'once');
});

t.test('a date that its sentence gives for another fact is no other date of this one', async (t) => {
  const due = { ...candidate('2031-08-14T15:00', 1), fact: 'submission_deadline' as const };
  const other = { ...due, ...candidate('2031-08-04T17:00', 2), fact: 'submission_deadline' as const };
  const conflictsBeside = (named: number) => {
    const question = { ...other, fact: 'clarification_deadline' as const, features: { named } };
    return decide('submission_deadline', [due, other, question]).conflicts.map(({ value }) => value);
  };
  t.same(conflictsBeside(6), [], 'more likely the deadline for questions');
  t.same(conflictsBeside(5.2), ['2031-08-04T17:00'], 'about as likely');
  t.same(conflictsBeside(1), ['2031-08-04T17:00'], 'less likely');
  const opening = { ...other, fact: 'bid_opening' as const, features: { named: 6 } };
  t.match(
    decide('submission_deadline', [due, other, opening]).conflicts,
    [{ value: '2031-08-04T17:00' }],
    'bids are opened when they are due',
  );
});

t.test('a visit beside a meeting is no other date of the meeting', async (t) => {
  const event = (value: string, page: number, name: string): Candidate => ({
    ...candidate(value, page),
    ...{ fact: 'pre_bid_meeting', name },
  });
  const meeting = event('2031-08-09T09:30', 1, 'pre-bid meeting');
  const conflictsWith = (...names: string[]) =>
    decide('pre_bid_meeting', [meeting, ...names.map((name) => event('2031-08-08T13:00', 2, name))]).conflicts.map(
      ({ value }) => value,
    );
  t.same(conflictsWith('site visit'), []);
  t.same(conflictsWith('pre-bid conference'), ['2031-08-08T13:00']);
  t.same(conflictsWith('site visit', 'pre-bid meeting'), ['2031-08-08T13:00'], 'both on that day');
});
