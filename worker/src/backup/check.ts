import { createHash } from 'node:crypto';
import { asPlatform, findBrokenChains, withTenant } from '@bidloom/db';
import { checkRows, listReferencedObjects, type ReferencedObject, rebuildIndexes } from '@bidloom/db/backup';
import { ObjectNotFoundError, type ObjectStorage } from '@bidloom/platform';
import { loadOrganizationNames } from '../lib/organizations.repository.ts';
import { findOrphanObjects } from '../lib/orphan-objects.ts';
import { findLeftovers } from '../lib/removed-organizations.ts';
import { failIncomplete } from './check.repository.ts';
import type { BackupSource } from './save-backup.ts';
import { listLost, type Report } from './save-objects.ts';

export interface CheckResult {
  /** What is wrong, a line each. */
  problems: string[];
  /** What was repaired. */
  repaired: string[];
  /** What could not be looked at. */
  unchecked: string[];
}

/**
 * Compares objects with rows by their SHA-256, and rows with their indexes, and looks for what is left of organisations that were removed. With `repair`, indexes are built again and objects that no
 * row points at are removed; a file that is lost can't be brought back, and stays a problem.
 */
export async function check(
  source: BackupSource,
  options: { repair: boolean },
  report: Report,
  signal: AbortSignal = new AbortController().signal,
): Promise<CheckResult> {
  const result: CheckResult = { problems: [], repaired: [], unchecked: [] };
  report('Comparing files with rows …');
  await checkObjects(source, result, signal);
  await clearOrphans(source, options, result, signal);
  report('Looking for what is left of removed organizations …');
  result.problems.push(...(await findLeftovers(source, signal)));
  report('Checking rows and indexes …');
  await findBrokenRows(source, options, result);
  report('Checking the audit log …');
  result.problems.push(...(await verifyAuditLog(source)));
  return result;
}

async function checkObjects(
  { database, storage }: BackupSource,
  { problems }: CheckResult,
  signal: AbortSignal,
): Promise<void> {
  const gone = new Map<string, string>();
  for (const object of await listReferencedObjects(database)) {
    signal.throwIfAborted();
    const { key, name, mayBeGone } = object;
    const state = await stateOf(storage, object);
    if (state === 'changed')
      problems.push(`${name}: its file (${key}) is not the one that was uploaded. Upload it again.`);
    else if (state === 'gone' && !mayBeGone) gone.set(key, name);
  }
  for (const key of await listLost(database, [...gone.keys()])) {
    problems.push(
      `${gone.get(key)}: its file (${key}) is missing. Restore it from a backup, or delete the document and upload it again.`,
    );
  }
}

async function stateOf(
  storage: ObjectStorage,
  { key, size, sha256 }: ReferencedObject,
): Promise<'whole' | 'changed' | 'gone'> {
  const digest = createHash('sha256');
  let length = 0;
  try {
    for await (const chunk of (await storage.get(key)) as AsyncIterable<Buffer>) {
      digest.update(chunk);
      length += chunk.length;
    }
  } catch (error) {
    if (error instanceof ObjectNotFoundError) return 'gone';
    throw error;
  }
  const isChanged = (size !== null && size !== length) || (sha256 !== null && sha256 !== digest.digest('hex'));
  return isChanged ? 'changed' : 'whole';
}

async function clearOrphans(
  source: BackupSource,
  { repair }: { repair: boolean },
  { problems, repaired }: CheckResult,
  signal: AbortSignal,
): Promise<void> {
  const orphans = await findOrphanObjects(source, signal);
  if (orphans.length === 0) return;
  if (repair) {
    await source.storage.remove(orphans);
    repaired.push(`${orphans.length} files that nothing points at were removed`);
  } else problems.push(`${orphans.length} files belong to nothing, such as ${orphans[0]}. --repair removes them.`);
}

async function findBrokenRows(
  { database }: BackupSource,
  { repair }: { repair: boolean },
  { problems, repaired, unchecked }: CheckResult,
): Promise<void> {
  const { brokenIndexes, indexesUnchecked, incompleteDocuments } = await checkRows(database.engine);
  if (indexesUnchecked) unchecked.push(`Indexes: ${indexesUnchecked}`);
  if (brokenIndexes.length > 0 && repair) {
    await rebuildIndexes(database.engine, brokenIndexes);
    repaired.push(`Indexes built again: ${brokenIndexes.join(', ')}`);
  } else if (brokenIndexes.length > 0) {
    problems.push(`Indexes that lack rows: ${brokenIndexes.join(', ')}. --repair builds them again.`);
  }
  for (const { id, organizationId, name } of incompleteDocuments) {
    if (repair) {
      await withTenant(database, organizationId, (trx) => failIncomplete(trx, id));
      repaired.push(`${name}: parts of what was read are missing; it is marked as failed, to be tried again`);
    } else
      problems.push(`${name}: parts of what was read are missing. --repair marks it as failed, to be tried again.`);
  }
}

/** Nothing can repair a chain: a person who wants to know its content needs a backup. */
async function verifyAuditLog({ database }: BackupSource): Promise<string[]> {
  const { broken, names } = await asPlatform(database, async (trx) => {
    const broken = await findBrokenChains(trx);
    return { broken, names: await loadOrganizationNames(trx) };
  });
  return broken.map(({ organizationId, sequence }) => {
    const log =
      organizationId === null
        ? 'the platform'
        : `the organization ${names.get(organizationId) ?? 'that was removed'} (${organizationId})`;
    return `Audit log of ${log}: it is broken at entry ${sequence}, which was changed, removed or put in between. Compare it with a backup.`;
  });
}
