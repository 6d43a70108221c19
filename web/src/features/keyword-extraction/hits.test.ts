import type { KeywordHit } from '@bidloom/contract/keyword-extraction-items';
import { expect, test } from 'vitest';
import { countOf, filterHits, groupHits, partsOf, usualKinds } from './hits.ts';
import { hitOf } from './testing/hit-of.ts';

const hits: KeywordHit[] = [
  hitOf({ section: ['3 Terms'] }),
  hitOf({ section: ['3 Terms'], match: 'part_of_word' }),
  hitOf({ section: ['4 Bonds'], match: 'inflection' }),
  hitOf({ documentId: 'd-2', fileName: 'b.pdf', section: ['4 Bonds'] }),
];

test('words that merely contain the keyword are neither shown nor counted at first', () => {
  expect(filterHits(hits, usualKinds, '').map(({ match }) => match)).toEqual(['exact', 'inflection', 'exact']);
  expect(countOf({ counts: { exact: 2, inflection: 1, part_of_word: 1 } })).toBe(3);
});

test('hits can be narrowed to a document', () => {
  expect(filterHits(hits, usualKinds, 'd-2')).toEqual([hits[3]]);
});

test('hits are grouped by document and section, each with its index in the whole list', () => {
  const groups = groupHits(hits, 100);
  expect(
    groups.map(({ fileName, section, beginsDocument, hits: inside }) => [
      fileName,
      section.join(' › '),
      beginsDocument,
      inside.map(({ index }) => index),
    ]),
  ).toEqual([
    ['tender.pdf', '3 Terms', true, [100, 101]],
    ['tender.pdf', '4 Bonds', false, [102]],
    ['b.pdf', '4 Bonds', true, [103]],
  ]);
});

test('a hit in a heading or a numbered paragraph does not have its own words as its section', () => {
  const warranty = { sentence: '(i) The warranty of goods remains valid for the whole contract.', start: 8, end: 16 };
  const groups = groupHits([
    hitOf({ section: ['4 Goods', '4.1 Bonds'], sentence: '4.1 Bonds', start: 4, end: 9 }),
    hitOf({ section: ['4 Goods', '4.1 Bonds'] }),
    hitOf({ section: ['(i) The warranty of goods remains valid'], ...warranty }),
  ]);
  expect(groups.map(({ section }) => section)).toEqual([['4 Goods'], ['4 Goods', '4.1 Bonds'], []]);
});

test('a sentence that begins with the words of its heading is in its section', () => {
  const section = ['4 Goods', 'Bonds'];
  const groups = groupHits([
    hitOf({ section, sentence: 'A bond is returned.', start: 2, end: 6 }),
    hitOf({ section, sentence: 'Bonds are returned.', start: 0, end: 5 }),
  ]);
  expect(groups.map((group) => group.section)).toEqual([section]);
});

test('a long sentence is shortened around the hit, at word borders', () => {
  const sentence = `${'alpha '.repeat(60)}bond${' omega'.repeat(60)}`;
  const { before, words, after } = partsOf({ sentence, start: 360, end: 364 });
  expect(words).toBe('bond');
  expect(before).toMatch(/^… alpha( alpha)* $/);
  expect(after).toMatch(/^ omega( omega)* …$/);
  expect(before.length + after.length).toBeLessThan(330);
});
