import { asPlatform, listOrganizationTables, removeOrganizationRows } from '@bidloom/db';
import type { Platform } from '../../platform.ts';
import { deleteLargeEvents } from './removals.repository.ts';

/** Rows of one transaction, which stays short. */
const batch = 1000;
/** Objects of one call of the storage. */
const objectsAtOnce = 500;

// All of it by the platform: what goes belongs to an organisation whose people are locked out.

/** Removes the jobs of an organisation in every state, and ends those that run. */
export async function removeJobs({ database, queue }: Pick<Platform, 'database' | 'queue'>, organizationId: string) {
  const running = await asPlatform(database, (trx) => queue.removeJobsOf(trx, organizationId));
  for (const { name, id } of running) await queue.cancel({ name }, id);
}

/** Removes the rows of an organisation, each table before those that its rows point at. */
export async function removeRows(
  { database }: Pick<Platform, 'database'>,
  organizationId: string,
  signal: AbortSignal,
): Promise<void> {
  const tables = await asPlatform(database, (trx) => listOrganizationTables(trx, { removable: true }));
  for (const table of tables) {
    for (let removed = batch; removed === batch; ) {
      signal.throwIfAborted();
      removed = await asPlatform(database, (trx) => removeOrganizationRows(trx, table, organizationId, batch));
    }
  }
  await asPlatform(database, (trx) => deleteLargeEvents(trx, organizationId));
}

/** Removes every object below the organisation. */
export async function removeObjectsOf(
  { storage }: Pick<Platform, 'storage'>,
  organizationId: string,
  signal: AbortSignal,
): Promise<void> {
  let keys: string[] = [];
  for await (const { key } of storage.list(`${organizationId}/`)) {
    keys.push(key);
    if (keys.length < objectsAtOnce) continue;
    signal.throwIfAborted();
    await storage.remove(keys);
    keys = [];
  }
  signal.throwIfAborted();
  await storage.remove(keys);
}
