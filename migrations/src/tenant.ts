import { sql, type Transaction } from 'kysely';
import type { DB } from '../db.d.ts';
import { type Database, rows } from './database.ts';

/** A transaction that sees one organisation's rows. */
export type TenantTransaction = Transaction<DB>;

/** A transaction that sees every organisation's rows. */
export type PlatformTransaction = Transaction<DB>;

/**
 * Runs `work` in a transaction that sees the rows of this organisation and no others: the role and the policies of the
 * database see to it, so that a forgotten `where` finds nothing. Keep it short: no model call and no file inside.
 */
export function withTenant<T>(
  database: Database,
  organizationId: string,
  work: (trx: TenantTransaction) => Promise<T>,
): Promise<T> {
  return database[rows].transaction().execute(async (trx) => {
    // One statement for both settings; local, so they end with the transaction.
    await sql`select set_config('role', 'bidloom_tenant', true), set_config('app.organization_id', ${organizationId}, true)`.execute(
      trx,
    );
    return work(trx);
  });
}

/**
 * Runs `work` in a transaction that is bound to no organisation. For sign-in, start-up and the platform's own bookkeeping only:
 * each use needs a reason.
 */
export function asPlatform<T>(database: Database, work: (trx: PlatformTransaction) => Promise<T>): Promise<T> {
  return database[rows].transaction().execute(work);
}
