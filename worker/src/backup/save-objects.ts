import type { Readable } from 'node:stream';
import type { Database } from '@bidloom/db';
import { listReferencedObjects, type ReferencedObject } from '@bidloom/db/backup';
import { type ObjectInfo, ObjectNotFoundError, type ObjectStorage } from '@bidloom/platform';
import type { ArchiveWriter } from './archive.ts';
import { entryNames, type Manifest } from './manifest.ts';

/** Called with a line of progress. */
export type Report = (line: string) => void;

/**
 * Adds the objects to which the saved rows refer. They never change under their key, so that they may be read after the rows; some are
 * removed meanwhile, together with their rows. An object that no longer exists although its row does is lost.
 */
export async function saveObjects(
  { database, storage }: { database: Database; storage: ObjectStorage },
  archive: ArchiveWriter,
  referenced: readonly ReferencedObject[],
  report: Report,
  signal: AbortSignal,
): Promise<Pick<Manifest, 'objects' | 'missing' | 'removed' | 'changed'>> {
  const objects: Manifest['objects'] = {};
  const gone: string[] = [];
  const changed: string[] = [];
  let done = 0;
  for (const { key, name, size, sha256, mayBeGone } of referenced) {
    signal.throwIfAborted();
    const found = await open(storage, key);
    if (found) {
      const digest = await archive.add(entryNames.object(key), found.info.size, found.content);
      objects[key] = found.info;
      if ((size !== null && size !== digest.size) || (sha256 !== null && sha256 !== digest.sha256)) {
        changed.push(key);
        report(`${name}: the object ${key} is not the file that was uploaded; it is saved as it is.`);
      }
    } else if (!mayBeGone) gone.push(key);
    done++;
    if (done % 100 === 0 || done === referenced.length) report(`Saved ${done} of ${referenced.length} files`);
  }
  const lost = await listLost(database, gone);
  for (const key of lost) report(`The storage has no object ${key}, though a row points at it; it is left out.`);
  const removed = gone.filter((key) => !lost.has(key));
  if (removed.length > 0) report(`${removed.length} files were removed meanwhile; they are left out with their rows.`);
  return { objects, missing: [...lost], removed, changed };
}

/** Null where the object no longer exists, whether before it was found or after. */
async function open(storage: ObjectStorage, key: string): Promise<{ info: ObjectInfo; content: Readable } | null> {
  try {
    return { info: await storage.head(key), content: await storage.get(key) };
  } catch (error) {
    if (error instanceof ObjectNotFoundError) return null;
    throw error;
  }
}

/** Of objects that no longer exist, those that a row still needs. */
export async function listLost(database: Database, gone: readonly string[]): Promise<Set<string>> {
  if (gone.length === 0) return new Set();
  const needed = (await listReferencedObjects(database)).filter(({ mayBeGone }) => !mayBeGone);
  const keys = new Set(needed.map(({ key }) => key));
  return new Set(gone.filter((key) => keys.has(key)));
}
