import t from 'tap';
import { contentDisposition } from './content-disposition.ts';

t.test('a plain name stays itself', async (t) => {
  t.equal(
    contentDisposition('Tender 42.pdf', false),
    `attachment; filename="Tender 42.pdf"; filename*=UTF-8''Tender%2042.pdf`,
  );
  t.match(contentDisposition('Tender 42.pdf', true), /^inline; /);
});

t.test('any script arrives by RFC 5987, with a plain stand-in beside it', async (t) => {
  t.equal(
    contentDisposition('Đấu thầu 🚰.pdf', false),
    `attachment; filename="__u th_u __.pdf"; filename*=UTF-8''%C4%90%E1%BA%A5u%20th%E1%BA%A7u%20%F0%9F%9A%B0.pdf`,
  );
  t.match(contentDisposition(`it's (final)*.pdf`, false), /filename\*=UTF-8''it%27s%20%28final%29%2A\.pdf$/);
});

t.test('nothing in a name can end the header, start another one or name a folder', async (t) => {
  for (const name of [
    'a\r\nSet-Cookie: x=1.pdf',
    'a"; filename="evil.exe',
    '../../etc/passwd',
    'C:\\autoexec.bat',
    'a\0b',
    '\ud800.pdf',
    '‮fdp.exe',
    '',
    ' ',
    '\n',
  ]) {
    const header = contentDisposition(name, false);
    t.match(header, /^attachment; filename="[^"\\/%]+"; filename\*=UTF-8''[A-Za-z0-9%!_.~-]+$/, JSON.stringify(name));
    t.notMatch(header, /\p{Cc}|%0[0-9A-F]|%2F|%5C|%E2%80%AE/u);
    t.doesNotThrow(() => new Headers({ 'content-disposition': header }));
  }
});
