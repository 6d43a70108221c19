import t from 'tap';
import type { GeneratedQuestion } from '../../tasks.ts';
import { misquoted, readTender } from '../testing/read-tender.fixtures.ts';
import { generateQuestions } from './generate-questions.ts';

async function ask(markdown: string, known: string[] = [], count = 50): Promise<GeneratedQuestion[]> {
  const { document, passages } = await readTender(markdown);
  const questions = generateQuestions(passages, new Map([['tender', 'tender.md']]), { known, count });
  const citations = questions.flatMap((question) => question.citations);
  t.same(misquoted(citations, document.pages), []);
  return questions;
}
const quotesOf = (questions: GeneratedQuestion[], reason: string) =>
  questions.filter((question) => question.reason === reason).map(({ citations }) => citations[0]?.quote);

t.test('what the bidder is to do is a requirement; what the buyer does, or a form says, is not', async (t) => {
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

t.test('an item of a list is quoted without its mark', async (t) => {
  const questions = await ask(
    `# Tender\n\n## 1 Terms\n\nThe following holds:\n\n(a) the Supplier must insure each shipment at its full value;\n`,
  );
  t.same(quotesOf(questions, 'requirement'), ['the Supplier must insure each shipment at its full value']);
});

t.test('a row is asked about without the borders of its cells, and cited as it stands', async (t) => {
  const questions = await ask(`# Tender

## 1 Terms

| No. | Term | Value |
| --- | --- | --- |
| 1 | Spare parts as required by the Engineer shall be included | at a reasonable price |
| 2 | Retention | 5% |
`);
  const doubt = questions.find(({ reason }) => reason === 'ambiguity');
  t.match(doubt?.text, '“1 · Spare parts as required by the Engineer shall be included · at a reasonable price”');
  t.match(doubt?.citations[0]?.quote, ' | ');
});

t.test('blanks of clauses are asked about, blanks of forms are for the bidder to fill in', async (t) => {
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

t.test('annexes that are there, or that belong to a law, are not missed', async (t) => {
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

t.test('a usual matter that is not spoken of is asked for beside the heading where it would stand', async (t) => {
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

t.test('unclear wordings leave most places to requirements, and take those that these do not fill', async (t) => {
  const under = (number: number, sentence: string) => `## ${number} Terms\n\n${sentence}\n`;
  const unclear = [
    'The colour of the paint is to be agreed later.',
    'Motors are of make Norvane or equal.',
    'The site has about 400 m of old pipes.',
    'The date of the visit is TBA.',
    'Night work takes place as needed.',
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
