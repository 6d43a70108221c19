import t from 'tap';
import { downloadName } from './download-name.ts';

const day = new Date('2026-03-31T23:30:00Z');

t.test('a file is named after what it is of, what it contains, and its day', async (t) => {
  t.equal(
    downloadName({ subject: 'Bơm nước 2026', what: 'key dates', when: day, ending: 'ics' }),
    'Bơm nước 2026 – key dates 2026-03-31.ics',
  );
  t.equal(downloadName({ subject: 'Audit log', when: day, ending: 'csv' }), 'Audit log 2026-03-31.csv');
  t.equal(downloadName({ subject: 'Users', what: 'template', ending: 'xlsx' }), 'Users – template.xlsx');
  t.equal(
    downloadName({ subject: 'Analytics', what: 'runs', when: '2026-03-01 to 2026-03-31', ending: 'png' }),
    'Analytics – runs 2026-03-01 to 2026-03-31.png',
  );
});

t.test('names that a file system or a shell would read as something else are made safe', async (t) => {
  const of = (subject: string) => downloadName({ subject, what: 'answers', when: day, ending: 'xlsx' });
  t.equal(of('../../etc/passwd'), 'etc passwd – answers 2026-03-31.xlsx');
  t.equal(of('Pumps: "A/B" <\u202efdp.exe>\r\n'), 'Pumps A B fdp.exe – answers 2026-03-31.xlsx');
  t.equal(of('--help'), 'help – answers 2026-03-31.xlsx');
  t.equal(of('😀'.repeat(200)), `${'😀'.repeat(100)} – answers 2026-03-31.xlsx`);
  t.equal(of('???'), 'Download – answers 2026-03-31.xlsx');
});
