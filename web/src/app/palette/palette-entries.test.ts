import { expect, test } from 'vitest';
import { findEntries } from './palette-entries.ts';

const entries = [
  { group: 'Screens', label: 'Keywords', path: '/k' },
  { group: 'Tenders', label: 'Replacement of pumps', path: '/t', hint: 'Port Ellery Refining' },
  { group: 'Customers', label: 'Port Ellery Refining', path: '/c' },
];
const found = (typed: string) => findEntries(entries, typed).map(({ path }) => path);

test('without a word typed everything is offered', () => expect(found('')).toEqual(['/k', '/t', '/c']));
test('words may stand anywhere, in label and hint', () => expect(found('ellery PUMP')).toEqual(['/t']));
test('what begins with the first word comes first', () => expect(found('port')).toEqual(['/c', '/t']));
test('what matches nothing is not shown', () => expect(found('valves')).toEqual([]));
