import t from 'tap';
import type { FactName, FoundFact } from '../../../facts/model.ts';
import { assignFacts, factsOfSection } from './assign-facts.ts';
import { labelled } from './fact-line.ts';
import { stateFacts } from './state-facts.ts';

function factOf(fact: FactName, quote: string, probability = 0.9, text = quote): FoundFact {
  const place = { documentId: 'd', page: 1, start: quote.length, end: 2 * quote.length, quote };
  return {
    fact,
    stated: { value: text, text, place },
    probability,
    conflicts: [],
    candidates: [place],
    further: [],
    replaced: [],
    apart: [],
  };
}

/** What is said of facts, each line with its label. */
const state = (...asked: Parameters<typeof stateFacts>) => stateFacts(...asked).map((line) => labelled(line, true));

const judge = {
  isSound: () => false,
  isAbout: () => true,
  titleAt: () => '',
  isOfPact: () => false,
  keysAt: () => [],
  besideAt: () => [],
};
const said = (...facts: FoundFact[]) => state(facts, [], judge).map(({ text }) => text);

t.test('a likely fact has its line, also behind a mark and in writing without spaces', (t) => {
  const references = 'a. from the list of your clients, provide three references';
  t.same(said(factOf('similar_experience', references, 0.75)), [`Similar experience: ${references}`]);
  const court = '友好协商解决不成的，向合同签订所在地人民法院提起诉讼。';
  t.same(said(factOf('governing_law', court, 0.75)), [`Governing law: ${court}`]);
  t.same(said(factOf('similar_experience', 'list of references', 0.75)), [], 'a label alone says nothing');
  t.end();
});

t.test('of a row of names, the currency is said by its value, and other facts are not', (t) => {
  const names = 'Item | Estimate (Rs.) | EMD (Rs.) | Fee (incl. tax @ 18%) (Rs.)';
  t.same(said(factOf('currency', names, 0.8, 'INR')), ['Currency: INR']);
  t.same(said(factOf('evaluation_method', '2.2.4 （4） | 其他因素 评分标准 | --- | ---')), []);
  t.end();
});

t.test('other dates far from the stated one are said with their places, once a day', (t) => {
  const dateOf = (value: string, quote: string, page: number) => ({
    ...{ value, text: quote.replace('Bids are due on ', '') },
    place: { documentId: 'd', page, start: 0, end: quote.length, quote },
  });
  const found = (probability: number) => ({
    ...factOf('submission_deadline', 'Bids are due on 3 May 2031 at 14:00', probability),
    stated: dateOf('2031-05-03T14:00', 'Bids are due on 3 May 2031 at 14:00', 1),
    apart: [
      dateOf('2030-08-23T16:00', 'Bids are due on 23 August 2030 at 16:00', 12),
      dateOf('2030-08-23', 'Bids are due on 23 August 2030', 14),
      dateOf('2029-04-24', 'Bids are due on 24 April 2029', 15),
    ],
  });
  t.same(
    state([found(0.9)], [], judge).map(({ text, citations }) => [text, citations.map(({ page }) => page)]),
    [
      ['Submission deadline: Bids are due on 3 May 2031 at 14:00', [1]],
      ['Submission deadline, also stated: Bids are due on 23 August 2030 at 16:00', [12]],
      ['Submission deadline, also stated: Bids are due on 24 April 2029', [15]],
    ],
  );
  t.equal(said(found(1)).length, 1, 'a person who decided knows them');
  t.end();
});

t.test('a rule by which a date moves is no other date', (t) => {
  const deadline = factOf('clarification_deadline', 'Questions: until 3 May 2031, 14:00');
  const rule = factOf('clarification_deadline', 'The deadline shall be extended by 15 days after 4 May 2031.').stated;
  const conflicts = rule ? [{ ...rule, probability: 0.9 }] : [];
  t.same(said({ ...deadline, conflicts } as FoundFact), ['Deadline for questions: Questions: until 3 May 2031, 14:00']);
  t.end();
});

t.test('a doubtful requirement is not read from marks, nor an insurance from what a price includes', (t) => {
  t.same(said(factOf('minimum_turnover', 'Turnover of over 5 million gives 3 points in all', 0.5)), []);
  t.same(said(factOf('insurance', 'The price shall include transport, insurance and storage of the goods', 0.5)), []);
  t.end();
});

t.test('a sentence that states facts of two sections is said once, with both names', (t) => {
  const sections = [
    { title: 'Key dates', prompt: 'All dates and deadlines: questions, submission, opening.' },
    { title: 'How to bid', prompt: 'Submission, language, validity.' },
  ];
  const quote = 'Bids are sent by the portal until 3 May 2031 at 14:00 by all bidders.';
  const facts = [factOf('submission_deadline', quote), factOf('submission_method', quote)];
  const assigned = assignFacts(sections);
  const [dates, bids] = [0, 1].map((index) => factsOfSection(assigned, index, facts));
  t.same(said(...((dates?.facts ?? []) as FoundFact[])), [`Submission deadline, how to submit: ${quote}`]);
  t.same(
    bids?.facts.map(({ fact }) => fact),
    ['submission_method'],
    'where what is cited is not said again',
  );
  t.end();
});

t.test('a doubtful fact leaves its sentence to one that is likely there', (t) => {
  const sections = [
    { title: 'Eligibility', prompt: 'Subcontractors and experience.' },
    { title: 'Commercial terms', prompt: 'Prices and payment.' },
  ];
  const quote = 'Sums due to contractor and subcontractors are paid within 30 days after the invoice.';
  const [doubtful, payment] = [factOf('subcontracting', quote, 0.5), factOf('payment_terms', quote)];
  const assigned = assignFacts(sections);
  t.ok(assigned[0]?.includes('subcontracting'));
  t.same(factsOfSection(assigned, 0, [doubtful, payment]).facts, []);
  t.same(factsOfSection(assigned, 0, [doubtful]).facts, [doubtful]);
  t.end();
});
