import { expect, test } from 'vitest';
import { unbroken } from './key-date-words.ts';

test('a date breaks between day and time only', () => {
  const lines = (words: string) =>
    unbroken(words)
      .split(' ')
      .map((part) => part.replaceAll('\u00a0', ' '));
  expect(lines('18 Mar 2027, 13:00 UTC')).toEqual(['18 Mar 2027,', '13:00 UTC']);
  expect(lines('9 Dec 2026, 09:30')).toEqual(['9 Dec 2026,', '09:30']);
  expect(lines('14 days')).toEqual(['14', 'days']);
});
