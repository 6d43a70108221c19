import t from 'tap';
import type { Candidate } from '../../search/candidates.ts';
import { readPassages } from './statements.ts';

function passageOf(pageText: string, sectionPath: string[] = [], language = 'en'): Candidate {
  const spans = [{ page: 3, start: 0, end: pageText.length, pageText }];
  return { documentId: 'd', language, ordinal: 0, kind: 'prose', sectionPath, spans };
}
const textsOf = (...passages: Candidate[]) => readPassages(passages).statements.map(({ text }) => text);

t.test('sentences, items and rows are read; headings, labels and running lines are not', async (t) => {
  const page = [
    '4.2 Equipment',
    '',
    'The Supplier delivers the\npumps listed below.',
    '',
    'Tag | Service | Quantity',
    'P-101 | Intake | 3',
    '',
    'Place and date',
    '',
    'Harrowby – Rev. 0 Equipment Page 7 of 38',
  ].join('\n');
  const { statements, headings, labels } = readPassages([passageOf(page, ['4 Scope'])]);
  t.same(
    statements.map(({ text, shape, path }) => [text, shape, path.at(-1)]),
    [
      ['The Supplier delivers the pumps listed below.', 'sentence', '4.2 Equipment'],
      ['P-101 | Intake | 3', 'row', '4.2 Equipment'],
    ],
  );
  t.same(
    headings.map(({ text }) => text),
    ['4.2 Equipment'],
  );
  t.ok(labels.includes('Place and date'));
  for (const { start, end, quote } of statements) t.equal(page.slice(start, end), quote);
});

t.test('an item keeps the sentence that introduces its list', async (t) => {
  const page =
    'A bidder is excluded if it:\n\n(a) is insolvent;\n\n(b) has not paid its taxes.\n\nThis holds for members too.';
  const { statements } = readPassages([passageOf(page)]);
  t.same(
    statements.map(({ shape, lead }) => [shape, lead?.text ?? null]),
    [
      ['sentence', null],
      ['item', 'A bidder is excluded if it:'],
      ['item', 'A bidder is excluded if it:'],
      ['sentence', null],
    ],
  );
});

t.test(
  'a sentence continues after the point of a date or of a short form, and before a number at the start of a line',
  async (t) => {
    t.same(
      await textsOf(passageOf('Die Frist endet am 12. März 2027. Der Umsatz beträgt 2 Mio. Euro im Jahr.', [], 'de')),
      ['Die Frist endet am 12. März 2027.', 'Der Umsatz beträgt 2 Mio. Euro im Jahr.'],
    );
    t.same(await textsOf(passageOf('The margin is at least 1.5 m, and at least\n1.0 m at 120% of the flow.')), [
      'The margin is at least 1.5 m, and at least 1.0 m at 120% of the flow.',
    ]);
  },
);

t.test('contents are no statements, and what two passages share is one', async (t) => {
  const contents = [
    '1 Invitation 4',
    '1.1 Bids 4',
    '1.2 Key dates 5',
    '2 Scope 7',
    '2.1 Pumps 8',
    '2.2 Annex A 9',
  ].join('\n');
  const { statements, labels } = readPassages([passageOf(contents)]);
  t.same(statements, []);
  t.ok(labels.includes('2.2 Annex A 9'));
  const page = 'The warranty period is two years from delivery.';
  t.equal((await textsOf(passageOf(page), passageOf(page))).length, 1);
});
