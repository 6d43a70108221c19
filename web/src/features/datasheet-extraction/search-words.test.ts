import { expect, test } from 'vitest';
import { hasAll, partsOf, patternOf } from './search-words.ts';

const marked = (text: string, search: string) => partsOf(text, patternOf(search)).filter((_, index) => index % 2 === 1);

test('all words of a search are marked, in any order and case', () => {
  expect(marked('Schedule of payments', 'PAYMENTS schedule')).toEqual(['Schedule', 'payments']);
  expect(marked('Größe des Rohrs', 'größe')).toEqual(['Größe']);
});

test('of two words, one of which begins the other, the whole one is marked', () => {
  expect(marked('All pumps', 'pump pumps')).toEqual(['pumps']);
});

test('a word is marked where a word begins, and not within another', () => {
  expect(marked('that flow at 128 m, 12 m', 'at 12')).toEqual(['at', '12', '12']);
  expect(marked('额定流量135', '流量 135')).toEqual(['流量', '135']);
  expect(marked('100kW and 5', 'kW')).toEqual(['kW']);
  expect([hasAll('Rated flow', 'FLO rated'), hasAll('Rated flow', 'low')]).toEqual([true, false]);
});

test('signs are searched for as they are', () => {
  expect(marked('Flow (m³/h) of 1.5', '(m³/h) 1.5 -')).toEqual(['(m³/h)', '1.5']);
  expect(marked('Flow of 135', '1.5')).toEqual([]);
});

test('without a search nothing is marked', () => {
  expect(partsOf('Rated head', patternOf('  '))).toEqual(['Rated head']);
});
