import { expect, test } from 'vitest';
import { type ListDefaults, readListUrl, writeListUrl } from './list-url.ts';

const defaults: ListDefaults = { sortBy: 'text', sortable: ['text', 'createdAt'], filters: ['isActive'] };
const read = (query: string) => readListUrl(new URLSearchParams(query), defaults);

test('an empty address is the first page in the usual order', () => {
  expect(read('')).toEqual({
    searchTerm: '',
    sortBy: 'text',
    sortDescending: false,
    pageNumber: 1,
    pageSize: 10,
    filters: {},
  });
});

test('an address restores everything', () => {
  expect(read('search=pump&sort=createdAt&order=desc&page=3&size=50&isActive=true&other=x')).toEqual({
    searchTerm: 'pump',
    sortBy: 'createdAt',
    sortDescending: true,
    pageNumber: 3,
    pageSize: 50,
    filters: { isActive: 'true' },
  });
});

test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'size=7', 'size=1000', 'sort=password&order=desc'])(
  'nonsense in an address (%s) is passed over',
  (query) => expect(read(query)).toEqual(read('')),
);

test('a new search, order, size or filter begins at the first page; a change of the page keeps the rest', () => {
  const query = new URLSearchParams('search=pump&page=3&size=20');
  expect(writeListUrl(query, { pageNumber: 4 }).toString()).toBe('search=pump&page=4&size=20');
  expect(writeListUrl(query, { searchTerm: 'valve' }).toString()).toBe('search=valve&size=20');
  expect(writeListUrl(query, { sortBy: 'createdAt', sortDescending: true }).get('page')).toBeNull();
  expect(writeListUrl(query, { pageSize: 5 }).toString()).toBe('search=pump&size=5');
  expect(writeListUrl(query, { searchTerm: '', filters: { isActive: '' } }).toString()).toBe('size=20');
});
