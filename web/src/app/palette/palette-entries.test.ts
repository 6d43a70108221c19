import { expect, test } from 'vitest';
import { findEntries } from './palette-entries.ts';

const entries = [
  { group: 'Screens', label: 'Keywords', path: '/k' },
  { group: 'Tenders', label: 'Replacement of pumps', path: '/t', hint: 'Port Ellery Refining' },
  { group: 'Customers', label: 'Port Ellery Refining', path: '/c' },
];
const found = (typed: string) => findEntries(entries, typed).map(({ path }) => path);

test('everything is offered while nothing is typed', () => expect(found('')).toEqual(['/k', '/t', '/c']));
test('words are found anywhere in label and hint', () => expect(found('ellery PUMP')).toEqual(['/t']));
test('entries that begin with the first word come first', () => expect(found('port')).toEqual(['/c', '/t']));
test('entries that do not match are not shown', () => expect(found('valves')).toEqual([]));
