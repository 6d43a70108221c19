import t from 'tap';
import { readPassages } from '../statements.ts';
import { readTender } from '../testing/read-tender.fixtures.ts';
import { isSound } from './is-sound.ts';

/** Which of the paragraphs a reader understands alone. */
async function soundOf(...paragraphs: string[]): Promise<string[]> {
  const { passages } = await readTender(['# Supply of pumps', ...paragraphs].join('\n\n'));
  return readPassages(passages)
    .statements.filter((statement) => isSound(statement))
    .map(({ text }) => text);
}

t.test('a whole sentence is understood alone', async (t) => {
  const whole = [
    'The Supplier shall deliver the pumps within 28 weeks.',
    'Bids shall be written in English or in French.',
    'A bid shall be written in English or in French.',
    '4.2 Bids that arrive late shall be returned unopened.',
  ];
  t.same(await soundOf(...whole), whole);
});

t.test('a text that is cut, points elsewhere or continues the one before is not', async (t) => {
  t.same(
    await soundOf(
      'delivered to the store within the time that is agreed between them.',
      'The quality is judged by the criteria that are named in art.',
      'However, the Purchaser may extend this time by two weeks.',
      'The documents listed below shall be handed in with the bid.',
      'This section outlines the pricing model and the terms of payment.',
      'Which warranty period does the Supplier offer for its pumps?',
    ),
    [],
  );
});

t.test('forms, glossaries and titles say nothing of a tender', async (t) => {
  t.same(
    await soundOf(
      'We hereby offer to deliver the pumps for the price named above.',
      'The bidder (name) ____________ offers to supply the pumps.',
      'BIDDERS MUST SIGN EACH PAGE OF THE OFFER.',
      '## 3.1 Form of bank guarantee',
      'The bank shall pay any sum that the Purchaser asks for in writing.',
    ),
    [],
  );
});
