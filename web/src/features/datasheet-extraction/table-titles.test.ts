import { expect, test } from 'vitest';
import { titlesOf } from './table-titles.ts';
import { tableView } from './testing/table-item.ts';

const titles = (...headlines: Parameters<typeof tableView>[2][]) => [
  ...titlesOf(
    headlines.map((headline, ordinal) => tableView(ordinal, [], { caption: null, page: 7, ...headline })),
  ).values(),
];

test('the title of a table is its caption, the heading above it or its page', () => {
  expect(titles({ caption: 'Table 3: Pumps', name: 'Scope' }, { name: 'Scope' }, {})).toEqual([
    'Table 3: Pumps',
    'Scope',
    'Table on page 7',
  ]);
});

test('tables with the same title are numbered within their document', () => {
  const name = 'Scope';
  expect(titles({ name }, { name }, { name: 'Price' }, { name, documentId: 'd-2' })).toEqual([
    'Scope (1)',
    'Scope (2)',
    'Price',
    'Scope',
  ]);
});
