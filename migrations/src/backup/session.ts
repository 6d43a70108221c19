import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { DatabaseEngine } from '../database.ts';

/** One connection within one transaction; values are passed as text. */
export interface Session {
  query<Row>(text: string, values?: unknown[]): Promise<Row[]>;
}

/** Runs a piece of work in one transaction. */
export type RunTransaction = <T>(work: (session: Session) => Promise<T>) => Promise<T>;

/** The settings of a transaction of a backup or a restore. */
const transactionSettings = {
  /**
   * Sees all tables as they were at one moment, whatever is written meanwhile. An account that policies would show only some of the rows is
   * refused, as by `pg_dump`.
   */
  snapshot: 'set transaction isolation level repeatable read read only; set local row_security = off',
  /** Writes all rows or none. */
  write: 'set transaction isolation level read committed',
};

/** Limits that an administrator has set for accounts are meant for shorter work. */
const withoutLimits = 'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0';

/**
 * Runs `work` on a separate connection, as the owner of the tables: a backup contains every organisation. It may run several
 * transactions. The embedded database has only one connection: all other work waits during a transaction, and runs between two.
 */
export async function inTransactions<T>(
  engine: DatabaseEngine,
  mode: keyof typeof transactionSettings,
  work: (runTransaction: RunTransaction) => Promise<T>,
): Promise<T> {
  if (engine.kind === 'pglite') return work((piece) => embeddedTransaction(engine.pglite, piece));
  const client = new pg.Client({
    connectionString: engine.ownerConnectionString,
    application_name: 'bidloom backup',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // The next statement reports the error; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  const session: Session = { query: async (text, values = []) => (await client.query(text, values)).rows };
  try {
    return await work(async (piece) => {
      await client.query(`begin; ${transactionSettings[mode]}; ${withoutLimits}`);
      try {
        const result = await piece(session);
        await client.query('commit');
        return result;
      } catch (error) {
        // A lost connection has ended the transaction.
        await client.query('rollback').catch(() => {});
        throw error;
      }
    });
  } finally {
    await client.end();
  }
}

/** The same for a single transaction. */
export function inSession<T>(
  engine: DatabaseEngine,
  mode: keyof typeof transactionSettings,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  return inTransactions(engine, mode, (runTransaction) => runTransaction(work));
}

async function embeddedTransaction<T>(pglite: PGlite, work: (session: Session) => Promise<T>): Promise<T> {
  await yieldToOthers();
  return pglite.transaction((trx) =>
    work({
      async query<Row>(text: string, values: unknown[] = []) {
        // It runs in the calling thread: this lets other work that needs no row run between two statements.
        await yieldToOthers();
        return (await trx.query<Row>(text, values)).rows;
      },
    }),
  );
}
