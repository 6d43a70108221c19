import t from 'tap';
import { boxesForSpan } from '../documents/locate-quote.ts';
import type { Block, BlockKind } from '../documents/model.ts';
import { readDocument } from '../documents/read-document.ts';
import { options, writeSource } from '../documents/testing/files.ts';
import { makePdf, writeLines } from '../documents/testing/make-pdf.ts';
import { findKeywords } from './find-keywords.ts';
import { groupHits } from './group-hits.ts';
import type { KeywordPage, KeywordSource } from './model.ts';
import { createRecallCheck, sampleKeywords } from './testing/plain-search.ts';

type Part = [kind: BlockKind, text: string, level?: number];

/** A page whose blocks are under each other, a blank line between. */
function pageOf(number: number, parts: Part[]): KeywordPage {
  let text = '';
  const blocks = parts.map(([kind, part, level]): Block => {
    if (text !== '') text += '\n\n';
    const start = text.length;
    text += part;
    const block: Block = { kind, start, end: text.length };
    if (level) block.level = level;
    if (kind === 'table_row') block.table = { index: 0, row: 0, isHeader: false, cells: [] };
    return block;
  });
  return { number, text, blocks };
}

function sourceOf(pages: (string | Part[])[], language = 'en'): KeywordSource {
  return {
    id: 'd1',
    fileName: 'tender.pdf',
    language,
    pages: pages.map((parts, index) => pageOf(index + 1, typeof parts === 'string' ? [['paragraph', parts]] : parts)),
  };
}

async function hitsOf(source: KeywordSource, keyword: string, synonyms: string[] = []) {
  const wish = { includePartsOfWords: true, synonyms: new Map([[keyword, synonyms]]) };
  const [found] = await findKeywords([source], [keyword], wish);
  return found?.hits ?? [];
}

async function foundIn(text: string, keyword: string, language = 'en') {
  return (await hitsOf(sourceOf([text], language), keyword)).map(({ match, found }) => `${match}: ${found}`);
}

t.test('a keyword is found whatever its case, hyphens, line breaks and typography are', async (t) => {
  t.same(await foundIn('BID SECURITY, bid-security, Bid\nsecurity and bid-\nsecurity.', 'bid security'), [
    'exact: BID SECURITY',
    'exact: bid-security',
    'exact: Bid\nsecurity',
    'exact: bid-\nsecurity',
  ]);
  t.same(await foundIn('The secu-\nrity and the secu\u00adrity.', 'security'), [
    'exact: secu-\nrity',
    'exact: secu\u00adrity',
  ]);
  t.same(await foundIn('the bidder’s eﬃcient ＰＵＭＰ', "bidder's efficient pump"), [
    'exact: bidder’s eﬃcient ＰＵＭＰ',
  ]);
  t.same(await foundIn('Ba\u0309o đa\u0309m', 'bảo đảm', 'vi'), ['exact: Ba\u0309o đa\u0309m']);
  t.same(await foundIn('co-operate', 'cooperate'), ['exact: co-operate']);
  t.same(await foundIn('cooperate', 'co-operate'), ['exact: cooperate']);
});

t.test('blanks within other words are neither made nor lost, and typed accents count', async (t) => {
  t.same(await foundIn('this is land, bidsecurity and the contract – time', 'island'), []);
  t.same(await foundIn('the contract – time', 'contract time'), []);
  t.same(await foundIn('the data–sheet and the data – sheet', 'datasheet'), []);
  t.same(await foundIn('bảo đảm', 'ba', 'vi'), []);
  t.same(await foundIn('bao dam', 'bảo đảm', 'vi'), []);
});

t.test('letters inside a longer word are told apart from words', async (t) => {
  t.same(await foundIn('I forbid a bid by a bidder.', 'bid'), ['part_of_word: bid', 'exact: bid', 'part_of_word: bid']);
  t.same(await foundIn('10.5 of 10', '10'), ['part_of_word: 10', 'exact: 10']);
  t.same(await foundIn('投标保证金的金额', '保证金', 'zh'), ['exact: 保证金']);
});

t.test('text before a hyphen at the end of a line belongs to the word only if the two make one', async (t) => {
  t.same(await foundIn('I for-\nbid it, as laws forbid.', 'bid'), ['part_of_word: bid', 'part_of_word: bid']);
  t.same(await foundIn('a bid-\nsecurity, as a bid and a security', 'security'), [
    'exact: security',
    'exact: security',
  ]);
});

t.test('every place that a plain search finds is found', async (t) => {
  const source = sourceOf([
    'Liquidated damages are due. The secu-\nrity of the bid-bond-\nholder is a sub-\ncontractor’s\naffair; LIQUIDATED\nDAMAGES',
    'of 10 % of the con-\ntract price; pre- and post-award. İstanbul, Straße, oﬃce.\n\nNew para-\ngraph liquidated-damages x-ray',
    'aaaa banana a-b-c 1-2\n3 non-\n-binding  double  blanks\n \n indented lines\n-end',
  ]);
  const text = source.pages.map((page) => page.text).join('\n');
  const words = text.split(/\s+/u);
  const keywords = new Set([
    ...sampleKeywords(source.pages, 60),
    ...[
      'a',
      'bid',
      'an',
      'ana',
      'aa',
      'damages of',
      'contract',
      'security',
      'bidbondholder',
      'paragraph',
      'the',
      'ray',
    ],
    ...[
      'non-binding',
      'nonbinding',
      '1-23',
      '3 non',
      'double blanks',
      'subcontractor',
      'liquidated damages',
      'of 10 %',
    ],
    ...words.map((word, index) => `${word} ${words[index + 1] ?? ''}`.trim()),
  ]);
  const check = createRecallCheck(source.pages);
  let places = 0;
  for (const { keyword, hits } of await findKeywords([source], [...keywords], { includePartsOfWords: true })) {
    const { found, missed } = check(keyword, hits);
    places += found;
    t.same(missed, [], keyword);
  }
  t.ok(places > 100, 'there was something to find');
});

t.test('marks around a keyword are not part of it', async (t) => {
  const text = 'Bid bonds: a bid bond, a “bid bond” and a [bid bond].';
  const places = ['inflection: Bid bonds', 'exact: bid bond', 'exact: bid bond', 'exact: bid bond'];
  for (const keyword of ['bid bond', 'bid bond.', 'bid bond;', 'bid bond:', 'bid bond :', ' bid bond ']) {
    t.same(await foundIn(text, keyword), places.with(1, 'exact: bid bond'), keyword);
  }
  t.same(await foundIn(text, '"Bid bond"'), places.with(2, 'exact: “bid bond”'));
  t.same(await foundIn(text, '[bid bond]:'), places);
  t.same(await foundIn('The deadline is near.', 'Deadline:'), ['exact: deadline']);
});

t.test('marks stay where a keyword would say too little without them', async (t) => {
  t.same(await foundIn('Clause (a) of a contract: a pump.', '(a)'), ['exact: (a)']);
  t.same(await foundIn('1 pump [1] of 1.', ' [1] '), ['exact: [1]']);
  t.same(await foundIn('Clause (2.1) and 2.1 pumps', '(2.1)'), ['exact: (2.1)']);
  t.same(await foundIn('12. Payment is due in 12 weeks', '12.'), ['exact: 12.']);
  t.same(await foundIn('There is no pump. Item No: 4, no. 5', 'No:'), ['exact: No:']);
  t.same(await foundIn('There is no pump. Item No: 4, no. 5', '(No.)'), ['exact: no.']);
});

t.test('every place that a plain search finds is found for a keyword with marks, too', async (t) => {
  const source = sourceOf([
    'Clause (a) of a contract: a “pump”, “a” pump; No: 4, no. 5 [1] and 1. Price: (EUR 10). Bid-\nbond: "bid bond".',
    'The (bid-bond) is 10.\n(b) the pump: R&D, (R&D)! Item (a)(b). Price :\n12. Payment',
  ]);
  const keywords = [
    ...['(a)', '“a”', '“pump”', '[1]', '1.', '10.', '12.', 'No:', 'No.', 'no. 5', 'price:', 'Price :', '(EUR 10).'],
    ...['bid bond:', '"bid bond".', '(bid-bond)', 'pump:', 'pump”,', 'contract:', '(R&D)!', '(b)', '(a)(b).', 'a'],
  ];
  const check = createRecallCheck(source.pages);
  for (const { keyword, hits } of await findKeywords([source], keywords, { includePartsOfWords: true })) {
    const { found, missed } = check(keyword, hits);
    t.ok(found > 0, `${keyword} is there`);
    t.same(missed, [], keyword);
  }
});

t.test('a keyword over a page’s end is on the page where it starts', async (t) => {
  const [hit, ...more] = await hitsOf(sourceOf(['The cap on liquidated', 'damages is 10%.']), 'liquidated damages');
  t.same(more, []);
  t.match(hit, { page: 1, start: 11, end: 21, match: 'exact', found: 'liquidated\ndamages' });
  t.same(hit?.rest, { page: 2, start: 0, end: 7 });
  t.same(hit?.sentence, { start: 0, end: 21 });
});

t.test('each variant gets the label of its kind, the surest first', async (t) => {
  const text =
    'Liquidated damages (LD) are due. Liquidated damage is capped. The LD cap is 10%. Liquidatd damages end. Delay penalties apply.';
  const hits = await hitsOf(sourceOf([text]), 'liquidated damages', ['delay penalty']);
  t.same(
    hits.map(({ match, found }) => [match, found]),
    [
      ['exact', 'Liquidated damages'],
      ['abbreviation', 'LD'],
      ['inflection', 'Liquidated damage'],
      ['abbreviation', 'LD'],
      ['spelling', 'Liquidatd damages'],
      ['synonym', 'Delay penalties'],
    ],
  );
  for (const { start, end, found } of hits) t.equal(text.slice(start, end), found);
});

t.test('an abbreviation counts only in the document that defines it', async (t) => {
  const defining = { ...sourceOf(['Liquidated damages (LD) are due.']), id: 'a' };
  const other = { ...sourceOf(['The LD is a lighting designer.']), id: 'b' };
  const [found] = await findKeywords([defining, other], ['liquidated damages']);
  t.same(
    found?.hits.map(({ documentId, match }) => [documentId, match]),
    [
      ['a', 'exact'],
      ['a', 'abbreviation'],
    ],
  );
});

t.test('a rare word is no misspelling where the document uses it as a word of its own', async (t) => {
  const own = 'The Normacol valve. '.repeat(6);
  t.same(
    await foundIn(`${own}The Normacal valve and the Normacal seat, a Normacal.`, 'Normacol').then(
      (all) => new Set(all),
    ),
    new Set(['exact: Normacol']),
  );
});

t.test('a short word has too many neighbours to be a misspelling of one', async (t) => {
  t.same(await foundIn('A permit is needed. The premit is late.', 'permit'), ['exact: permit']);
  t.same(await foundIn('The guarantee is needed. The guarantte is late.', 'guarantee'), [
    'exact: guarantee',
    'spelling: guarantte',
  ]);
});

t.test('a hit knows its sections over pages and its sentence; a table row is a sentence', async (t) => {
  const source = sourceOf([
    [
      ['heading', '4 Payment', 1],
      ['heading', '4.2 Delay', 2],
      ['paragraph', 'It is late. Liquidated damages accrue\nweekly. They end.'],
    ],
    [
      ['paragraph', 'Liquidated damages go on.'],
      ['table_row', 'Liquidated damages | 0.5 % | a week'],
      ['heading', '5 Liquidated damages', 1],
    ],
  ]);
  const hits = await hitsOf(source, 'liquidated damages');
  t.same(
    hits.map(({ page, section, sentence }) => [
      section,
      source.pages[page - 1]?.text.slice(sentence.start, sentence.end),
    ]),
    [
      [['4 Payment', '4.2 Delay'], 'Liquidated damages accrue\nweekly.'],
      [['4 Payment', '4.2 Delay'], 'Liquidated damages go on.'],
      [['4 Payment', '4.2 Delay'], 'Liquidated damages | 0.5 % | a week'],
      [['5 Liquidated damages'], '5 Liquidated damages'],
    ],
  );
});

t.test('hits lead to boxes over their words on a page that was read', async (t) => {
  const bytes = await makePdf(({ page, regular }) => {
    const lines = [
      'The Supplier pays for delay. The cap on liquid-',
      'ated damages is ten percent of the price of all',
      'goods. Bid bonds lapse.',
    ];
    writeLines(page(), regular, lines, { x: 72, y: 700 });
  });
  const read = await readDocument(await writeSource('t.pdf', 'application/pdf', bytes), options);
  const source = { id: 'd', fileName: 't.pdf', ...read, language: 'en' };
  const found = await findKeywords([source], ['liquidated damages', 'bid bond']);
  const [damages, bonds] = found.map(({ hits }) => hits[0]);
  t.match([damages, bonds], [{ match: 'exact' }, { match: 'inflection', found: 'Bid bonds' }]);
  for (const hit of [damages, bonds]) {
    const page = read.pages[0];
    if (!hit || !page) return t.fail('no hit');
    const boxes = boxesForSpan(page, hit.start, hit.end);
    const inside = page.words.filter(({ box: [x, y, width, height] }) =>
      boxes.some(
        ([left, top, w, h]) =>
          x + width / 2 > left && x + width / 2 < left + w && y + height / 2 > top && y + height / 2 < top + h,
      ),
    );
    t.equal(
      inside
        .map(({ start, end }) => page.text.slice(start, end))
        .join(' ')
        .replace(/[.]$/u, ''),
      hit.found.replace('\n', ' '),
    );
  }
});

t.test('each keyword is answered in its order, an empty one with nothing', async (t) => {
  const found = await findKeywords([sourceOf(['A pump.'])], ['valve', '', ' - ', 'pump', 'pump']);
  t.same(
    found.map(({ keyword, hits }) => [keyword, hits.length]),
    [
      ['valve', 0],
      ['', 0],
      [' - ', 0],
      ['pump', 1],
      ['pump', 1],
    ],
  );
  t.same(await findKeywords([sourceOf([''])], ['pump']), [
    { keyword: 'pump', hits: [], counts: {}, byDocument: new Map() },
  ]);
});

t.test('limits bound what is returned, never what is counted', async (t) => {
  const text = 'The pump. A pumpkin. Pumps and a pump. The pump.';
  const limits = { places: 3, partsOfWords: 0 };
  const [found] = await findKeywords([sourceOf([text])], ['pump'], { includePartsOfWords: true, limits });
  const [whole] = await findKeywords([sourceOf([text])], ['pump'], { includePartsOfWords: true });
  t.equal(found?.hits.length, 3);
  t.notOk(found?.hits.some(({ match }) => match === 'part_of_word'));
  t.same(found?.counts, whole?.counts);
  t.same(found?.byDocument, whole?.byDocument);
  t.ok((whole?.hits.length ?? 0) > 3);
});

t.test('progress ends with all steps done', async (t) => {
  const steps: number[][] = [];
  const documents = [sourceOf(['A pump.']), sourceOf(['A valve.'])];
  await findKeywords(documents, ['pump', 'valve'], { onProgress: (...step) => steps.push(step) });
  t.same(steps.at(-1), [4, 4]);
});

t.test('hits are counted by how they match and by document', async (t) => {
  const documents = ['Bids and a bid.', 'Nothing.', 'A bidder, a bid.'].map((text, index) => ({
    ...sourceOf([text]),
    id: `d${index}`,
  }));
  const [found] = await findKeywords(documents, ['bid'], { includePartsOfWords: true });
  t.same(groupHits(found?.hits ?? []), {
    total: 3,
    byMatch: { inflection: 1, exact: 2, part_of_word: 1 },
    byDocument: [
      { documentId: 'd0', count: 2 },
      { documentId: 'd2', count: 1 },
    ],
  });
});
