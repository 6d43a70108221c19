import t from 'tap';
import { cleanFileName, fileNameKey } from './file-name.ts';

t.test('of a path, the name at its end is kept, whatever system wrote it', (t) => {
  t.equal(cleanFileName('tenders/2026/Bid form.pdf'), 'Bid form.pdf');
  t.equal(cleanFileName('C:\\Users\\Ada\\Bid form.pdf'), 'Bid form.pdf');
  t.equal(cleanFileName('..\\..\\boot.pdf'), 'boot.pdf');
  t.end();
});

t.test('a long name is cut to its limit before its extension', (t) => {
  const cut = cleanFileName(`${'n'.repeat(300)}.pdf`);
  t.equal(cut, `${'n'.repeat(251)}.pdf`);
  t.equal(cut.length, 255);
  const whole = `${'n'.repeat(251)}.pdf`;
  t.equal(cleanFileName(whole), whole);
  // What follows a dot far from the end is no extension.
  t.equal(cleanFileName(`a.${'n'.repeat(300)}`), `a.${'n'.repeat(253)}`);
  const emoji = [...cleanFileName(`${'🚰'.repeat(300)}.pdf`)];
  t.equal(emoji.length, 255, 'characters count, not their halves');
  t.same(emoji.slice(-5), ['🚰', '.', 'p', 'd', 'f']);
  t.end();
});

t.test('what cannot be seen is left out, and no name is a folder', (t) => {
  t.equal(cleanFileName(' nul\0name\u202efdp.exe '), 'nulnamefdp.exe');
  for (const nameless of ['', '.', '..', 'folder/', 'folder\\']) t.equal(cleanFileName(nameless), 'unnamed');
  t.end();
});

t.test('a quotation mark that a browser had to escape is one again', (t) => {
  t.equal(cleanFileName('Pipe 5%22 %0D%0Anew.pdf'), 'Pipe 5" new.pdf');
  t.equal(cleanFileName('100%25 design %2F.pdf'), '100%25 design %2F.pdf', 'a percent sign is sent as it is');
  t.end();
});

t.test('names that people take for the same have the same key', (t) => {
  t.equal(fileNameKey('Gebühren.PDF'), fileNameKey('gebu\u0308hren.pdf'));
  t.not(fileNameKey('annex-1.pdf'), fileNameKey('annex-2.pdf'));
  t.end();
});
