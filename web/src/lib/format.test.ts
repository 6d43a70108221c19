import { expect, test } from 'vitest';
import { formatAgo, formatDateTime, formatDueTime, formatZonedTime, ownZone } from './format.ts';

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

test('the own zone has a name, not only an offset', () => {
  expect(ownZone()).toMatch(/^\p{Lu}\p{L}+ /u);
});

test('what has just happened is not in the future, whatever the clocks say', () => {
  const now = new Date(due);
  const at = (seconds: number) => formatAgo(new Date(now.getTime() + seconds * 1000).toISOString(), now);
  expect([at(0), at(3), at(-0.5), at(-5), at(-120)]).toEqual([
    'just now',
    'just now',
    'just now',
    '5 seconds ago',
    '2 minutes ago',
  ]);
});
