import t from 'tap';
import { beforeRow, hasSeveralDates } from './row-of-dates.ts';

t.test('a row with an old date and a new one is told from rows with one date', async (t) => {
  for (const row of [
    'Bids due | June 22, 2031 noon | June 27, 2031 noon',
    'Angebotsfrist | 22.06.2031 | 27.06.2031',
    'Date limite | 22 juin 2031 | 27 juin 2031',
    'Bids due | 22nd June 2031 | 27th of June 2031',
    'Bids due | 22/06/31 | 27/06/31',
  ])
    t.ok(hasSeveralDates(row), row);
  for (const row of [
    'RFP 2031-14 | Bids due 5 May 2031 at 12:00',
    'Bids due | 5 May 2031 | 5 May 2031',
    'Item | clause 3.2.11 | clause 10.11.12.1',
    'Bids are due on 5 May 2031, and opened on 6 May 2031.',
  ])
    t.notOk(hasSeveralDates(row), row);
  t.equal(beforeRow('27 June 2031', 'Bids due | …'), '27 June 2031, in the row: Bids due | …');
});
