import { packWords } from '@bidloom/platform/words-codec';
import t from 'tap';
import { presentClaims } from '../../analyst/present-claims.ts';
import { foundFact } from './facts.fixtures.ts';
import { claimsOf, placeFacts } from './place-facts.ts';

const text = 'Bids are valid for 90 days. Elsewhere: 120 days. Offers in euro.';
const page = { documentId: 'd', page: 1, text, words: packWords([]) };

const place = (...facts: Parameters<typeof placeFacts>[0][number][]) =>
  placeFacts(facts, presentClaims({ claims: claimsOf(facts), pages: [page], fileNames: new Map() }));

t.test('every value gets the place that it cites, in its own fact', async (t) => {
  const [none, validity, currency] = place(
    foundFact('contact', text, 'd'),
    foundFact('bid_validity', text, 'd', '90 days', '120 days'),
    foundFact('currency', text, 'd', 'euro'),
  );
  t.match(none, { fact: 'contact', stated: null, conflicts: [] });
  t.match(validity, {
    fact: 'bid_validity',
    probability: 0.9,
    stated: { value: '90 days', quote: '90 days', page: 1, offset: text.indexOf('90 days'), boxes: [] },
    conflicts: [{ value: '120 days', documentId: 'd' }],
  });
  t.match(currency, { stated: { text: 'euro' } });
});

t.test('a date that the stated one replaces is kept with its place', async (t) => {
  const fact = foundFact('bid_validity', text, 'd', '90 days', '120 days');
  const [placed] = place({ ...fact, conflicts: [], replaced: fact.conflicts });
  t.match(placed, {
    conflicts: [],
    replaced: [{ value: '120 days', quote: '120 days', page: 1, offset: text.indexOf('120 days'), boxes: [] }],
  });
});

t.test('two values of the same words share a place', async (t) => {
  const [first, second] = place(
    foundFact('bid_validity', text, 'd', '90 days'),
    foundFact('warranty', text, 'd', '90 days'),
  );
  t.same(first?.stated?.offset, second?.stated?.offset);
  t.ok(first?.stated);
});

t.test('a value whose words are no longer on the page is left out, and takes no other with it', async (t) => {
  const [lost, kept] = place(
    foundFact('bid_validity', 'It was 60 days.', 'd', '60 days', 'It was'),
    foundFact('currency', text, 'd', 'euro'),
  );
  t.match(lost, { stated: null, conflicts: [] });
  t.match(kept, { stated: { text: 'euro' } });
});

t.test('halves of characters do not reach the database', async (t) => {
  const fact = foundFact('currency', text, 'd', 'euro');
  const [placed] = place({ ...fact, stated: fact.stated && { ...fact.stated, value: 'x\ud800' } });
  t.equal(placed?.stated?.value, 'x\ufffd');
});
