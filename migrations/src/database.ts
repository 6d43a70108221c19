import type { PGlite } from '@electric-sql/pglite';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../db.d.ts';

/** How to reach the engine behind a `Database`, for what has its own connection: the queue and the events. */
export type DatabaseEngine = { kind: 'pglite'; pglite: PGlite } | { kind: 'postgres'; connectionString: string };

/** Reaches the rows; private to this package so that nobody works on them but through `withTenant` and `asPlatform`. */
export const rows: unique symbol = Symbol('rows');

/** How a database runs statements; each engine has its own shortest way to begin. */
export interface Rows {
  /** One transaction, for the organisation or, with null, for the platform. */
  transact<T>(organizationId: string | null, work: (trx: Transaction<DB>) => Promise<T>): Promise<T>;
  /** Single statements, each a transaction of its own, for the platform. */
  db: Kysely<DB>;
}

/** An open database. Its rows are reached through `withTenant` and `asPlatform` alone. */
export interface Database {
  readonly [rows]: Rows;
  readonly engine: DatabaseEngine;
  /** Rejects where the database does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}
