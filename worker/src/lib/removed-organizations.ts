import { asPlatform, countOrganizationRows, type Database, listRemovedOrganizations } from '@bidloom/db';
import { countJobsOf, type ObjectStorage } from '@bidloom/platform';
import { listConfirmedRemovals } from './organizations.repository.ts';

interface Places {
  database: Database;
  storage: ObjectStorage;
}

/**
 * What is left of organisations that were removed, one line each: rows of any table, jobs, objects, and removals that were confirmed and
 * have not ended. The audit log of the platform says which were removed.
 */
export async function findLeftovers({ database, storage }: Places, signal: AbortSignal): Promise<string[]> {
  const found: string[] = [];
  // By the platform: there is no organisation any more that could look.
  const { removed, begun } = await asPlatform(database, async (trx) => ({
    removed: await listRemovedOrganizations(trx),
    begun: await listConfirmedRemovals(trx),
  }));
  for (const { organizationName } of begun) {
    found.push(`${organizationName}: its removal is confirmed and has not ended. See the failed jobs, and retry it.`);
  }
  const inProgress = new Set(begun.map(({ organizationId }) => organizationId));
  const gone = removed.filter((id) => !inProgress.has(id));
  if (gone.length === 0) return found;
  const { rows, jobs } = await asPlatform(database, async (trx) => ({
    rows: await countOrganizationRows(trx, gone),
    jobs: await countJobsOf(trx, gone),
  }));
  for (const { organizationId, table, count } of rows) {
    found.push(`The organization ${organizationId} was removed, and ${table} has ${count} rows of it.`);
  }
  for (const { organizationId, count } of jobs) {
    found.push(`The organization ${organizationId} was removed, and the queue has ${count} jobs of it.`);
  }
  for (const id of gone) {
    signal.throwIfAborted();
    let objects = 0;
    for await (const _ of storage.list(`${id}/`)) objects += 1;
    if (objects > 0) found.push(`The organization ${id} was removed, and the storage has ${objects} files of it.`);
  }
  return found;
}
