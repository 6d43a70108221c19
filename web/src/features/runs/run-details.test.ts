import type { Run } from '@bidloom/contract/runs';
import { expect, test } from 'vitest';
import { detailsOf } from './run-details.ts';

const keywords = (selectedKeywords: string[], customKeywords: string[] = []) => ({ selectedKeywords, customKeywords });

test.each<[Run['requestType'], Run['parameters'], string[]]>([
  ['keyword_extraction', keywords(['bond'], ['flange']), ['bond, flange']],
  ['keyword_extraction', keywords(['bond', 'retention'], ['flange']), ['3 keywords']],
  ['keyword_extraction', { ...keywords(['bond']), includePartsOfWords: true }, ['bond', 'also inside longer words']],
  ['keyword_extraction', { ...keywords(['bond']), includePartsOfWords: false }, ['bond']],
  ['datasheet_extraction', { ...keywords([]), startPage: null, endPage: null }, []],
  ['datasheet_extraction', { ...keywords(['flow']), startPage: 4, endPage: 9 }, ['flow', 'pages 4–9']],
  ['datasheet_extraction', { ...keywords(['flow', 'head', 'power']), startPage: 4 }, ['3 parameters', 'from page 4']],
  ['datasheet_extraction', { ...keywords([]), endPage: 9 }, ['up to page 9']],
  ['datasheet_extraction', { ...keywords([]), startPage: 9, endPage: 9 }, ['page 9']],
  ['summary', { templateName: 'Pumps' }, ['Pumps']],
  ['batch_query', { categories: ['Legal', 'Price', 'Time'].map((name) => ({ name })) }, ['3 categories']],
  ['question_generation', { count: 15, onlyNew: true }, ['15 questions']],
  ['chat_export', {}, []],
  ['facts_export', {}, []],
  ['comparison', {}, []],
])('a run of %s with %j is told apart by %j', (requestType, parameters, details) => {
  expect(detailsOf({ requestType, parameters })).toEqual(details);
});
