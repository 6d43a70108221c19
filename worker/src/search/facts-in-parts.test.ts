import t from 'tap';
import type { KnownFact } from '../facts/known-fact.ts';
import type { FactName } from '../facts/model.ts';
import { createArraySource } from './array-source.ts';
import { searchSource } from './search-passages.ts';

const known = (fact: FactName, text: string): KnownFact => ({
  ...{ fact, probability: 0.95, conflicts: [] },
  stated: { value: text, text, place: { documentId: 'd', page: 3, start: 0, end: text.length, quote: text } },
});
const facts = [
  known('submission_deadline', '18 December 2026'),
  known('submission_method', 'by e-mail'),
  known('payment_terms', '30 days'),
];

/** Whether it is answered, and the facts that answer it. */
async function answered(question: string, of = facts) {
  const { band, answers } = await searchSource(createArraySource([]), { question, history: [], facts: of });
  return [band, ...answers.map(({ fact }) => fact?.fact)];
}

t.test('a question that asks for two facts is answered by both', async (t) => {
  t.same(await answered('When is the bid due and how is it submitted?'), [
    ...['answer', 'submission_deadline', 'submission_method'],
  ]);
  t.same(await answered('Where and how must bids be submitted?'), ['answer', 'submission_method']);
});

t.test('the second part is about bids only where the first one is', async (t) => {
  const others = [
    known('bid_validity', '90 days'),
    known('bid_security', '2 %'),
    known('submission_deadline', '18 December 2026'),
  ];
  for (const question of [
    'How is the bid security to be provided, and how long must it be valid?',
    'What is the bid security, and when is it submitted?',
    'Who offers maintenance, and how long must it be valid?',
  ]) {
    const [, ...said] = await answered(question, others);
    t.notOk(said.includes('bid_validity') || said.includes('submission_deadline'), question);
  }
});

t.test('a question of which one half alone is known is not answered', async (t) => {
  const [band] = await answered('What is the warranty period, and what are the payment terms?');
  t.equal(band, 'closest');
  t.equal((await answered('What are the payment terms?'))[0], 'answer');
});

t.test("a fact is asked for with the buyer's name, too", async (t) => {
  const question = 'By when must the proposals reach Garden River First Nation?';
  const ask = (buyer?: string) =>
    searchSource(createArraySource([]), { question, history: [], facts, ...(buyer && { buyer }) });
  t.match(await ask('Garden River First Nation'), { band: 'answer', fact: { fact: 'submission_deadline' } });
  t.equal((await ask()).fact, null, 'a name that is not the buyer may be that of a lot or a site');
});
