import type { FactValue } from '@bidloom/contract/facts';
import { expect, test } from 'vitest';
import { ownZone } from '../../lib/format.ts';
import { timeHint } from './time-hint.ts';

const place = { documentId: 'd', fileName: 'terms.pdf', page: 8, quote: 'All times are CET.', offset: 4, boxes: [] };
const found: FactValue = {
  ...{ documentId: 'd', fileName: 'terms.pdf', page: 3, offset: 0, boxes: [] },
  ...{
    value: '2031-01-18T12:00',
    text: '18 January 2031, 12:00',
    quote: 'By 18 January 2031, 12:00.',
    zonePlace: place,
  },
};
const typed = { day: '2031-01-21', time: '15:00', documentId: '', quote: '' };
const unnamed = `No time zone is named. The due date takes this time in yours (${ownZone()}).`;

test.each([
  ['a typed deadline is a time of the reader', found, typed, unnamed],
  [
    'the zone of all times holds for its own document',
    found,
    { ...typed, documentId: 'd' },
    'In CET, the time zone that the documents name.',
  ],
  ['not for another one', found, { ...typed, documentId: 'other' }, unnamed],
  [
    'and for the found deadline, if it is typed without a place',
    found,
    { ...typed, day: '2031-01-18', time: '12:00' },
    'In CET, the time zone that the documents name.',
  ],
  [
    'typed words of the document name the zone',
    null,
    { ...typed, documentId: 'other', quote: 'by 15:00 EST' },
    'In EST, the time zone that the documents name.',
  ],
  ['“local time” names none', null, { ...typed, documentId: 'other', quote: 'by 15:00 local time' }, unnamed],
  [
    'without a time there is no zone',
    found,
    { ...typed, time: '' },
    'As the documents say it, in their time zone; empty if they state no time',
  ],
] as const)('%s', (_, of, input, words) => {
  expect(timeHint({ fact: 'submission_deadline', found: of }, input)).toBe(words);
});

test('dates that never become the due date are shown as they are typed', () => {
  expect(timeHint({ fact: 'bid_opening', found: null }, typed)).toBe(
    'No time zone is named. The words of the document may name one, such as “14:00 CET”.',
  );
});
