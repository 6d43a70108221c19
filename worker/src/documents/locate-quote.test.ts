import { packWords, unpackWords } from '@bidloom/platform/words-codec';
import t from 'tap';
import { boxesForSpan, locateQuote } from './locate-quote.ts';
import type { Word } from './model.ts';

const TEXT =
  'Liquidated damages are 0.5 % of the con-\ntract price per week – “at most” ten per\ncent in all.\n\nEfﬁcient pumps';

/** Words with boxes as a page of lines 0.02 high would have them. */
function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let [line, lineStart] = [0, 0];
  for (const match of text.matchAll(/\S+|\n/g)) {
    if (match[0] === '\n') {
      line++;
      lineStart = match.index + 1;
      continue;
    }
    const [start, end] = [match.index, match.index + match[0].length];
    words.push({ start, end, box: [0.1 + 0.01 * (start - lineStart), 0.1 + 0.03 * line, 0.01 * (end - start), 0.02] });
  }
  return words;
}

const page = { text: TEXT, words: wordsOf(TEXT) };
const found = (quote: string) => {
  const place = locateQuote(page, quote);
  return place && TEXT.slice(place.start, place.end);
};

t.test('a quote is found whatever its spaces, dashes, quotes and case are', async (t) => {
  t.equal(found('liquidated  damages ARE 0.5% of'), 'Liquidated damages are 0.5 % of');
  t.equal(found('price per week - "at most" ten'), 'price per week – “at most” ten');
  t.equal(found('efficient pumps'), 'Efﬁcient pumps');
});

t.test('a quote is found over a word broken at the end of a line', async (t) => {
  t.equal(found('of the contract price'), 'of the con-\ntract price');
});

t.test('a quote that is not there is not found, nor is one without a word', async (t) => {
  t.equal(found('of the contract value'), null);
  t.equal(found('0.6 % of the contract price'), null);
  t.equal(found(' – '), null);
  t.equal(found(''), null);
});

t.test('there is one box for each line that a quote is on', async (t) => {
  const place = locateQuote(page, 'contract price per week – “at most” ten per cent');
  t.equal(place?.boxes.length, 3);
  const [first, second, third] = place?.boxes ?? [];
  t.ok(first && second && third && first[1] < second[1] && second[1] < third[1]);
  t.ok(Math.abs((second?.[0] ?? 0) - 0.1) < 1e-9, 'the second starts where its line starts');
  t.ok(Math.abs((third?.[2] ?? 0) - 0.04) < 1e-9, 'the last is as wide as its word');
});

t.test('a wide gap parts boxes: cells of a table are not joined over the space between them', async (t) => {
  const words: Word[] = [
    { start: 0, end: 3, box: [0.1, 0.1, 0.05, 0.02] },
    { start: 6, end: 9, box: [0.6, 0.1, 0.05, 0.02] },
  ];
  t.equal(boxesForSpan({ text: 'abc | def', words }, 0, 9).length, 2);
});

t.test('a line that begins where the one above ends has a box of its own', async (t) => {
  const words: Word[] = [
    { start: 0, end: 5, box: [0.1, 0.1, 0.1, 0.02] },
    { start: 6, end: 12, box: [0.22, 0.13, 0.1, 0.02] },
  ];
  t.same(
    boxesForSpan({ text: 'Total\namount', words }, 0, 12),
    words.map(({ box }) => box),
  );
  const raised: Word[] = [
    { start: 0, end: 5, box: [0.1, 0.1, 0.1, 0.02] },
    { start: 6, end: 7, box: [0.21, 0.095, 0.01, 0.012] },
  ];
  t.equal(boxesForSpan({ text: 'Total 1', words: raised }, 0, 7).length, 1, 'a raised mark is of its line');
});

t.test('formats without geometry give a place without boxes', async (t) => {
  t.same(locateQuote({ text: 'Bid bond: 2%', words: [] }, 'bid bond'), { start: 0, end: 8, boxes: [] });
});

t.test('packed words come back as they were, to a 65,535th of the page', async (t) => {
  const packed = packWords(page.words);
  const back = unpackWords(packed);
  t.equal(back.length, page.words.length);
  back.forEach((word, index) => {
    const original = page.words[index];
    t.equal(word.start, original?.start);
    t.equal(word.end, original?.end);
    t.ok(word.box.every((value, side) => Math.abs(value - (original?.box[side] ?? 0)) < 1e-4));
  });
  t.ok(packed.length < 12 * page.words.length + 10);
});

t.test('words far apart, none at all, and foreign bytes', async (t) => {
  const far: Word[] = [
    { start: 300, end: 305, box: [0, 0, 1, 1] },
    { start: 90_000, end: 90_001, box: [0.5, 0.5, 0.1, 0.1] },
  ];
  t.same(
    unpackWords(packWords(far)).map(({ start, end }) => [start, end]),
    [
      [300, 305],
      [90_000, 90_001],
    ],
  );
  t.same(unpackWords(packWords([])), []);
  t.throws(() => unpackWords(new Uint8Array([9, 9, 9, 9, 9, 9])), RangeError);
});
