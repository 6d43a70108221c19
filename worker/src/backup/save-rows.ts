import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { DatabaseEngine } from '@bidloom/db';
import { type ReferencedObject, readSnapshot } from '@bidloom/db/backup';
import type { ArchiveWriter } from './archive.ts';
import { entryNames, type Manifest } from './manifest.ts';

/** What was read of the database at one moment. */
export interface SavedRows extends Pick<Manifest, 'savedAt' | 'migrations' | 'tables' | 'jobs'> {
  /** What the rows point at. */
  objects: ReferencedObject[];
  /** The rows, by the name of their entry, in the order of the archive. */
  files: SavedFile[];
}

interface SavedFile {
  name: string;
  path: string;
  isPacked: boolean;
}

const packer = () => createGzip({ level: 4 });

/**
 * Writes all rows and waiting jobs to files in `folder`, and does nothing else: the embedded database answers nobody meanwhile. There,
 * packing is left for later, too, since it takes half of the time.
 */
export function saveRows(engine: DatabaseEngine, folder: string, signal: AbortSignal): Promise<SavedRows> {
  const isPacked = engine.kind === 'postgres';
  return readSnapshot(engine, async (snapshot) => {
    const savedAt = new Date().toISOString();
    const files: SavedRows['files'] = [];
    const save = async (name: string, lines: AsyncIterable<string>): Promise<number> => {
      const path = join(folder, `rows-${files.length}`);
      let count = 0;
      async function* counted() {
        for await (const line of lines) {
          count++;
          yield `${line}\n`;
        }
      }
      const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
      const rows = Readable.from(counted());
      await (isPacked ? pipeline(rows, packer(), file, { signal }) : pipeline(rows, file, { signal }));
      files.push({ name, path, isPacked });
      return count;
    };
    const tables: SavedRows['tables'] = [];
    for (const name of snapshot.tables) {
      tables.push({ name, rows: await save(entryNames.table(name), snapshot.rows(name)) });
    }
    const jobs = await save(entryNames.jobs, snapshot.jobs());
    return { savedAt, migrations: snapshot.migrations, tables, jobs, objects: snapshot.objects, files };
  });
}

/** Moves the rows into the archive, whose entries begin with their length: it is known when they are packed. */
export async function addRows(archive: ArchiveWriter, files: readonly SavedFile[], signal: AbortSignal): Promise<void> {
  for (const { name, path, isPacked } of files) {
    const packed = isPacked ? path : `${path}.gz`;
    if (!isPacked) {
      const file = createWriteStream(packed, { flags: 'wx', mode: 0o600 });
      await pipeline(createReadStream(path), packer(), file, { signal });
      await rm(path);
    }
    await archive.add(name, (await stat(packed)).size, createReadStream(packed));
    await rm(packed);
  }
}
