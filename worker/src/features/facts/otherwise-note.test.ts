import t from 'tap';
import { otherwiseNote } from './otherwise-note.ts';

t.test('what documents have come to state is named with its place', async (t) => {
  const statedSince = [
    { text: '19 May\n2031', fileName: 'addendum-2.pdf', page: 1 },
    { text: '20 May 2031, 4 pm', fileName: 'notice.txt', page: null, zone: 'EST' },
  ];
  t.equal(
    otherwiseNote({ found: '12 May 2031', statedSince }),
    'The documents now say: 19 May 2031 (addendum-2.pdf, p. 1); 20 May 2031, 4 pm EST (notice.txt)',
  );
});

t.test('downloads of earlier versions know the found value alone', async (t) => {
  t.equal(otherwiseNote({ found: '19 May 2031' }), 'The documents now say: 19 May 2031');
  for (const older of [{ found: null }, { found: null, statedSince: [] }])
    t.equal(otherwiseNote(older), 'The documents no longer state it');
});
