import type { PGlite } from '@electric-sql/pglite';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../db.d.ts';

/** How to reach the engine of a `Database`, for modules with their own connection: the queue and the events. */
export type DatabaseEngine = {
  /** Known only to the processes of this installation, which sign their messages to each other with it. */
  signingSecret: string;
} & (
  | { kind: 'pglite'; pglite: PGlite }
  | {
      kind: 'postgres';
      /** As the account that runs the product, with the platform's rights. */
      connectionString: string;
      /** As the account that owns the tables, for what is done once at a start. */
      ownerConnectionString: string;
    }
);

/** Reaches the rows; private to this package so that nobody works on them but through `withTenant` and `asPlatform`. */
export const rows: unique symbol = Symbol('rows');

/** How a database runs statements; each engine has its own shortest way to begin. */
export interface Rows {
  /** One transaction, for the organisation or, with null, for the platform. */
  transact<T>(organizationId: string | null, work: (trx: Transaction<DB>) => Promise<T>): Promise<T>;
  /** Single statements, each a separate transaction, for the platform. */
  db: Kysely<DB>;
}

/** An open database. Its rows are reached only through `withTenant` and `asPlatform`. */
export interface Database {
  readonly [rows]: Rows;
  readonly engine: DatabaseEngine;
  /** What its operator should know, in words. */
  readonly warnings: readonly string[];
  /** How the connections of this process are used now, by pool; an embedded database has none. */
  poolUse(): { pool: string; used: number; idle: number; waiting: number }[];
  /** Rejects where the database does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}
