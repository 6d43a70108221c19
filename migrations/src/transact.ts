import { createHash } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { DB } from '../db.d.ts';
import type { Rows } from './database.ts';

/** The role and the organisation that a transaction works as; both end with it. */
const tenantSettings = (organizationId: string) =>
  sql`select set_config('role', 'bidloom_tenant', true), set_config('app.organization_id', ${organizationId}, true)`;

/**
 * Transactions of the embedded database, where a round trip costs nothing. It answers within the calling thread and never waits for
 * anything, so that work that goes from one transaction to the next would keep requests and events out until its end.
 */
export function embeddedRows(db: Kysely<DB>): Rows {
  return {
    db,
    transact: async (organizationId, work) => {
      await breathe();
      return db.transaction().execute(async (trx) => {
        if (organizationId) await tenantSettings(organizationId).execute(trx);
        return work(trx);
      });
    },
  };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Transactions on a server: they begin and take their role in one round trip, which is a third of a short request's database time. */
export function serverRows(db: Kysely<DB>, pool: pg.Pool): Rows {
  return {
    db: new Kysely({ dialect: new PostgresDialect({ pool: preparing(pool) }), plugins: [...db.getExecutor().plugins] }),
    transact: (organizationId, work) =>
      db.connection().execute(async (connection) => {
        await sql.raw(beginning(organizationId)).execute(connection);
        try {
          // The connection is in a transaction now, which is all that the type says.
          const result = await work(connection as Transaction<DB>);
          await sql`commit`.execute(connection);
          return result;
        } catch (error) {
          await sql`rollback`.execute(connection);
          throw error;
        }
      }),
  };
}

/** Several statements in one message take no parameters, so the id is checked and written out. */
function beginning(organizationId: string | null): string {
  if (organizationId === null) return 'begin';
  if (!uuid.test(organizationId)) throw new RangeError('An organisation is named by a UUID');
  return `begin; set local role bidloom_tenant; set local app.organization_id = '${organizationId}'`;
}

/**
 * The pool, with each statement prepared once a connection: single statements are the same few at every request, and planning them
 * takes longer than running them.
 */
function preparing(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const name = names.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 32);
    names.set(text, name);
    return name;
  };
  // Nobody streams single statements by a cursor, which is the other thing that a client's `query` could be given.
  const query = (client: pg.PoolClient) => (text: string, values: unknown[]) =>
    client.query({ name: nameOf(text), text, values });
  return {
    options: pool.options,
    end: async () => {},
    async connect() {
      const client = await pool.connect();
      return { query: query(client), release: () => client.release() } as unknown as PostgresPoolClient;
    },
  };
}
