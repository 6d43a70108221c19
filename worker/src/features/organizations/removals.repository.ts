import type { PlatformTransaction } from '@bidloom/db';
import { sql } from 'kysely';

/** Days that an export can be downloaded; after that it has to be made again before the organisation can be removed. */
const exportDays = 7;

/** The removal whose export this job makes, with the export that was made before. */
export function findExporting(trx: PlatformTransaction, organizationId: string, jobId: string) {
  return trx
    .selectFrom('organizationRemovals')
    .select('exportObjectKey')
    .where('organizationId', '=', organizationId)
    .where('jobId', '=', jobId)
    .where('status', '=', 'exporting')
    .executeTakeFirst();
}

/** False where the removal was called off, or the export is another job's by now. */
export async function finishExport(
  trx: PlatformTransaction,
  organizationId: string,
  jobId: string,
  { key, size }: { key: string; size: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('organizationRemovals')
    .set({
      ...{ status: 'ready', failure: null, exportObjectKey: key, exportSize: size },
      ...{ exportedAt: sql<Date>`now()`, downloadedAt: null, downloadedBy: null },
      exportExpiresAt: sql`now() + make_interval(days => ${exportDays})`,
    })
    .where('organizationId', '=', organizationId)
    .where('jobId', '=', jobId)
    .where('status', '=', 'exporting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function failExport(
  trx: PlatformTransaction,
  organizationId: string,
  jobId: string,
  failure: string,
): Promise<void> {
  await trx
    .updateTable('organizationRemovals')
    .set({ status: 'failed', failure })
    .where('organizationId', '=', organizationId)
    .where('jobId', '=', jobId)
    .where('status', '=', 'exporting')
    .execute();
}

/** A removal that is confirmed and has not ended. */
export function findConfirmedRemoval(trx: PlatformTransaction, organizationId: string) {
  return trx
    .selectFrom('organizationRemovals')
    .select('rowsRemovedAt')
    .where('organizationId', '=', organizationId)
    .where('status', '=', 'removing')
    .executeTakeFirst();
}

/** The record of the removal goes last. */
export async function deleteRemoval(trx: PlatformTransaction, organizationId: string): Promise<void> {
  await trx.deleteFrom('organizationRemovals').where('organizationId', '=', organizationId).execute();
}

/** Events that mention the organisation, whose rows name no organisation. */
export async function deleteLargeEvents(trx: PlatformTransaction, organizationId: string): Promise<void> {
  await sql`delete from large_events where payload::text like ${`%${organizationId}%`}`.execute(trx);
}

/** Removes the organisation itself with its part of the audit log; the database tells that of the platform who removed what. */
export async function finishRemoval(trx: PlatformTransaction, organizationId: string): Promise<void> {
  await sql`select finish_organization_removal(${organizationId})`.execute(trx);
}
