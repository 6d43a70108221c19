import { asPlatform, type Database, listRemovedOrganizations } from '@bidloom/db';
import { listReferencedObjects } from '@bidloom/db/backup';
import type { ObjectStorage } from '@bidloom/platform';
import { listPlatformPeople, loadOrganizationNames } from './organizations.repository.ts';

/** An object is written before its row, and an upload takes hours at most: without a row after this time it never gets one. */
export const orphanAfterMs = 24 * 60 * 60_000;

/**
 * Tells whether a key is below an organisation of this database, be it one that was removed, or is a picture of one of the platform's
 * own people, those who were removed included. A bucket may be shared with other installations, or with something else:
 * what is elsewhere is none of our business.
 */
export async function ownKeys(database: Database): Promise<(key: string) => boolean> {
  // By the platform: it is about all of them.
  const [names, removed, ownPeople] = await asPlatform(database, async (trx) => [
    await loadOrganizationNames(trx),
    await listRemovedOrganizations(trx),
    await listPlatformPeople(trx),
  ]);
  const ids = new Set([...names.keys(), ...removed]);
  return (key) => {
    const [first = '', kind, person = ''] = key.split('/');
    return first === 'platform'
      ? kind === 'profile-images' && ownPeople.has(person)
      : key.includes('/') && ids.has(first);
  };
}

/** Keys of objects that are old enough and that no row points at. */
export async function findOrphanObjects(
  { database, storage }: { database: Database; storage: ObjectStorage },
  signal: AbortSignal,
): Promise<string[]> {
  const before = new Date(Date.now() - orphanAfterMs);
  const isOwn = await ownKeys(database);
  const old: string[] = [];
  for await (const { key, modifiedAt } of storage.list('')) {
    signal.throwIfAborted();
    if (modifiedAt < before && isOwn(key)) old.push(key);
  }
  if (old.length === 0) return [];
  // Read after the objects: one whose row came meanwhile is no orphan.
  const referenced = new Set((await listReferencedObjects(database)).map(({ key }) => key));
  return old.filter((key) => !referenced.has(key));
}
