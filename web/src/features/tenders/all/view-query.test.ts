import { expect, test } from 'vitest';
import { readListUrl } from '../../../resource/list-url.ts';
import { toSearch, toViewQuery } from './view-query.ts';

const defaults = {
  sortBy: 'attention',
  sortDescending: true,
  sortable: ['attention', 'name', 'dueAt'],
  filters: ['view', 'owner', 'customer', 'status', 'stage', 'due'],
};

test.each([
  '',
  'view=board&owner=me&due=late',
  'search=pumps&owner=none&customer=c-1&status=open&sort=dueAt&order=desc',
  'owner=all&stage=work&sort=name&order=asc',
])('a saved view restores its filters: %s', (search) => {
  expect(toSearch(toViewQuery(readListUrl(new URLSearchParams(search), defaults)))).toBe(search);
});

test('a view contains no page and no page size', () => {
  const query = toViewQuery(readListUrl(new URLSearchParams('page=3&size=50&due=week'), defaults));
  expect(query).toEqual({ due: 'week' });
});
