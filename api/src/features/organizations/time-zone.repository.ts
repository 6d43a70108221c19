import type { TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';

export async function readTimeZone(trx: TenantTransaction, organizationId: string): Promise<string> {
  const { timeZone } = await trx
    .selectFrom('organizations')
    .select('timeZone')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return timeZone;
}

export async function setTimeZone(trx: TenantTransaction, organizationId: string, timeZone: string): Promise<void> {
  await trx.updateTable('organizations').set({ timeZone }).where('id', '=', organizationId).execute();
}

/** The name of a time zone as the database writes it; undefined for one that it does not know. */
export async function findZoneName(trx: TenantTransaction, asked: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select name from pg_timezone_names where lower(name) = lower(${asked}) limit 1`.execute(trx);
  return rows[0]?.name;
}
