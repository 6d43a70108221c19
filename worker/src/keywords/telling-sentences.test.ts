import t from 'tap';
import type { BlockKind } from '../documents/model.ts';
import { findKeywords } from './find-keywords.ts';
import type { KeywordSource } from './model.ts';
import { tellingSentences } from './telling-sentences.ts';

function sourceOf(id: string, parts: [kind: BlockKind, text: string][], isContents = false): KeywordSource {
  let text = '';
  const blocks = parts.map(([kind, part]) => {
    const start = text.length;
    text += `${part}\n\n`;
    return { kind, start, end: start + part.length, ...(kind === 'heading' && { level: 1 }) };
  });
  return { id, fileName: `${id}.pdf`, language: 'en', pages: [{ number: 7, text, blocks, isContents }] };
}

async function find(keyword: string, documents: KeywordSource[]) {
  const [found] = await findKeywords(documents, [keyword], { includePartsOfWords: true });
  return tellingSentences(keyword, found?.hits ?? [], documents);
}

const clause = 'The Supplier shall pay liquidated damages of 0.5% of the price a week, at most 10% in all.';

t.test('a summary contains what a clause says of its keyword, verbatim and with its place', async (t) => {
  const source = sourceOf('a', [
    ['heading', '12 Liquidated damages of 5%'],
    ['paragraph', 'Liquidated damages are mentioned here.'],
    ['paragraph', `See there. ${clause} More follows.`],
    ['paragraph', '“Liquidated damages” means the sum in clause 12 for each week of delay.'],
  ]);
  const sentences = await find('liquidated damages', [source]);
  t.equal(sentences[0]?.quote, clause);
  t.notOk(
    sentences.some(({ quote }) => quote.startsWith('12 ')),
    'no heading',
  );
  t.ok(
    sentences.some(({ quote }) => quote.includes('means the sum')),
    'the definition',
  );
  for (const { page, start, end, quote } of sentences) {
    t.equal(page, 7);
    t.equal(source.pages[0]?.text.slice(start, end), quote);
  }
});

t.test('what is said twice is given once, from where it is said first', async (t) => {
  const documents = ['a', 'b'].map((id) => sourceOf(id, [['paragraph', clause]]));
  t.same(
    (await find('liquidated damages', documents)).map(({ documentId }) => documentId),
    ['a'],
  );
});

t.test('there are at most three sentences, those that say most', async (t) => {
  const rows = [
    'The retention shall be released later.',
    'The retention is 5% of each invoice and at most EUR 20,000.',
    'Half the retention, 2.5%, is paid within 30 days after the taking over.',
    'No retention may be kept from the advance payment by anyone.',
    'Against a bond of EUR 10,000 the retention must be released within 14 days.',
  ];
  const sentences = await find('retention', [sourceOf('a', [['paragraph', rows.join(' ')]])]);
  t.same(new Set(sentences.map(({ quote }) => quote)), new Set([rows[1], rows[2], rows[4]]));
});

t.test('a keyword that is only mentioned, in a title, in contents or inside a word has no summary', async (t) => {
  t.same(await find('retention', [sourceOf('a', [['paragraph', 'On retention, see clause 14.3.']])]), []);
  t.same(await find('retention', [sourceOf('a', [['heading', 'Retention of 5% within 30 days shall apply']])]), []);
  t.same(await find('retention', [sourceOf('a', [['list_item', 'Retention of 5% shall apply . . . 14']], true)]), []);
  t.same(await find('retention', [sourceOf('a', [['paragraph', 'Nonretentional sums of 5% shall be paid.']])]), []);
});

t.test('a standard that is named with its edition says what it says', async (t) => {
  const requirement = 'The pumps shall comply with API 610, 12th edition, and pass 25 hours of tests.';
  const sentences = await find('API 610', [sourceOf('a', [['paragraph', requirement]])]);
  t.same(
    sentences.map(({ quote }) => quote),
    [requirement],
  );
});
