import t from 'tap';
import type { FactName, FactValue, FoundFact } from '../../../facts/model.ts';
import type { GeneratedQuestion } from '../../tasks.ts';
import { misquoted, readTender, toPassages } from '../testing/read-tender.fixtures.ts';
import { generateQuestions } from './generate-questions.ts';
import { quoted } from './place.ts';

async function ask(markdown: string, known: string[] = [], count = 50): Promise<GeneratedQuestion[]> {
  const { document, passages } = await readTender(markdown);
  const questions = generateQuestions(passages, new Map([['tender', 'tender.md']]), { known, count });
  const citations = questions.flatMap((question) => question.citations);
  t.same(misquoted(citations, document.pages), []);
  return questions;
}
const quotesOf = (questions: GeneratedQuestion[], reason: string) =>
  questions.filter((question) => question.reason === reason).map(({ citations }) => citations[0]?.quote);

t.test('what the bidder has to do is a requirement; what the buyer does, or what a form says, is not', async (t) => {
  const questions = await ask(`# Tender

## 1 Terms

The Supplier shall deliver the goods to the site of the works. The Authority shall return securities within 30 days.
The Supplier trains four operators on the site for two days. Subcontracting of the design work is not permitted.
We undertake that our bid shall remain valid for 120 days. May the bidder propose another place of delivery?
`);
  t.same(
    new Set(quotesOf(questions, 'requirement')),
    new Set([
      'The Supplier shall deliver the goods to the site of the works.',
      'The Supplier trains four operators on the site for two days.',
      'Subcontracting of the design work is not permitted.',
    ]),
  );
  t.match(questions.find(({ text }) => text.includes('Subcontracting'))?.text, /Do we keep to this\?$/);
});

t.test('of several documents a question names the one that it is about, in few words', async (t) => {
  const ofTender = await readTender(
    '# Tender\n\n## 1 Terms\n\nThe Supplier trains four operators on the site for two days.\n',
  );
  const ofOther = await readTender('# Terms\n\n## 2 Rules\n\nSubcontracting of the design work is not permitted.\n');
  const passages = [...ofTender.passages, ...toPassages(ofOther.document, 'other')];
  const names = new Map([
    ['tender', 'Instructions to bidders for the waterworks of Lindental, edition of May.md'],
    ['other', 'RFP-2032-014_Addendum_No._2_Rules_for_subcontracting.md'],
  ]);
  const texts = generateQuestions(passages, names, { known: [], count: 50 }).map(({ text }) => text);
  t.match(
    texts.find((text) => text.includes('operators')),
    /^Section 1 \(page 1 of Instructions to bidders for the…\) requires: “The/,
  );
  t.match(
    texts.find((text) => text.includes('Subcontracting')),
    /^Section 2 \(page 1 of Addendum 2\) requires: “Sub/,
  );
});

t.test('unclear words are quoted whole and without what is around them', async (t) => {
  const questions = await ask(`# Tender

## 1 Scope of supply

The pumps are of the make Norvane, or equivalent, and of one type.
`);
  t.match(questions.find(({ reason }) => reason === 'ambiguity')?.text, 'what counts as “or equivalent”, and');
  t.equal(quoted(' | the make "Norvane" or equivalent" '), '“the make "Norvane" or equivalent”');
  t.equal(quoted('” and of the make “Norvane”'), '“and of the make “Norvane””');
  t.equal(quoted('a connection of 1/2"'), '“a connection of 1/2"”', 'inches');
  t.equal(quoted('a pipe of 4”'), '“a pipe of 4””');
  t.equal(quoted('das Fabrikat „Norvane“'), '“das Fabrikat „Norvane“”');
});

t.test('an item of a list is quoted without its mark', async (t) => {
  const questions = await ask(
    `# Tender\n\n## 1 Terms\n\nThe following holds:\n\n(a) the Supplier must insure each shipment at its full value;\n`,
  );
  t.same(quotesOf(questions, 'requirement'), ['the Supplier must insure each shipment at its full value']);
});

t.test('a row is asked about without the borders of its cells, and cited as it is', async (t) => {
  const questions = await ask(`# Tender

## 1 Terms

| No. | Term | Value |
| --- | --- | --- |
| 1 | Spare parts of a make to be agreed with the Engineer | at a fixed price |
| 2 | Retention | 5% |
`);
  const doubt = questions.find(({ reason }) => reason === 'ambiguity');
  t.match(doubt?.text, '“1 · Spare parts of a make to be agreed with the Engineer · at a fixed price”');
  t.match(doubt?.citations[0]?.quote, ' | ');
});

t.test('blanks of clauses are asked about, but the bidder fills in the blanks of forms', async (t) => {
  const questions = await ask(`# Tender

## 1 Delay

For each week of delay the Supplier shall pay liquidated damages of ____% of the price.

## 2 Bid form

The name of the bidder shall be ____ and its address shall be ____.
`);
  const [quote, ...others] = quotesOf(questions, 'ambiguity');
  t.match(quote, /liquidated damages of ____%/);
  t.same(others, []);
});

t.test('annexes that exist, or that belong to a law, are not reported as missing', async (t) => {
  const questions = await ask(`# Tender

## 1 Terms

The Supplier shall fill in the form of Annex A for each item. Prices shall be entered in Annex B of this volume.
Waste is handled by Annex C of the Directive on waste.

## Annex A: Declaration

The declaration is made by the person who signs the bid for the bidder.
`);
  const missed = questions.filter(({ text }) => text.includes('We do not find'));
  t.equal(missed.length, 1);
  t.match(missed[0]?.text, '“Annex B”');
});

const usual = (without: string) =>
  [
    ['Scope of supply', 'The scope of supply comprises 12 pumps for the waterworks of the town.'],
    ['Submission of bids', 'Bids are submitted electronically through the bidding portal in two envelopes.'],
    ['Validity', 'The bid validity is 90 days.'],
    ['Eligibility', 'The annual turnover of a bidder is at least EUR 2 million.'],
    ['Prices', 'The unit prices are firm and fixed for the term.'],
    ['Payment', 'Invoices are paid within 30 days of their receipt.'],
    ['Delivery', 'The time for completion is 20 weeks.'],
    ['Inspection', 'An acceptance test takes place in the works.'],
    ['Insurance', 'The product liability of the maker is insured.'],
    ['Termination', 'Each side may terminate the contract with notice.'],
    ['Evaluation', 'The evaluation criteria are price and quality.'],
    ['Clarifications', 'Requests for clarification reach the buyer in writing.'],
    ['Warranty', 'The warranty period lasts for two years.'],
  ]
    .filter(([title]) => title !== without)
    .map(
      ([title, text], index) =>
        `## ${index + 1}.1 ${title}\n\n${text}\n\n${'The office of the town is open from Monday to Friday, also for visitors from abroad. '.repeat(3)}`,
    )
    .join('\n\n');

t.test('a usual matter that is not mentioned is asked for beside the heading where it would be', async (t) => {
  const questions = await ask(`# Tender\n\n${usual('Payment')}`);
  const gaps = questions.filter(({ reason }) => reason === 'gap');
  t.equal(gaps.length, 1);
  t.match(gaps[0]?.text, /^We find nothing about payment, neither below “5\.1 Prices” \(page 1\) nor elsewhere\./);
  t.match(gaps[0]?.citations[0]?.quote, /Prices$/);
  t.same(quotesOf(await ask(`# Tender\n\n${usual('')}`), 'gap'), []);
});

t.test('what was asked in other words is not asked again', async (t) => {
  const tender = '# Tender\n\n## 1 Terms\n\nThe Supplier shall insure each shipment against loss and damage.\n';
  t.equal((await ask(tender)).length, 1);
  t.same(await ask(tender, ['Does the Supplier insure shipments against damage and loss?']), []);
});

t.test('requirements take most of the places, unclear wordings take those that are left', async (t) => {
  const under = (number: number, sentence: string) => `## ${number}.1 Scope of works\n\n${sentence}\n`;
  const unclear = [
    'The colour of the paint is to be agreed later.',
    'Motors are of make Norvane or equal.',
    'The site has about 400 m of old pipes.',
    'The date of the visit is TBA.',
    'The valves are made as shown in Annex D.',
  ].map((sentence, at) => under(at + 1, sentence));
  const required = [
    'The Supplier shall deliver the pumps by rail.',
    'The Contractor must insure all workers on the site.',
    'The Bidder shall submit audited accounts of three years.',
    'The Supplier trains four operators in the factory.',
    'The Contractor shall remove the old boiler house.',
  ].map((sentence, at) => under(at + 6, sentence));
  const reasons = async (parts: string[], count: number) =>
    (await ask(`# Tender\n\n${parts.join('\n')}`, [], count)).map(({ reason }) => reason);
  const five = await reasons([...unclear, ...required], 5);
  t.equal(five.filter((reason) => reason === 'requirement').length, 3, five.join());
  t.equal(five.filter((reason) => reason === 'ambiguity').length, 2, five.join());
  const seldom = await reasons([...unclear, ...required.slice(0, 1)], 5);
  t.equal(seldom.filter((reason) => reason === 'requirement').length, 1, seldom.join());
  t.equal(seldom.length, 5);
});

const asFound = (fact: FactName, stated: FactValue | null, conflicts: FactValue[] = []): FoundFact => ({
  ...{ fact, stated, conflicts, apart: [], probability: 0.9 },
  candidates: [stated, ...conflicts].flatMap((value) => value?.place ?? []),
  further: [],
  replaced: [],
});

async function askWithFacts(
  markdown: string,
  factsOf: (value: (value: string, text: string, quote: string) => FactValue) => FoundFact[],
) {
  const { document, passages } = await readTender(markdown);
  const read = (value: string, text: string, quote: string): FactValue => {
    const page = document.pages.find((each) => each.text.includes(quote));
    const start = page?.text.indexOf(quote) ?? -1;
    const place = { documentId: 'tender', page: page?.number ?? 0, start, end: start + quote.length, quote };
    return { value, text, place };
  };
  const names = new Map([['tender', 'tender.md']]);
  return generateQuestions(passages, names, { known: [], count: 50 }, factsOf(read));
}

const twoPeriods = `# Tender

## 1.1 Data sheet

The bid validity is 12 months from the opening of bids.

## 1.2 Prices

Prices are firm and do not change with the market.

The price includes all freight to the site of the works.

Taxes are shown apart from the price of each item.

## 2.1 Terms

The offer validity is 180 days after the closing date.
`;

t.test('two places that state a bid fact differently are asked about, with both', async (t) => {
  const contradictions = async (conflict: [string, string, string]) =>
    (
      await askWithFacts(twoPeriods, (value) => [
        asFound('bid_validity', value('P12M', '12 months', 'The bid validity is 12 months from the opening of bids.'), [
          value(...conflict),
        ]),
      ])
    ).filter(({ reason }) => reason === 'contradiction');
  const [found, ...others] = await contradictions([
    'P180D',
    '180 days',
    'The offer validity is 180 days after the closing date.',
  ]);
  t.same(others, []);
  t.match(found?.text, /12 months.*180 days.*How long must a bid stay valid\?$/);
  t.same(
    found?.citations.map(({ quote }) => quote.slice(0, 12)),
    ['The bid vali', 'The offer va'],
  );
  t.same(
    await contradictions(['P1Y', '12 months', 'The offer validity is 180 days after the closing date.']),
    [],
    'a year is twelve months',
  );
  t.same(
    await contradictions(['P180D', '180 days', 'Taxes are shown apart from the price of each item.']),
    [],
    'what does not name the fact is another matter',
  );
});

t.test('a date that an addendum replaces is no contradiction', async (t) => {
  const old = 'The deadline for the submission of proposals is 14 January 2032.';
  const moved = 'The deadline for the submission of proposals is changed to 21 January 2032.';
  const tender = twoPeriods.replace(/The bid validity.*/u, old).replace(/The offer validity.*/u, moved);
  const contradictions = async (isMoved: boolean) =>
    (
      await askWithFacts(tender, (value) => [
        {
          ...asFound('submission_deadline', value('2032-01-21', '21 January 2032', moved)),
          replaced: isMoved ? [value('2032-01-14', '14 January 2032', old)] : [],
        },
      ])
    ).filter(({ reason }) => reason === 'contradiction');
  t.equal((await contradictions(false)).length, 1);
  t.same(await contradictions(true), []);
});

t.test('what every bidder needs and no place states is asked for', async (t) => {
  const tender = `# Tender\n\n${usual('')}`;
  const stated = ['currency', 'bid_language', 'bid_validity', 'contact', 'warranty', 'payment_terms'] as const;
  const gaps = async (missing: FoundFact[], names: readonly FactName[] = stated) =>
    (
      await askWithFacts(tender, (value) => [
        ...names.map((name) => asFound(name, value('x', 'x', 'The bid validity is 90 days.'))),
        ...missing,
      ])
    ).flatMap(({ reason, text }) => (reason === 'gap' ? [text] : []));
  const [question, ...others] = await gaps([asFound('joint_venture', null)]);
  t.same(others, []);
  t.match(question, /nothing about joint ventures, neither below .*May joint ventures or consortia bid/);
  t.same(await gaps([{ ...asFound('joint_venture', null), probability: 0.6 }]), [], 'it may be stated');
  t.same(await gaps([asFound('joint_venture', null)], ['currency']), [], 'a part of a tender lacks most of them');
});

t.test('what a stated fact leaves open is asked for, where nothing else gives it', async (t) => {
  const ask = async (...sentences: string[]) =>
    (
      await askWithFacts(['# Tender', '## 1.1 Insurance', ...sentences].join('\n\n'), (value) => [
        asFound('insurance', value('words', 'words', sentences[0] as string)),
      ])
    ).flatMap(({ reason, text }) => (reason === 'ambiguity' ? [text] : []));
  const open = 'The Contractor maintains a public liability insurance for the term of the contract.';
  const [question, ...others] = await ask(open);
  t.same(others, []);
  t.match(question, /public liability insurance.*Which sums must this insurance cover at least\?$/);
  t.same(await ask(open, 'The insurance covers EUR 5,000,000 for each event.'), []);
});
