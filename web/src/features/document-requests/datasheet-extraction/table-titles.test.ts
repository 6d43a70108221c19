import { expect, test } from 'vitest';
import { tableItem } from '../testing/table-item.ts';
import { titlesOf } from './table-titles.ts';

const titles = (...headlines: Parameters<typeof tableItem>[2][]) => [
  ...titlesOf(
    headlines.map((headline, ordinal) => tableItem(ordinal, [], { caption: null, page: 7, ...headline })),
  ).values(),
];

test('a table is called by its caption, the heading above it or its page', () => {
  expect(titles({ caption: 'Table 3: Pumps', name: 'Scope' }, { name: 'Scope' }, {})).toEqual([
    'Table 3: Pumps',
    'Scope',
    'Table on page 7',
  ]);
});

test('tables that are called alike are numbered, one that goes on has the number of what it goes on from', () => {
  const name = 'Scope';
  expect(titles({ name }, { name, continues: true }, { name }, { name: 'Price' }, { name, documentId: 'd-2' })).toEqual(
    ['Scope (1)', 'Scope (1)', 'Scope (2)', 'Price', 'Scope'],
  );
});
