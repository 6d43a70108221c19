import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import type { ReadContent } from '../model.ts';
import { isSoundCompound } from './check-compound.ts';
import { makeCompound, makeOutlook } from './outlook.fixtures.ts';
import { readMail } from './read-mail.ts';
import { readOutlook } from './read-outlook.ts';

const options = { ocrLanguages: ['eng'], ocrDataFolders: [] };

async function read(t: Test, mail: string | Buffer, reader = readMail): Promise<ReadContent> {
  const workFolder = await mkdtemp(join(tmpdir(), 'bidloom-mail-'));
  t.teardown(() => rm(workFolder, { recursive: true, force: true }));
  const path = join(workFolder, 'object');
  await writeFile(path, mail);
  return reader(path, { ...options, workFolder });
}

const lines = (...all: string[]) => all.join('\r\n');
const part = (head: string, body: string) => lines('--b', head, '', body);
const mixed = (...parts: string[]) =>
  lines(
    'From: "Ngoc Tran" <ngoc@example.org>',
    'To: bids@example.com, Ada <ada@example.com>',
    'Subject: =?utf-8?B?R2lhIGjhuqFuIG7hu5lwIHRo4bqndQ==?=',
    'Date: Mon, 23 Nov 2026 10:00:00 +0700',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    ...parts,
    '--b--',
    '',
  );

t.test('an e-mail is a page with its headers and its text, and its attachments are files', async (t) => {
  const { pages, contents } = await read(
    t,
    mixed(
      part('Content-Type: text/plain; charset=utf-8', 'The due date moves to 4 December.\r\n\r\nRegards'),
      part('Content-Type: text/plain; name="Addendum 1.txt"\r\nContent-Disposition: attachment', 'Addendum'),
      part('Content-Type: message/rfc822', 'From: a@example.org\r\nSubject: First\r\n\r\nEarlier words'),
    ),
  );
  const [page] = pages;
  t.match(
    page?.text,
    /^Gia hạn nộp thầu\n\nFrom: Ngoc Tran <ngoc@example\.org>\nTo: bids@example\.com, Ada <ada@example\.com>/,
  );
  t.match(page?.text, /Date: Mon, 23 Nov 2026 10:00:00 \+0700/);
  t.match(page?.text, /The due date moves to 4 December\./);
  t.match(contents?.files, [{ name: 'Addendum 1.txt' }, { name: /\.eml$/ }]);
  t.match(await readFile(contents?.files[0]?.path ?? '', 'utf8'), /^Addendum/);
  t.notMatch(page?.text, /Earlier words/, 'an e-mail within it is a document of its own');
});

t.test('HTML is read as its text, and pictures of a signature are no attachments', async (t) => {
  const picture = 'iVBORw0KGgo=';
  const { pages, contents } = await read(
    t,
    mixed(
      part('Content-Type: text/html', '<p>Price <b>per pump</b></p><script>alert(1)</script><img src="cid:logo">'),
      part(
        'Content-Type: image/png\r\nContent-ID: <logo>\r\nContent-Disposition: inline\r\nContent-Transfer-Encoding: base64',
        picture,
      ),
      part('Content-Type: application/pkcs7-signature; name=smime.p7s\r\nContent-Disposition: attachment', 'x'),
    ),
  );
  t.match(pages[0]?.text, /Price per pump/);
  t.notMatch(pages[0]?.text, /alert|<b>/);
  t.same(contents, { files: [], leftOut: [] });
});

t.test('of ten thousand attachments the first five hundred come out', async (t) => {
  const many = Array.from({ length: 10_000 }, (_, index) =>
    part(`Content-Type: text/plain; name=f${index}.txt\r\nContent-Disposition: attachment`, 'x'),
  );
  const { contents } = await read(t, mixed(...many));
  t.equal(contents?.files.length, 500);
  t.match(contents?.leftOut, [{ name: '9500 further attachments' }]);
});

t.test('parts that nest without end are refused with what to do', async (t) => {
  const open = Array.from({ length: 300 }, (_, index) =>
    lines(`Content-Type: multipart/mixed; boundary=b${index}`, '', `--b${index}`),
  );
  await t.rejects(read(t, lines('From: a@example.org', ...open, '', 'x')), { code: 'corrupt' });
});

t.test("Outlook's own format is read as any e-mail", async (t) => {
  const { pages, contents } = await read(
    t,
    makeOutlook({
      subject: 'Site visit',
      body: 'The site visit is on 3 December.',
      sender: 'Ada',
      attachments: [{ name: 'Map.txt', content: 'map' }],
    }),
    readOutlook,
  );
  t.match(
    pages[0]?.text,
    /^Site visit\n\nFrom: Ada\nSubject: Site visit\nAttachments: Map\.txt\n\nThe site visit is on 3 December\./,
  );
  t.match(contents?.files, [{ name: 'Map.txt', size: 3 }]);
});

t.test('compound files whose chains lead in circles are refused before anything follows them', async (t) => {
  const sound = makeCompound([{ name: 'stream', content: Buffer.alloc(9000, 1) }]);
  t.ok(isSoundCompound(sound));
  const fat = (sound.readUInt32LE(76) + 1) * 512;
  const start = sound.readUInt32LE(48);
  const circle = Buffer.from(sound);
  circle.writeUInt32LE(start, fat + start * 4);
  t.notOk(isSoundCompound(circle), 'the directory is its own end');
  const tree = Buffer.from(sound);
  tree.writeUInt32LE(0, (start + 1) * 512 + 128 + 68);
  t.notOk(isSoundCompound(tree), 'an entry is above itself');
  const table = Buffer.from(sound);
  table.writeUInt32LE(1000, 44);
  t.notOk(isSoundCompound(table), 'the table is larger than the file');
  for (let length = 0; length < sound.length; length += 97) isSoundCompound(sound.subarray(0, length));
  for (const broken of [circle, tree, table]) await t.rejects(read(t, broken, readOutlook), { code: 'corrupt' });
});
