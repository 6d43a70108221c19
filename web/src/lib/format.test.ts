import { expect, test } from 'vitest';
import { formatDateTime, formatDueTime, formatZonedTime } from './format.ts';

const due = '2027-03-12T13:00:00Z';
const zone = (name: 'short' | 'long') =>
  new Intl.DateTimeFormat('en-GB', { timeZoneName: name })
    .formatToParts(new Date(due))
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

test('a due time contains its time zone', () => {
  expect(formatDueTime(due)).toMatch(/^1[123] Mar 2027, \d\d:00 /);
  expect(formatDueTime(due).endsWith(` ${zone('short')}`)).toBe(true);
  expect(formatZonedTime(due).endsWith(` ${zone('long')}`)).toBe(true);
  expect(formatDateTime(due)).not.toContain(zone('short'));
});
