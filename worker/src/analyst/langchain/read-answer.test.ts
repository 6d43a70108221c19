import t from 'tap';
import { createAnswerReader } from './read-answer.ts';

/** What is shown of an answer that arrives in these pieces, and what the reader makes of it. */
function read(pieces: readonly string[]) {
  const reader = createAnswerReader();
  const shown = [...pieces.map((piece) => reader.write(piece)), reader.end()];
  return { shown, ...reader.answer() };
}

/** The same answer, cut at every possible place. */
function everyCut(text: string): string[][] {
  const cuts = Array.from({ length: text.length + 1 }, (_, at) => [text.slice(0, at), text.slice(at)]);
  return [...cuts, [...text]];
}

t.test('markers are taken out, wherever the pieces break, and their places are kept', async (t) => {
  for (const pieces of everyCut('Bids are due in May [1]. The fee is 5 % [2, 4][7]. \n\nThat is all. [3-5]')) {
    const { shown, text, marks } = read(pieces);
    t.equal(text, 'Bids are due in May. The fee is 5 %. \n\nThat is all.');
    t.equal(shown.join(''), text, 'what was shown is the text');
    t.same(marks, [
      { at: 19, numbers: [1] },
      { at: 35, numbers: [2, 4] },
      { at: 35, numbers: [7] },
      { at: 51, numbers: [3, 4, 5] },
    ]);
  }
});

t.test('words are shown as soon as they arrive', async (t) => {
  const { shown } = read(['Bids', ' are', ' due [', '1', ']', ', I', ' think']);
  t.same(shown, ['Bids', ' are', ' due', '', '', ', I', ' think', '']);
});

t.test('brackets that are no markers stay', async (t) => {
  for (const pieces of everyCut('The list[a] has [12 months] and a[0.5] value.')) {
    const { text, marks } = read(pieces);
    t.equal(text, 'The list[a] has [12 months] and a[0.5] value.');
    t.same(marks, []);
  }
});

t.test('a marker that never ends is left out', async (t) => {
  t.equal(read(['It is so [1', '2']).text, 'It is so');
});

t.test('the word for "not in the documents" is never shown', async (t) => {
  for (const word of [
    'NOT_FOUND',
    ' NOT_FOUND\n',
    '"NOT_FOUND".',
    '**NOT_FOUND**',
    'NOT_FOUND: the passages are silent [1].',
  ]) {
    for (const pieces of everyCut(word)) {
      const { shown, isNotFound } = read(pieces);
      t.ok(isNotFound, word);
      t.equal(shown.join('').replace(/[^\p{L}]/gu, ''), '', 'nothing of it was shown');
    }
  }
});

t.test('after an answer that word is only left out', async (t) => {
  for (const pieces of everyCut('The fee is 5 % [1]. NOT_FOUND')) {
    const { shown, text, isNotFound } = read(pieces);
    t.notOk(isNotFound);
    t.equal(text, 'The fee is 5 %.');
    t.equal(shown.join(''), text);
  }
});

t.test('words that only begin like it are shown', async (t) => {
  for (const pieces of everyCut('NOTE: NO bids. NOT_FOUNDED is no word, NOT')) {
    t.equal(read(pieces).text, 'NOTE: NO bids. NOT_FOUNDED is no word, NOT');
  }
});
