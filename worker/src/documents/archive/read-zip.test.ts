import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import t, { type Test } from 'tap';
import { ZipFile } from 'yazl';
import { decodeEntryName, splitEntryPath } from './entry-path.ts';
import { readZip } from './read-zip.ts';

const options = { ocrLanguages: ['eng'], ocrDataFolders: [] };

async function unpack(t: Test, archive: Buffer) {
  const workFolder = await mkdtemp(join(tmpdir(), 'bidloom-zip-'));
  t.teardown(() => rm(workFolder, { recursive: true, force: true }));
  const path = join(workFolder, 'object');
  await writeFile(path, archive);
  const { contents } = await readZip(path, { ...options, workFolder });
  return contents ?? { files: [], leftOut: [] };
}

async function zipOf(entries: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(entries)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** The same archive with other bytes in place of a name, both in its lists and in front of the files. */
function renamed(archive: Buffer, from: string, to: string | Buffer): Buffer {
  const [old, renewed] = [Buffer.from(from), Buffer.from(to)];
  const copy = Buffer.from(archive);
  for (let at = copy.indexOf(old); at >= 0; at = copy.indexOf(old, at + 1)) renewed.copy(copy, at);
  return copy;
}

t.test('files come out with their folders, and files that operating systems add do not', async (t) => {
  const { files, leftOut } = await unpack(
    t,
    await zipOf({
      'Volume 1/Pumps.txt': 'The pump delivers 40 m3/h.',
      'Volume 1/Drawings/Plan.txt': 'Plan',
      'notes.txt': 'Notes',
      '__MACOSX/._notes.txt': 'fork',
      '.DS_Store': 'store',
      'Volume 1/Thumbs.db': 'thumbs',
      'Volume 1/~$Pumps.docx': 'lock',
    }),
  );
  t.same(
    files.map(({ name, folder }) => [folder, name]),
    [
      ['Volume 1', 'Pumps.txt'],
      ['Volume 1/Drawings', 'Plan.txt'],
      [null, 'notes.txt'],
    ],
  );
  t.same(leftOut, []);
  t.equal(await readFile(files[0]?.path ?? '', 'utf8'), 'The pump delivers 40 m3/h.');
});

t.test('no path leads out of the folder, whatever it says', async (t) => {
  const paths = [
    '../../etc/passwd',
    '/etc/passwd',
    'C:\\Windows\\system.ini',
    'a/./../b.txt',
    `${'long/'.repeat(3000)}b.txt`,
    `${'x'.repeat(9000)}.pdf`,
    'a\u0000b\n.txt',
    '..',
    'folder/',
  ];
  t.same(paths.map(splitEntryPath), [
    { name: 'passwd', folder: 'etc' },
    { name: 'passwd', folder: 'etc' },
    { name: 'system.ini', folder: 'Windows' },
    { name: 'b.txt', folder: 'a' },
    { name: 'b.txt', folder: 'long/'.repeat(100) },
    { name: `${'x'.repeat(251)}.pdf`, folder: null },
    { name: 'ab.txt', folder: null },
    null,
    null,
  ]);
  const archive = renamed(await zipOf({ 'aa/aa/way-out.txt': 'out' }), 'aa/aa/', '../../');
  const { files } = await unpack(t, archive);
  t.match(files, [{ name: 'way-out.txt', folder: null }]);
});

t.test('names from old programs are read in the code page of the format', async (t) => {
  t.equal(decodeEntryName(Buffer.from([0x50, 0x81, 0x6d, 0x70, 0x65])), 'Pümpe');
  t.equal(decodeEntryName(Buffer.from('Máy bơm')), 'Máy bơm');
});

t.test('an entry that is made to fill the disk stays packed, and the rest comes out', async (t) => {
  const { files, leftOut } = await unpack(t, await zipOf({ 'bomb.txt': Buffer.alloc(30_000_000), 'good.txt': 'good' }));
  t.match(files, [{ name: 'good.txt' }]);
  t.match(leftOut, [{ name: 'bomb.txt', reason: /unpacks to far more/ }]);
});

t.test(
  'an entry that says less than it contains is refused, and so is one with a password, a link and an empty one',
  async (t) => {
    const honest = await zipOf({
      'liar.txt': 'x'.repeat(5000),
      'locked.txt': 'locked',
      'link.txt': 'target',
      'empty.txt': '',
    });
    const list = (name: string) => honest.lastIndexOf(name) - 46;
    // Fields in the list at the archive's end: size at 24, flags at 8, attributes at 38.
    honest.writeUInt32LE(10, list('liar.txt') + 24);
    honest.writeUInt16LE(1, list('locked.txt') + 8);
    honest.writeUInt32LE(0xa1ff0000, list('link.txt') + 38);
    const { files, leftOut } = await unpack(t, honest);
    t.same(files, []);
    t.match(leftOut, [
      { name: 'liar.txt', reason: /damaged/ },
      { name: 'locked.txt', reason: /password/ },
      { name: 'link.txt', reason: /link/ },
      { name: 'empty.txt', reason: /empty/ },
    ]);
  },
);

t.test('of very many files the first come out, and the others are counted', async (t) => {
  const entries = Object.fromEntries(Array.from({ length: 520 }, (_, index) => [`f${index}.txt`, `${index}`]));
  const { files, leftOut } = await unpack(t, await zipOf(entries));
  t.equal(files.length, 500);
  t.match(leftOut, [{ name: '20 further files', reason: /500/ }]);
});

t.test('a file that is no archive is refused with that reason', async (t) => {
  await t.rejects(unpack(t, Buffer.from('PK\u0003\u0004 and nothing else')), { code: 'corrupt' });
});
