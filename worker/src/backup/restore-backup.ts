import { createHash } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { DatabaseEngine } from '@bidloom/db';
import { type RowWriter, writeSnapshot } from '@bidloom/db/backup';
import type { ObjectStorage } from '@bidloom/platform';
import { readLines } from '@bidloom/platform/read-lines';
import { damaged, readArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { entryNames, type Manifest } from './manifest.ts';
import { savedFiles } from './save-backup.ts';
import type { Report } from './save-objects.ts';

/** Where a backup is restored to: an empty database whose schema has the manifest's versions and whose queue was opened, and a storage. */
export interface RestoreTarget {
  engine: DatabaseEngine;
  storage: ObjectStorage;
  /** Null: there is none. */
  dataDirectory: string | null;
}

/**
 * Restores objects, rows and waiting jobs of an archive that was verified. Objects first: they are seen by nobody before their rows, and
 * a restore that was interrupted is simply done again. All rows are written in one transaction.
 */
export async function restoreBackup(
  target: RestoreTarget,
  path: string,
  manifest: Manifest,
  report: Report,
): Promise<void> {
  report('Restoring files …');
  await restoreObjects(target.storage, path, manifest);
  report('Restoring rows …');
  await writeSnapshot(target.engine, (writer) => restoreRows(writer, path, manifest, report));
  if (target.dataDirectory) await restoreFiles(target.dataDirectory, path);
}

async function restoreObjects(storage: ObjectStorage, path: string, manifest: Manifest): Promise<void> {
  const keys = new Map(Object.keys(manifest.objects).map((key) => [entryNames.object(key), key]));
  await readArchive(path, async (name, content) => {
    const key = keys.get(name);
    if (key === undefined) return;
    const digest = createHash('sha256');
    async function* read() {
      for await (const chunk of content as AsyncIterable<Buffer>) {
        digest.update(chunk);
        yield chunk;
      }
    }
    const contentType = manifest.objects[key]?.contentType ?? 'application/octet-stream';
    const { size } = await storage.put(key, Readable.from(read(), { objectMode: false }), { contentType });
    const entry = manifest.entries[name];
    if (size !== entry?.size || digest.digest('hex') !== entry.sha256) {
      throw damaged(path, `${name} is another one than when it was checked`);
    }
  });
}

/** The archive has the tables in an order in which their rows may be written. */
async function restoreRows(writer: RowWriter, path: string, manifest: Manifest, report: Report): Promise<void> {
  const tables = new Map(manifest.tables.map((table) => [entryNames.table(table.name), table]));
  await readArchive(path, async (name, content) => {
    if (name === entryNames.jobs) {
      const left = manifest.jobs - (await writer.jobs(linesOf(content)));
      if (left > 0) report(`${left} jobs of kinds that this version does not have are left out.`);
    }
    const table = tables.get(name);
    if (!table) return;
    tables.delete(name);
    const written = await writer.rows(table.name, linesOf(content));
    if (written !== table.rows) {
      throw new BackupError(`${table.name} got ${written} rows where ${table.rows} were saved. Nothing is restored.`);
    }
  });
  if (tables.size > 0) throw damaged(path, `${[...tables.keys()].join(', ')} are missing`);
  await writer.forget(manifest.removed);
}

/** Last: what is there stays as it is until all the rest is restored. */
async function restoreFiles(dataDirectory: string, path: string): Promise<void> {
  const files = new Map(savedFiles.map((name) => [entryNames.file(name), name]));
  await readArchive(path, async (name, content) => {
    const file = files.get(name);
    if (file === undefined) return;
    await mkdir(dataDirectory, { recursive: true });
    const written = join(dataDirectory, `${file}.new`);
    await rm(written, { force: true });
    await writeFile(written, await buffer(content), { mode: 0o600, flush: true });
    await rename(written, join(dataDirectory, file));
  });
}

async function* linesOf(content: Readable): AsyncGenerator<string> {
  const text = createGunzip();
  const read = pipeline(content, text);
  // The reader of the lines gets the error, too.
  read.catch(() => {});
  yield* readLines(text);
  await read;
}
