import type { PlatformTransaction } from '@bidloom/db';
import { sql } from 'kysely';

/** The removal of an organisation, where one was asked for. */
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
  },
): Promise<void> {
  await trx.updateTable('organizationRemovals').set(fields).where('organizationId', '=', organizationId).execute();
}

export async function deleteRemoval(trx: PlatformTransaction, organizationId: string): Promise<void> {
  await trx.deleteFrom('organizationRemovals').where('organizationId', '=', organizationId).execute();
}
