import { createHash } from 'node:crypto';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import {
  CompiledQuery,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type PostgresPool,
  type PostgresPoolClient,
  sql,
} from 'kysely';
import type pg from 'pg';
import type { DB } from '../db.d.ts';
import type { Rows } from './database.ts';
import { asServerFailure } from './outage.ts';

/** The value that a transaction sets to work for an organisation. */
type Claim = (organizationId: string) => string;

/** The role and the organisation that a transaction works as; both end with it. */
const tenantSettings = (claim: string) =>
  sql`select set_config('role', 'bidloom_tenant', true), set_config('app.organization_id', ${claim}, true)`;

/**
 * Transactions of the embedded database, where a round trip costs nothing. It runs in the calling thread and never waits for anything, so
 * work that goes from one transaction to the next would block requests and events until its end.
 */
export function embeddedRows(db: Kysely<DB>, claim: Claim): Rows {
  return {
    db,
    transact: async (organizationId, work) => {
      await yieldToOthers();
      const transaction = db.transaction().execute(async (trx) => {
        if (organizationId) await tenantSettings(claim(organizationId)).execute(trx);
        const result = await work(trx);
        // After a failed statement its "commit" reports no error although all is undone; this statement is then refused.
        await sql`select`.execute(trx);
        return result;
      });
      return transaction.catch((error) => {
        throw asServerFailure(error);
      });
    },
  };
}

interface ServerPools {
  platform: Kysely<DB>;
  platformPool: pg.Pool;
  /** Its connections carry no token, so that nothing that runs on them has more than its organisation's rows. */
  tenantPool: pg.Pool;
  claim: Claim;
}

/** Transactions on a server: they begin and take their role without a round trip, which would be a third of a short request's database time. */
export function serverRows({ platform, platformPool, tenantPool, claim }: ServerPools): Rows {
  const plugins = [...platform.getExecutor().plugins];
  return {
    db: new Kysely({ dialect: new PostgresDialect({ pool: preparing(platformPool) }), plugins }),
    transact: async (organizationId, work) => {
      // An instance of Kysely for each transaction costs nothing measurable beside a round trip.
      const db =
        organizationId === null
          ? platform
          : new Kysely<DB>({ dialect: tenantDialect(tenantPool, claim(organizationId)), plugins });
      return db.transaction().execute(work);
    },
  };
}

/** A dialect whose transactions begin as the tenant role, with this claim. */
function tenantDialect(pool: pg.Pool, claim: string): PostgresDialect {
  // A parameter: the text of a statement is shown to all that runs as this account (`pg_stat_activity`), and the claim opens its rows.
  const begin = [
    CompiledQuery.raw('begin; set local role bidloom_tenant'),
    CompiledQuery.raw(`select set_config('app.organization_id', $1, true)`, [claim]),
  ];
  const dialect = new PostgresDialect({ pool });
  dialect.createDriver = () => new TenantDriver({ pool }, begin);
  return dialect;
}

type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0];

/**
 * Begins without waiting: the connection takes the next statement along (`pipeline` of its pool), which saves a round trip. Nothing runs
 * outside of the role by that: where taking it fails, the transaction has failed, and every statement in it is refused.
 */
class TenantDriver extends PostgresDriver {
  readonly #begin: readonly CompiledQuery[];
  #begun: Promise<unknown> = Promise.resolve();

  constructor(config: { pool: pg.Pool }, begin: readonly CompiledQuery[]) {
    super(config);
    this.#begin = begin;
  }

  override async beginTransaction(connection: Connection): Promise<void> {
    this.#begun = Promise.all(this.#begin.map((statement) => connection.executeQuery(statement)));
    // The end of the transaction reports it; until then nobody waits for it.
    this.#begun.catch(() => {});
  }

  override async commitTransaction(connection: Connection): Promise<void> {
    await this.#begun;
    await super.commitTransaction(connection);
  }

  /** Where the driver can't roll back, it gives the connection up. Rejects with why the transaction could not begin, if it could not. */
  override async rollbackTransaction(connection: Connection): Promise<void> {
    await super.rollbackTransaction(connection);
    await this.#begun;
  }
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
      const release = (destroy?: boolean) => client.release(destroy);
      return { query: query(client), release } as unknown as PostgresPoolClient;
    },
  };
}
