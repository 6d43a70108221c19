import t from 'tap';
import type { FactName, FoundFact } from '../../../facts/model.ts';
import { computeHere } from '../../../testing/compute-here.ts';
import { scopeOf } from '../../../testing/scope-of.ts';
import { createExtractiveTasks } from '../create-extractive-tasks.ts';
import { readTender } from '../testing/read-tender.fixtures.ts';

const reading = await readTender(
  [
    '# Supply of pumps',
    '## 1 Submission',
    'Bids shall be submitted in two sealed envelopes to the Purchasing Office. Late bids are rejected.',
    'Bidders keep their offers open for 120 days.',
    '## 2 Payment',
    'Invoices are paid within 45 days after acceptance. Prices are in euro.',
  ].join('\n\n'),
);
const [page] = reading.document.pages;

function factOf(fact: FactName, quote: string, probability = 0.9): FoundFact {
  const start = page?.text.indexOf(quote) ?? -1;
  const place = { documentId: 'tender', page: 1, start, end: start + quote.length, quote };
  return { fact, stated: { value: quote, text: quote, place }, probability, conflicts: [], candidates: [place] };
}

const howToBid = { title: 'How to bid', prompt: 'Submission, validity, bid security.' };
const summarise = (facts: FoundFact[], said: FoundFact[] = []) =>
  createExtractiveTasks(computeHere)
    .summarise({
      signal: new AbortController().signal,
      spend: () => t.fail('a model was paid for'),
      scope: scopeOf(reading.passages),
      section: howToBid,
      facts,
      said: said.flatMap(({ stated }) => stated?.place ?? []),
    })
    .then((claims) => claims.map(({ text }) => text));

const validity = factOf('bid_validity', 'Bidders keep their offers open for 120 days.');
const payment = factOf('payment_terms', 'Invoices are paid within 45 days after acceptance.');

t.test('a section begins with what states its facts, whatever words it uses', async (t) => {
  const [first, ...others] = await summarise([validity, payment]);
  t.match(first, 'open for 120 days');
  t.notMatch(others, ['open for 120 days'], 'once');
  t.ok(others.some((text) => text.includes('two sealed envelopes')));
  t.notOk(
    others.some((text) => text.includes('45 days')),
    'facts of other sections stay there',
  );
});

t.test('a fact that is not sure is left to the sentences that are chosen', async (t) => {
  t.notMatch((await summarise([{ ...validity, probability: 0.3 }]))[0], 'open for 120 days');
});

t.test('nothing is said that another section says', async (t) => {
  t.notOk((await summarise([validity], [validity])).some((text) => text.includes('open for 120 days')));
});
