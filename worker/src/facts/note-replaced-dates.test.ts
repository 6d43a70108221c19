import t from 'tap';
import type { KnownFact } from './known-fact.ts';
import { noteReplacedDates } from './note-replaced-dates.ts';

const place = (page: number, quote: string) => ({ documentId: 'd', page, start: 0, end: quote.length, quote });

/** The note on a line that names the replaced date, where the new one is stated with these words after it. */
function noteWith(after: string, value = '2032-01-21T14:00'): string | undefined {
  const old = place(1, 'Bids are due on 14 January 2032.');
  const text = value.includes('T') ? '21 January 2032, 2:00pm' : '21 January 2032';
  const known: KnownFact = {
    ...{ fact: 'submission_deadline', probability: 1, conflicts: [] },
    stated: { value, text, place: place(2, `The deadline is changed to ${text}${after}`) },
    replaced: [{ value: '2032-01-14', text: '14 January 2032', place: old }],
  };
  return noteReplacedDates(
    [{ text: 'Bids are due on 14 January 2032.', citations: [old], supported: true }],
    [known],
  )[0]?.text;
}

t.test('the note on a replaced date keeps the zone of the new one, named as on screens', async (t) => {
  const zones = {
    ...{ 'Eastern Time': 'Eastern Time', '(local time)': 'local time', CET: 'CET', 'UTC+2': 'UTC+2' },
    ...{ 'GMT −03:30': 'UTC−3:30', '(Eastern Standard Time)': 'Eastern Standard Time', '(GMT+1, Berlin)': 'UTC+1' },
  };
  for (const [stated, zone] of Object.entries(zones))
    t.equal(
      noteWith(` ${stated}.`),
      `Bids are due on 14 January 2032. (Submission deadline has changed: 21 January 2032, 2:00pm ${zone})`,
    );
});

t.test('other words after a date are no zone', async (t) => {
  for (const after of [
    ' AND NOT LATER.',
    ' NOT later',
    ' AT THE TOWN HALL',
    ' LOT 2',
    ' Bid Opening Time',
    '. The Time of delivery stays.',
    ' at the Town Hall.',
    '',
  ])
    t.match(noteWith(after), /changed: 21 January 2032, 2:00pm\)$/);
  t.match(noteWith(' Eastern Time', '2032-01-21'), /changed: 21 January 2032\)$/);
});
