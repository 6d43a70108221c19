import t from 'tap';
import { zipPaths } from './zip-names.ts';

const pathOf = (fileName: string, category: string | null = 'Terms') =>
  zipPaths([{ fileName, category, isCurrent: true }])[0];

t.test('each file is in the folder of its category, earlier versions in one of their own', (t) => {
  const files = [
    { fileName: 'Scope.pdf', category: 'Terms', isCurrent: true },
    { fileName: 'Scope.pdf', category: null, isCurrent: true },
    { fileName: 'Scope.pdf', category: 'Terms', isCurrent: false },
  ];
  t.same(zipPaths(files), ['Terms/Scope.pdf', 'Without category/Scope.pdf', 'Earlier versions/Scope.pdf']);
  t.end();
});

t.test('no two are the same on a system that minds no case', (t) => {
  const files = ['a.pdf', 'A.PDF', 'a.pdf', 'a (2).pdf'].map((fileName) => ({
    ...{ fileName, category: null, isCurrent: true },
  }));
  t.same(zipPaths(files), [
    'Without category/a.pdf',
    'Without category/A (2).PDF',
    'Without category/a (3).pdf',
    'Without category/a (2) (2).pdf',
  ]);
  t.end();
});

t.test('no name leads out of the folder or is refused by a system', (t) => {
  for (const [fileName, category, path] of [
    ['../../etc/passwd', 'Terms', 'Terms/_.._etc_passwd'],
    ['..', '..', 'unnamed/unnamed'],
    ['/etc/passwd', '/root', '_root/_etc_passwd'],
    ['C:\\Windows\\x.dll', 'a/b', 'a_b/C__Windows_x.dll'],
    ['con.pdf', 'NUL', '_NUL/_con.pdf'],
    ['CON .txt', 'Terms', 'Terms/_CON .txt'],
    ['COM\u00b9.txt', 'lpt\u00b3', '_lpt\u00b3/_COM\u00b9.txt'],
    ['.hidden', 'Terms. ', 'Terms/hidden'],
    ['line\r\nbreak\u202e.pdf', 'Terms', 'Terms/linebreak.pdf'],
    ['half \ud83d.pdf', 'Terms', 'Terms/half \ufffd.pdf'],
    ['a<b>|c?.pdf', 'Terms', 'Terms/a_b__c_.pdf'],
    ['Übersicht – Prüfung.pdf', 'Allgemein', 'Allgemein/Übersicht – Prüfung.pdf'],
  ] as const) {
    t.equal(pathOf(fileName, category), path);
  }
  t.end();
});

t.test('a long name is cut between characters and keeps its extension', (t) => {
  const path = pathOf(`${'ö'.repeat(300)}.pdf`, 'x'.repeat(300)) ?? '';
  const [folder = '', name = ''] = path.split('/');
  t.ok(Buffer.byteLength(folder) <= 120 && Buffer.byteLength(name) <= 120, path);
  t.match(name, /^ö+\.pdf$/);
  t.end();
});
