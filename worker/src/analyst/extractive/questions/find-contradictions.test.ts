import t from 'tap';
import { readPassages } from '../statements.ts';
import { readTender } from '../testing/read-tender.fixtures.ts';
import { findContradictions } from './find-contradictions.ts';

const filler = `The Employer is the city of Harrowby. The Engineer administers the contract and answers letters within a week.
Drawings are in metric units. Notices are in writing. Meetings take place in the town hall. The language of the contract is English.
The Contractor appoints a representative who speaks it.`;

/** The questions that two clauses far from each other give rise to. */
async function between(one: string, other: string): Promise<string[]> {
  const sections = [`# Tender\n\n## 1 First\n\n${one}`, `## 2 Second\n\n${filler}`, `## 3 Third\n\n${other}\n`];
  const { passages } = await readTender(sections.join('\n\n'));
  const { statements } = readPassages(passages);
  return findContradictions(statements, new Map()).map(({ text }) => text);
}

t.test('the same statement with another amount is a contradiction', async (t) => {
  for (const [one, other] of [
    ['Retention is 5% of each interim payment.', 'From each interim payment a retention of 10% is kept.'],
    ['Bids shall be submitted by 12 March 2027 at 14:00.', 'Bids shall be submitted by 12 March 2027 at 16:00.'],
    ['The noise of a pump set does not exceed 82 dB(A).', 'The noise of each pump set does not exceed 85 dB(A).'],
    ['The warranty period is 24 months after delivery.', 'The warranty period ends 12 months after delivery.'],
    ['The performance bond amounts to EUR 50,000.', 'The amount of the performance bond is EUR 80,000.'],
  ] as const) {
    const found = await between(one, other);
    t.equal(found.length, 1, `${one} ${other}`);
    t.match(found[0], 'Which of the two applies?');
  }
});

t.test('the same period from another event is a contradiction', async (t) => {
  const found = await between(
    'The valves are delivered within 28 weeks after the Effective Date.',
    'Delivery of the valves: within 28 weeks from the date of the Purchase Order.',
  );
  t.match(found[0], /From which event does the period count\?$/);
});

t.test('amounts that may both be true are none', async (t) => {
  for (const [one, other] of [
    ['Bids shall remain valid for 90 days.', 'The bid security shall remain valid for 120 days.'],
    ['Retention is 5% of each payment.', 'Retention is 5% of each payment, that is kept until the end.'],
    ['The pumps shall be delivered within 20 weeks.', 'The valves shall be delivered within 24 weeks.'],
    ['The advance payment is 10% of the price.', 'The final payment is 30% of the price.'],
    ['The damages for delay are 0.5% for each week.', 'The damages for delay are at most 10% of the price.'],
    ['The term of the contract is 24 months.', 'If it is extended, the term of the contract is 36 months.'],
    ['The turnover is at least EUR 2 million.', 'The turnover is at most EUR 50 million.'],
    ['Pump P-101 has a rated power of 160 kW.', 'Pump P-201 has a rated power of 250 kW.'],
    ['The speed range lies between 70% and 120% of the rated speed.', 'The speed lies at 100% of the rated speed.'],
    [
      'The warranty ends 24 months after delivery or 18 months after commissioning.',
      'The warranty ends 18 months after commissioning.',
    ],
    ['The site visit takes place on 4 March 2027.', 'The site visit takes place on 4 March 2027 at 09:00.'],
    ['Drawings are returned within 14 days after receipt.', 'Invoices are paid within 30 days after receipt.'],
  ] as const)
    t.same(await between(one, other), [], `${one} ${other}`);
});

t.test('items of two lists that repeat each other are about the things that their headings name', async (t) => {
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
  const [short, long] = ['The diameter of the stent body is 10 mm.', 'The diameter of the stent body is 22 mm.'];
  const like = ['Single use only.', 'Sterile in its own package.'];
  t.same(await between(list([...like, short]), list([...like, long])), []);
  t.equal((await between(list(['Uncovered.', short]), list(['Covered in full.', long]))).length, 1);
});
