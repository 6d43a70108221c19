import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../db.d.ts';
import { type Database, rows } from './database.ts';

/** A transaction that sees one organisation's rows. */
export type TenantTransaction = Transaction<DB>;

/** A transaction that sees every organisation's rows. */
export type PlatformTransaction = Transaction<DB>;

/**
 * Runs `work` in a transaction that sees the rows of this organisation and no others: the role and the policies of the
 * database take care of it, so that a forgotten `where` finds nothing. Keep it short: no model call and no file inside.
 */
export function withTenant<T>(
  database: Database,
  organizationId: string,
  work: (trx: TenantTransaction) => Promise<T>,
): Promise<T> {
  return database[rows].transact(organizationId, work);
}

/**
 * Runs `work` in a transaction that is bound to no organisation. For sign-in, start-up and the platform's own bookkeeping only:
 * each use needs a reason.
 */
export function asPlatform<T>(database: Database, work: (trx: PlatformTransaction) => Promise<T>): Promise<T> {
  return database[rows].transact(null, work);
}

/** The same for a single statement, without the two round trips of a transaction: the check of a session at every request. */
export function queryAsPlatform<T>(database: Database, query: (db: Kysely<DB>) => Promise<T>): Promise<T> {
  return query(database[rows].db);
}

/**
 * The commit of this transaction does not wait for the disk. For a part of work that nobody was told of and that starts over when it is
 * lost: a power cut may lose it, until the next commit that waits, which writes all before it. A transaction is never lost in part.
 */
export async function commitWithoutWaiting(trx: TenantTransaction | PlatformTransaction): Promise<void> {
  await sql`set local synchronous_commit = off`.execute(trx);
}
