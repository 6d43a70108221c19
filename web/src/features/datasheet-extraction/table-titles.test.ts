import { expect, test } from 'vitest';
import { namedTable, titlesOf } from './table-titles.ts';
import { tableView } from './testing/table-item.ts';

const placed = (...headlines: Parameters<typeof tableView>[2][]) => [
  ...titlesOf(
    headlines.map((headline, ordinal) => tableView(ordinal, [], { caption: null, page: 7, ...headline })),
  ).values(),
];
const titles = (...headlines: Parameters<typeof placed>) => placed(...headlines).map(({ title }) => title);

test('the title of a table is its caption, the heading above it or its page', () => {
  expect(titles({ caption: 'Table 3: Pumps', name: 'Scope' }, { name: 'Scope' }, {})).toEqual([
    'Table 3: Pumps',
    'Scope',
    'Table on page 7',
  ]);
});

test('tables with the same title say which one of their document they are, apart from the title', () => {
  const name = 'Scope';
  expect(placed({ name }, { name }, { name: 'Price' }, { name, documentId: 'd-2' })).toEqual([
    { title: 'Scope', place: 'table 1 of 2' },
    { title: 'Scope', place: 'table 2 of 2' },
    { title: 'Price', place: null },
    { title: 'Scope', place: null },
  ]);
  expect(namedTable({ title: 'Scope', place: 'table 1 of 2' })).toBe('Scope, table 1 of 2');
});
