import t from 'tap';
import { readPassages } from '../statements.ts';
import { readTender } from '../testing/read-tender.fixtures.ts';
import { pactPages } from './of-pact.ts';
import { isWorthSaying } from './worth-saying.ts';

async function statementsOf(...paragraphs: string[]) {
  const { passages } = await readTender(['# General', ...paragraphs].join('\n\n'));
  return readPassages(passages).statements;
}

async function worthOf(text: string): Promise<boolean | undefined> {
  const [statement] = await statementsOf(text);
  return statement && isWorthSaying(statement);
}

t.test('what the buyer does itself is not worth a line, unless it says when or how much', async (t) => {
  for (const text of [
    'The Evaluation Committee shall evaluate the responses and all supporting documents.',
    'NWB shall treat the responses of all bidders as confidential during the procedure.',
    'La Commissione procederà alla verifica della documentazione delle ditte concorrenti.',
    'La Contaduría General deberá expedir sus observaciones sobre las actuaciones.',
  ])
    t.equal(await worthOf(text), false, text);
  for (const text of [
    'The Purchaser shall pay each invoice within 30 days of its receipt.',
    'The Contractor shall keep all data of the project confidential for ever.',
  ])
    t.equal(await worthOf(text), true, text);
});

t.test('neither are examples, calculations and names of columns', async (t) => {
  for (const text of [
    '= Rs. 70,000 for each day of the delay of the work.',
    'For example, a bidder with a capacity of 1.5 MW pays Rs. 10.5 lakh as bid bond.',
    '| OPERATORS IN THE AGREEMENT | LEAST SHARE | MOST SHARE |',
    '| TOTAL | 100 |',
    '| A.8 | ANNEX I | Draft of the agreement |',
  ])
    t.not(await worthOf(text), true, text);
});

t.test('an integrity pact is not the contract, on all of its pages', async (t) => {
  const own = 'The Earnest Money shall be valid up to a period of five years.';
  const statements = await statementsOf(
    'This Pact is subject to the law of the place of the buyer in all matters.',
    own,
    'The bidder commits itself in this Integrity Pact to take all measures against corruption.',
  );
  t.same(statements.map(pactPages(statements)), [true, true, true]);
  const others = await statementsOf('Bidders shall sign the integrity pact of the annex.', own);
  t.same(others.map(pactPages(others)), [true, false], 'a page that only mentions one is not part of it');
});
