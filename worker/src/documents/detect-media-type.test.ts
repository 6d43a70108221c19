import t from 'tap';
import { detectMediaType } from './detect-media-type.ts';
import { makeDocx, makeZip, writeSource } from './testing/files.ts';
import { makePdf } from './testing/make-pdf.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

async function detect(name: string, bytes: Uint8Array | string): Promise<string | null> {
  const { path } = await writeSource('file', '', bytes);
  return detectMediaType(path, name);
}

t.test('content decides, whatever the name says', async (t) => {
  const pdf = await makePdf((pen) => void pen.page());
  t.equal(await detect('tender.pdf', pdf), 'application/pdf');
  t.equal(await detect('tender.docx', pdf), 'application/pdf');
  t.equal(
    await detect('tender.pdf', Buffer.concat([Buffer.from('\n\n'), pdf])),
    'application/pdf',
    'with bytes before its mark',
  );
  t.equal(await detect('tender.pdf', makeDocx('<w:p/>')), DOCX);
  t.equal(await detect('scan.jpg', PNG), 'image/png');
});

t.test('programs and other archives are nothing that can be read, whatever their name', async (t) => {
  t.equal(
    await detect('tender.pdf', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(600, 1), Buffer.from('PE\0\0')])),
    null,
  );
  t.equal(
    await detect('tender.pdf', Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(200)])),
    null,
  );
  t.equal(await detect('tender.txt', Buffer.from([0, 1, 2, 3, 4, 5, 6, 7, 8])), null);
  t.equal(await detect('tender.docx', makeZip([{ name: 'readme.txt', data: 'hello' }])), null);
  t.equal(await detect('tender.pdf', ''), null);
});

t.test('kinds of text are told apart by name, and without one by content', async (t) => {
  t.equal(await detect('notes.txt', 'Bring the bid bond.'), 'text/plain');
  t.equal(await detect('notes.md', '# Bid bond'), 'text/markdown');
  t.equal(await detect('list.csv', 'a,b\n1,2'), 'text/csv');
  t.equal(await detect('list', 'tag;size;amount\nV-1;100;3\nV-2;80;4\n'), 'text/csv');
  t.equal(await detect('notes', 'Dear bidder, please note.\nThe deadline is moved.\n'), 'text/plain');
  t.equal(await detect('wide.txt', Buffer.from('\ufeffGebühr', 'utf16le')), 'text/plain');
});
