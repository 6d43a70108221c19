import t from 'tap';
import { readPassages } from '../statements.ts';
import { readTender } from '../testing/read-tender.fixtures.ts';
import { wishedTopics } from '../topics/match-topics.ts';
import { toldByForm } from './told-by-form.ts';

async function toldIn(title: string, ...paragraphs: string[]): Promise<string[]> {
  const { passages } = await readTender(['# General', ...paragraphs].join('\n\n'));
  const told = toldByForm(readPassages(passages).statements, wishedTopics(title, ''));
  return [...told.keys()].map(({ text }) => text);
}

t.test('what is bought is told by its form, the first three sentences of a document', async (t) => {
  const scope = [
    'The scope of work associated with this project consists of the final design of two stations.',
    'The Board is seeking an experienced contractor that knows stations of this kind.',
    'You are invited to tender for the renewal of all pumps in Lindental.',
  ];
  const more = 'This project will consist of the renewal of all pumps and of their controls.';
  t.same(await toldIn('Scope', ...scope, 'The Board meets twice a month in its own building.', more), scope);
  t.same(await toldIn('Payment', ...scope), [], 'in no other section');
});

t.test('so is what a bid contains, who may bid, and the kind of contract', async (t) => {
  const contents = 'A complete proposal must include a work plan, two references and the price sheet.';
  const bidders = 'The bidder shall have at least five years of experience with similar stations.';
  const kind = 'Orders are placed under a framework agreement for up to four years.';
  t.same(await toldIn('Submission of the bid', contents, bidders, kind), [contents]);
  t.same(await toldIn('Eligibility', contents, bidders, kind), [bidders]);
  t.same(await toldIn('Prices', contents, bidders, kind), [kind]);
});

t.test('a right of the buyer tells nothing', async (t) => {
  t.same(
    await toldIn(
      'Submission of the bid',
      'The Board reserves the right to ask that a bid must include further documents.',
    ),
    [],
  );
});
