import t from 'tap';
import type { KnownFact } from '../../facts/known-fact.ts';
import { notInDocuments } from '../../gate/band.ts';
import type { Candidate } from '../../search/candidates.ts';
import { computeHere } from '../../testing/compute-here.ts';
import { scopeOf } from '../../testing/scope-of.ts';
import { createExtractiveAnalyst } from './create-extractive-analyst.ts';

const pageText = [
  'The validity of bids was discussed with the bidders at length.',
  'Period for which the offer is binding | 90 days',
  'In the form: 120 days.',
].join('\n\n');
const passage: Candidate = {
  ...{ documentId: 'd', language: 'en', ordinal: 0, kind: 'prose', sectionPath: [] },
  spans: [{ page: 3, start: 0, end: pageText.length, pageText }],
};
const scope = scopeOf([passage]);
const analyst = createExtractiveAnalyst(computeHere);

function placeOf(quote: string) {
  const start = pageText.indexOf(quote);
  return { documentId: 'd', page: 3, start, end: start + quote.length, quote };
}
const statedIn = (value: string, text: string, quote: string) => ({ value, text, place: placeOf(quote) });
const ninety = statedIn('P90D', '90 days', 'Period for which the offer is binding | 90 days');
const known: KnownFact = { fact: 'bid_validity', stated: ninety, probability: 0.92, conflicts: [] };

async function ask(fact: KnownFact, question = 'How long must the bid remain valid?', documents = scope) {
  const request = {
    scope: { ...documents, facts: [fact] },
    question,
    history: [],
    signal: new AbortController().signal,
  };
  for await (const event of analyst.answer(request)) if (event.type === 'claims') return event;
  throw new Error('there is no end');
}

t.test('a fact that is asked for is answered by its place, with what says otherwise below it', async (t) => {
  const other = statedIn('P120D', '120 days', 'In the form: 120 days.');
  const { band, confidence, claims } = await ask({ ...known, conflicts: [other] });
  t.match({ band, confidence }, { band: 'answer', confidence: 0.92 });
  t.same(
    claims.map(({ text }) => text),
    [
      'Period for which the offer is binding | 90 days',
      'There are 2 periods in the documents. Another period: In the form: 120 days.',
    ],
  );
  t.match(claims[1]?.citations, [{ page: 3, quote: 'In the form: 120 days.' }]);
  t.match(claims[0]?.citations, [{ page: 3, quote: ninety.place.quote }]);
});

t.test('the place of an unsure fact is named once, even if another page says the same', async (t) => {
  const again = { ...passage, ordinal: 1, spans: [{ page: 4, start: 0, end: pageText.length, pageText }] };
  const [discussed = ''] = pageText.split('\n\n');
  const fact = { ...known, stated: { ...ninety, place: placeOf(discussed) }, probability: 0.4 };
  const { band, claims } = await ask(fact, undefined, scopeOf([passage, again]));
  t.equal(band, 'closest');
  t.same(
    claims.map(({ text }) => text),
    [discussed],
  );
});

t.test('what other places say of a fact in words is quoted after it, and never of a date or a sum', async (t) => {
  const further = ['In the form: 120 days.', 'The validity of bids was discussed with the bidders at length.'].map(
    placeOf,
  );
  const said = async (fact: KnownFact, question: string) => (await ask(fact, question)).claims.map(({ text }) => text);
  const insurance = { ...known, fact: 'insurance' as const, further };
  t.same(await said(insurance, 'Which insurance must the supplier have?'), [
    'Period for which the offer is binding | 90 days',
    'In the form: 120 days.',
    'The validity of bids was discussed with the bidders at length.',
  ]);
  t.same(await said({ ...known, further }, 'How long must the bid remain valid?'), [
    'Period for which the offer is binding | 90 days',
  ]);
});

t.test('a fact in words comes with the list that it leads over to, and not with what goes before', async (t) => {
  const text =
    'Offers are opened in public.\n\nOffers are evaluated as follows:\n(a) price, 60 points;\n(b) quality, 40 points.';
  const listed = { ...passage, spans: [{ page: 3, start: 0, end: text.length, pageText: text }] };
  const quote = 'Offers are evaluated as follows:';
  const start = text.indexOf(quote);
  const place = { documentId: 'd', page: 3, start, end: start + quote.length, quote };
  const fact: KnownFact = {
    ...{ fact: 'evaluation_method', probability: 0.9, conflicts: [] },
    stated: { value: quote, text: quote, place },
  };
  const { claims } = await ask(fact, 'How are the offers evaluated?', scopeOf([listed]));
  t.same(
    claims.map((claim) => claim.text),
    [quote, '(a) price, 60 points;', '(b) quality, 40 points.'],
  );
});

t.test('one that is not likely enough is among the closest places', async (t) => {
  const { band, claims } = await ask({ ...known, probability: 0.5 });
  t.equal(band, 'closest');
  t.match(claims[0]?.text, '90 days');
});

t.test('what a person decided is said for certain, in a document or not', async (t) => {
  const typed = await ask({ ...known, stated: { value: 'P60D', text: '60 days', place: null }, probability: 1 });
  t.match(typed, { band: 'answer', confidence: 1, claims: [{ text: '60 days', citations: [] }] });
  const placed = await ask({ ...known, stated: { ...ninety, text: '60 days' }, probability: 1 });
  t.match(placed.claims, [
    {
      text: /^Decided by hand: 60 days\. The place that was named for it says: .+90 days$/,
      citations: [{ page: 3 }],
      supported: true,
    },
  ]);
  const denied = await ask({ ...known, stated: null, probability: 1 });
  t.match(denied, { band: 'none', claims: [] });
});

t.test('what is probably not stated is not answered by a sentence that sounds like it', async (t) => {
  const { band } = await ask({ ...known, stated: null, probability: 0.95 });
  t.not(band, 'answer');
});

t.test('a question that asks for more is not answered by the fact', async (t) => {
  const { claims, band } = await ask(known, 'What colour is the pump house?');
  t.match({ claims, band }, { claims: [], band: 'none' }, notInDocuments);
});

t.test('a date without an hour is answered with the hour on the line below it', async (t) => {
  const answer = async (value: string, quote: string, below: string) => {
    const text = `Submission of bids\n\n${quote}\n\n${below}\n\nThe hall is open.`;
    const listed = { ...passage, spans: [{ page: 3, start: 0, end: text.length, pageText: text }] };
    const start = text.indexOf(quote);
    const place = { documentId: 'd', page: 3, start, end: start + quote.length, quote };
    const fact: KnownFact = {
      ...{ fact: 'submission_deadline', probability: 0.9, conflicts: [] },
      stated: { value, text: '14 August 2031', place },
    };
    const { claims } = await ask(fact, 'When must the bid be submitted?', scopeOf([listed]));
    return claims.map((claim) => claim.text);
  };
  const [day, hour] = ['Closing date: 14 August 2031', 'Closing time: 15:00'];
  t.same(await answer('2031-08-14', day, hour), [day, hour]);
  const both = `${day}, 15:00`;
  t.same(await answer('2031-08-14T15:00', both, 'Time of the bid opening: 16:00'), [both]);
});
