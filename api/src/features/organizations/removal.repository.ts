import type { PlatformTransaction } from '@bidloom/db';
import { sql } from 'kysely';

/** The removal of an organisation, where one was requested. */
export function findRemoval(trx: PlatformTransaction, organizationId: string) {
  return trx
    .selectFrom('organizationRemovals')
    .selectAll()
    .select(sql<boolean>`coalesce(export_expires_at <= now(), false)`.as('isExpired'))
    .where('organizationId', '=', organizationId)
    .executeTakeFirst();
}

export async function insertRemoval(
  trx: PlatformTransaction,
  removal: {
    organizationId: string;
    organizationName: string;
    wasActive: boolean;
    requestedBy: string | null;
    toldAddresses: string[];
  },
): Promise<void> {
  await trx
    .insertInto('organizationRemovals')
    .values({ ...removal, status: 'exporting' })
    .execute();
}

export async function updateRemoval(
  trx: PlatformTransaction,
  organizationId: string,
  fields: {
    status?: string;
    jobId?: string | null;
    failure?: string | null;
    confirmedBy?: string | null;
    confirmedAt?: Date;
    downloadedAt?: Date | null;
    downloadedBy?: string | null;
  },
): Promise<void> {
  await trx.updateTable('organizationRemovals').set(fields).where('organizationId', '=', organizationId).execute();
}

export async function deleteRemoval(trx: PlatformTransaction, organizationId: string): Promise<void> {
  await trx.deleteFrom('organizationRemovals').where('organizationId', '=', organizationId).execute();
}

/**
 * What remains of an organisation's audit log when it is removed: how many entries it had, of which kind, between which times, and the hash
 * at the end of its chain, which can prove that a copy is complete. No names, because they must be removed.
 */
export async function summariseLog(trx: PlatformTransaction, organizationId: string) {
  const { rows } = await sql<{ entries: number; from: Date | null; to: Date | null; lastHash: string | null }>`
    select count(*)::int as entries, min(created_at) as "from", max(created_at) as "to",
      (select encode(hash, 'hex') from audit_entries where organization_id = ${organizationId}
        order by sequence desc limit 1) as last_hash
    from audit_entries where organization_id = ${organizationId}`.execute(trx);
  const { rows: actions } = await sql<{ action: string; outcome: string; count: number }>`
    select action, outcome, count(*)::int as count from audit_entries where organization_id = ${organizationId}
    group by action, outcome order by action, outcome`.execute(trx);
  const counts = actions.map(({ action, outcome, count }) => [
    outcome === 'refused' ? `${action} (refused)` : action,
    count,
  ]);
  return { ...rows[0], actions: Object.fromEntries(counts) };
}
