import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import t, { type Test } from 'tap';
import { createArchive, readArchive, verifyArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import type { Manifest } from './manifest.ts';

const content = Buffer.alloc(100_000, 'content ');

async function writeBackup(t: Test): Promise<string> {
  const path = join(t.testdir(), 'backup.tar');
  const archive = createArchive(path);
  await archive.add('objects/a', content.length, Readable.from([content]));
  await archive.add('objects/empty', 0, Readable.from([]));
  const rows = { savedAt: '2026-11-23T00:00:00.000Z', migrations: [], tables: [], jobs: 0 };
  const manifest: Manifest = {
    ...{ format: 1, ...rows, objects: {}, missing: [], removed: [], changed: [] },
    entries: archive.entries,
  };
  await archive.finish(manifest);
  return path;
}

t.test('what is written is read back', async (t) => {
  const path = await writeBackup(t);
  t.same(Object.keys((await verifyArchive(path)).entries), ['objects/a', 'objects/empty']);
  const sizes: Record<string, number> = {};
  await readArchive(path, async (name, entry) => {
    sizes[name] = (await buffer(entry)).length;
  });
  t.match(sizes, { 'objects/a': content.length, 'objects/empty': 0 });
});

t.test('what came shorter or longer than it was to be is not saved as if it were whole', async (t) => {
  for (const length of [3, 5]) {
    const archive = createArchive(join(t.testdir(), `${length}.tar`));
    const added = archive.add('objects/b', 4, Readable.from([Buffer.alloc(length)]));
    await t.rejects(added, {
      name: 'BackupError',
      message: `objects/b was to have 4 bytes, and came with ${length}. Begin again.`,
    });
    archive.abandon();
  }
});

t.test('a file that was cut anywhere, or is something else, is reported as damaged', async (t) => {
  const path = await writeBackup(t);
  const { length } = await readFile(path);
  for (const size of [length - 1024, length - 1100, 60_000, 512, 100, 0]) {
    await truncate(path, size);
    if (size === length - 1024) await t.resolves(verifyArchive(path), 'without what ends an archive, all is there');
    else await t.rejects(verifyArchive(path), { name: 'BackupError', message: /is damaged/ }, `${size} bytes`);
  }
  await writeFile(path, 'no archive, but text '.repeat(100));
  await t.rejects(verifyArchive(path), { name: 'BackupError', message: /is damaged/ });
});

t.test('a file that cannot be read is reported in words', async (t) => {
  const folder = t.testdir();
  await t.rejects(verifyArchive(join(folder, 'none.tar')), { name: 'BackupError', message: /does not exist/ });
  await t.rejects(verifyArchive(folder), { name: 'BackupError', message: /is a folder\. Name a file/ });
});

t.test('what goes wrong with the content is not blamed on the file', async (t) => {
  const path = await writeBackup(t);
  for (const reads of [true, false]) {
    const fault = new Error('Invalid input: the target did not start');
    const visit = async (_name: string, entry: Readable) => {
      if (reads) await buffer(entry);
      throw fault;
    };
    const error = await readArchive(path, visit).catch((reason: unknown) => reason);
    t.equal(error, fault);
    t.notOk(error instanceof BackupError);
  }
});
