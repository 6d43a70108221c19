import t from 'tap';
import type { FactName, FoundFact } from '../../../facts/model.ts';
import { computeHere } from '../../../testing/compute-here.ts';
import { scopeOf } from '../../../testing/scope-of.ts';
import { createExtractiveTasks } from '../create-extractive-tasks.ts';
import { readTender } from '../testing/read-tender.fixtures.ts';
import { assignFacts, factsOfSection } from './assign-facts.ts';
import { labelled } from './fact-line.ts';
import { stateFacts } from './state-facts.ts';

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
  return {
    fact,
    stated: { value: quote, text: quote, place },
    probability,
    conflicts: [],
    apart: [],
    candidates: [place],
    further: [],
    replaced: [],
  };
}

/** What is said of facts, each line with its label. */
const state = (...asked: Parameters<typeof stateFacts>) => stateFacts(...asked).map((line) => labelled(line, true));

const alone = { keysAt: () => [], besideAt: () => [] };
const judged = (is: boolean) => ({
  isSound: () => is,
  isAbout: () => is,
  titleAt: () => '',
  isOfPact: () => false,
  ...alone,
});

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

t.test('a section begins with what states its facts, whatever words it uses', async (t) => {
  const [first, ...others] = await summarise([validity]);
  t.equal(first, 'Bid validity: Bidders keep their offers open for 120 days.');
  t.notMatch(others, ['open for 120 days'], 'once');
  t.ok(others.some((text) => text.includes('two sealed envelopes')));
});

t.test('a fact that is not sure is left to the sentences that are chosen', async (t) => {
  t.notMatch((await summarise([{ ...validity, probability: 0.2 }]))[0], 'open for 120 days');
});

t.test('a fact that is neither certain nor likely says that it needs to be checked', async (t) => {
  t.equal(
    (await summarise([{ ...validity, probability: 0.6 }]))[0],
    'Bid validity (check this): Bidders keep their offers open for 120 days.',
  );
  t.equal(
    (await summarise([{ ...validity, probability: 0.7 }]))[0],
    'Bid validity: Bidders keep their offers open for 120 days.',
  );
  t.match(
    (await summarise([validity, { ...validity, fact: 'bid_security', probability: 0.6 }]))[0],
    /^Bid validity, bid security \(check this\): /u,
    'each fact of a line on its own',
  );
});

t.test('nothing is repeated that another section says', async (t) => {
  t.notOk((await summarise([validity], [validity])).some((text) => text.includes('open for 120 days')));
});

t.test('each fact belongs to the section that asks for it most plainly, and to no other', (t) => {
  const sections = [
    { title: 'How to bid', prompt: 'Submission, validity, bid security.' },
    { title: 'Commercial terms', prompt: 'Prices and payment.' },
    { title: 'Guarantees, warranty', prompt: 'Performance guarantee, warranty period.' },
  ];
  const assigned = assignFacts(sections);
  t.ok(assigned[0]?.includes('bid_security'));
  t.ok(assigned[1]?.includes('payment_terms'));
  t.same(
    ['performance_security', 'warranty'].map((fact) =>
      assigned.findIndex((facts) => facts.some((own) => own === fact)),
    ),
    [2, 2],
  );
  t.equal(new Set(assigned.flat()).size, assigned.flat().length);
  const facts = [validity, factOf('payment_terms', 'Invoices are paid within 45 days after acceptance.')];
  const { facts: own, elsewhere } = factsOfSection(assigned, 0, facts);
  t.same(own, [validity]);
  t.same(elsewhere, [facts[1]?.stated?.place], 'what states another section’s fact is left to it');
  t.end();
});

t.test('names of columns are no fact, and half of a bilingual line is left out', async (t) => {
  const place = { documentId: 'tender', page: 1, start: 0, end: 10, quote: 'Step | Share' };
  const header: FoundFact = { ...validity, fact: 'payment_terms', stated: { value: 'x', text: 'Step | Share', place } };
  t.same(state([{ ...header, candidates: [] }], [], judged(false)), []);
  const quote = 'बोली समाप्ति तिथि /Bid End Date 02-05-2026';
  const bilingual: FoundFact = {
    ...validity,
    stated: { value: '2026-05-02', text: '02-05-2026', place: { ...place, quote } },
  };
  t.same(state([bilingual], [], judged(false))[0]?.text, 'Bid validity: Bid End Date 02-05-2026');
});

t.test('a date and the validity are said though their sentence says little besides, other facts are not', (t) => {
  const linesOf = (fact: FactName, quote: string) =>
    state([factOf(fact, quote, 0.85)], [], judged(true)).map(({ text }) => text);
  const deadline = 'Please note that bids must be received by 14:00 on 3 May 2032 at the latest.';
  t.equal(linesOf('submission_deadline', deadline).length, 1);
  t.equal(linesOf('bid_validity', 'The Bidder agrees that its offer remains valid for 120 days.').length, 1);
  t.same(linesOf('warranty', 'Please note that the bidder keeps its books for 24 months.'), []);
  t.end();
});

t.test('of a long sentence the part around the value is shown', (t) => {
  const long = `${'The bidder notes what is said here and elsewhere. '.repeat(9)}It is EUR 20,000 in all. ${'More follows. '.repeat(30)}`;
  const place = { documentId: 'tender', page: 1, start: 0, end: long.length, quote: long };
  const fact: FoundFact = {
    ...validity,
    fact: 'bid_security',
    stated: { value: 'EUR 20000', text: 'EUR 20,000', place },
  };
  const [claim] = state([fact], [], judged(true));
  t.match(claim?.text, /^Bid security: … .*EUR 20,000.* …$/);
  t.ok((claim?.text.split(' ').length ?? 99) < 45);
  t.equal(claim?.citations[0]?.quote, long);
  t.end();
});

const envelopes = 'Bids shall be submitted in two sealed envelopes to the Purchasing Office.';
const late = 'Late bids are rejected.';

t.test('a fact in words is followed by the place that most likely says more about it', (t) => {
  const method = factOf('submission_method', envelopes);
  const further = factOf('submission_method', late).candidates;
  const textsOf = (is: boolean) => state([{ ...method, further }], [], judged(is)).map(({ text }) => text);
  t.same(textsOf(true), [`How to submit: ${envelopes}`, `How to submit, also: ${late}`]);
  t.same(textsOf(false), [`How to submit: ${envelopes}`], 'where it is understood alone');
  t.end();
});

t.test('a doubtful fact in words is stated only by a sentence about its subject', (t) => {
  const doubtful = factOf('submission_method', envelopes, 0.55);
  t.same(state([doubtful], [], { ...judged(true), isAbout: () => false }), []);
  t.match(state([doubtful], [], judged(true))[0]?.text, /^How to submit \(check this\): /u);
  t.end();
});

t.test('a value of its own is stated however short its line is', (t) => {
  const currency = factOf('currency', 'Prices are in euro.');
  t.same(state([currency], [], judged(false))[0]?.text, 'Currency: Prices are in euro.');
  t.end();
});

t.test('a fact for which the documents give several values names each, with its place', (t) => {
  const other = { value: 'P60D', text: 'two sealed envelopes', place: factOf('bid_validity', envelopes).stated?.place };
  const conflicts = other.place ? [{ ...other, place: other.place }] : [];
  const claims = state([{ ...validity, conflicts }], [], judged(true));
  t.same(
    claims.map(({ text }) => text),
    [
      'Bid validity (2 periods in the documents): Bidders keep their offers open for 120 days.',
      `Bid validity, another period: ${envelopes}`,
    ],
  );
  t.match(claims[1]?.citations, [{ page: 1, quote: envelopes }]);
  t.match(
    state([{ ...validity, conflicts, probability: 0.6 }], [], judged(true))[0]?.text,
    /^Bid validity \(check this; 2 periods in the documents\): /u,
  );
  t.equal(state([{ ...validity, conflicts, probability: 1 }], [], judged(true)).length, 1, 'a person decided');
  t.end();
});

t.test('a date that can be read in two ways names the other reading', (t) => {
  const stated = { value: '2031-08-12', text: '12/08/2031', place: factOf('bid_validity', late).candidates[0] };
  const { place } = stated;
  if (!place) return t.end();
  const twice = { ...factOf('submission_deadline', late), stated: { ...stated, place } };
  const claims = state([{ ...twice, conflicts: [{ ...stated, place, value: '2031-12-08' }] }], [], judged(true));
  t.same(
    claims.map(({ text }) => text),
    [
      `Submission deadline (2 dates in the documents): ${late}`,
      'Submission deadline, another date: the same words read as 2031-12-08',
    ],
  );
  t.end();
});

t.test('a further place that says the same under another number is left out', async (t) => {
  const place = (start: number, quote: string) => ({
    documentId: 'tender',
    page: 9,
    start,
    end: start + quote.length,
    quote,
  });
  const own = factOf('payment_terms', 'Invoices are paid within 45 days after acceptance.');
  const textsOf = (...further: ReturnType<typeof place>[]) =>
    state([{ ...own, further }], [], judged(true)).map(({ text }) => text.split(': ')[0]);
  t.same(textsOf(place(100, '6.1. Invoices are paid within 45 days after acceptance.')), ['Payment terms']);
  t.same(textsOf(place(100, '6.1. Invoices are paid within 60 days after acceptance.')), [
    'Payment terms',
    'Payment terms, also',
  ]);
});

/** A fact at a place that no tender of these tests contains. */
function elsewhere(fact: FactName, value: string, quote: string, probability = 0.9): FoundFact {
  const place = { documentId: 'tender', page: 9, start: 0, end: quote.length, quote };
  return { ...factOf(fact, quote, probability), stated: { value, text: value, place }, candidates: [place] };
}

const linesOf = (found: FoundFact, judge = judged(true)) => state([found], [], judge).map(({ text }) => text);

t.test('the place of a doubtful fact names it, and is no result of an example', (t) => {
  const kickOff = 'The kick-off meeting is within 14 days of the order, and a first draft is discussed there.';
  t.same(linesOf(elsewhere('bid_validity', 'P14D', kickOff, 0.5)), []);
  t.equal(linesOf(elsewhere('bid_validity', 'P14D', kickOff, 0.7)).length, 1, 'a likely one may be named elsewhere');
  const evidence = 'Evidence of the registration of the bidder is part of the bid, or the bid is rejected.';
  t.same(linesOf(elsewhere('joint_venture', 'conditions', evidence, 0.5)), []);
  const members = 'All members of a joint venture sign the bid, and one of them speaks for the others.';
  t.equal(linesOf(elsewhere('joint_venture', 'conditions', members, 0.5)).length, 1);
  t.same(linesOf(elsewhere('delay_damages', 'INR 70000', '= Rs.70, 000.', 0.5)), []);
  t.end();
});

t.test('a doubtful fact below the title of what only looks like it is none', (t) => {
  const renewed = elsewhere(
    'warranty',
    'P90D',
    'La garanzia è rinnovata su richiesta per ulteriori 90 giorni di tempo.',
    0.58,
  );
  t.equal(linesOf(renewed).length, 1);
  t.same(linesOf(renewed, { ...judged(true), titleAt: () => '10. GARANZIA PROVVISORIA' }), []);
  t.end();
});

t.test('an opening that names no date is no date', (t) => {
  t.same(linesOf(elsewhere('bid_opening', 'not public', 'La commissione procede in sedute riservate:')), []);
  t.end();
});

t.test('nothing of an agreement against corruption is stated as a fact of the contract', (t) => {
  const sublet = factOf('subcontracting', 'Bidders answer for violations of this pact by their subcontractors.', 0.55);
  t.same(linesOf(sublet, { ...judged(true), isOfPact: () => true }), []);
  t.end();
});

t.test('a row of a price form is not shown for its currency, which is said instead', (t) => {
  t.same(linesOf(elsewhere('currency', 'EUR', 'TOTAL € HT | TOTAL € TTC | 0,00 €')), ['Currency: EUR']);
  const dollars = elsewhere('currency', 'USD', '| | TOTAL NETO-NETO $');
  t.same(linesOf(dollars), [], 'a dollar sign may be of many countries');
  const pesos = { documentId: 'tender', page: 9, start: 50, end: 80, quote: 'Importe: $ SON PESOS' };
  t.same(linesOf({ ...dollars, candidates: [...dollars.candidates, pesos] }), ['Currency: Importe: $ SON PESOS']);
  t.end();
});

t.test('of a long sentence the part around the name of its fact is shown', (t) => {
  const words = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ');
  const law = `Tenderers note that ${words} is subject to the laws of England and its courts.`;
  t.match(linesOf({ ...elsewhere('governing_law', law, law) })[0], /laws of England and its courts/u);
  t.end();
});

t.test('a deadline keeps the hour that another of its places gives for the same day', async (t) => {
  const placeOf = (quote: string) => ({ documentId: 'tender', page: 1, start: 0, end: quote.length, quote });
  const deadline = factOf('submission_deadline', 'Proposal due date | 14 August 2031');
  const stated = { value: '2031-08-14', text: '14 August 2031', place: placeOf('Proposal due date | 14 August 2031') };
  const lineFor = (...quotes: string[]) =>
    state([{ ...deadline, stated, candidates: [stated.place, ...quotes.map(placeOf)] }], [], judged(true))[0]?.text;
  const timed = 'The deadline for the submission of bids is 14 August 2031 at 3:00 pm.';
  t.equal(lineFor(timed), `Submission deadline: ${timed}`);
  for (const other of [
    'The deadline for the submission of bids is 15 August 2031 at 3:00 pm.',
    'The hall opens on 14 August 2031 at 9:00 am.',
  ])
    t.equal(lineFor(other), 'Submission deadline: Proposal due date | 14 August 2031', other);
});

t.test('beside what a person decided is what a document has come to state since, with both places', async (t) => {
  const place = { documentId: 'letter', page: 1, start: 0, end: 30, quote: 'Bids stay open for 150 days.' };
  const since = {
    decidedBy: 'Ada Byron confirmed',
    others: [{ value: 'P150D', text: '150 days', place, document: 'Addendum 2' }],
  };
  const stated = validity.stated && { ...validity.stated, value: 'P120D', text: '120 days' };
  const [claim, ...others] = state([{ ...validity, stated, probability: 1, since }], [], judged(true));
  t.equal(claim?.text, 'Bid validity: Ada Byron confirmed 120 days; Addendum 2 says 150 days');
  t.same(
    claim?.citations.map(({ documentId }) => documentId),
    ['tender', 'letter'],
  );
  t.same(others, []);
  const marked = { ...since, decidedBy: 'Ada Byron marked it as not stated' };
  t.match(state([{ ...validity, stated: null, probability: 1, since: marked }], [], judged(true)), [
    { text: 'Bid validity: Ada Byron marked it as not stated; Addendum 2 says 150 days', citations: [{ page: 1 }] },
  ]);
  const first = (await summarise([{ ...validity, stated, probability: 1, since } as FoundFact]))[0];
  t.equal(first, claim?.text);
});
