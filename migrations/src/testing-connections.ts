import pg from 'pg';
import type { Database } from './database.ts';
import { addressesOf } from './testing-engines.ts';

/** The other connections to the database of a test, as seen from a separate one. */
export interface WatchedConnections {
  /** Ends them like a server that is restarted; with `application`, only those of that program. */
  cut(application?: string): Promise<void>;
  /** Their states: `idle`, `active`, `idle in transaction` … */
  states(application?: string): Promise<string[]>;
  /** The connection itself, as the owner of the tables. */
  client: pg.Client;
  close(): Promise<void>;
}

/** Null where the database is embedded, because it has no connections. */
export async function watchConnections(database: Database): Promise<WatchedConnections | null> {
  if (database.engine.kind !== 'postgres') return null;
  const client = new pg.Client({ connectionString: database.engine.ownerConnectionString });
  await client.connect();
  const others = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and backend_type = 'client backend' and application_name = coalesce($1, application_name)`;
  return {
    client,
    async cut(application) {
      await client.query(`select pg_terminate_backend(pid) ${others}`, [application]);
    },
    async states(application) {
      const { rows } = await client.query<{ state: string }>(`select state ${others}`, [application]);
      return rows.map(({ state }) => state);
    },
    close: () => client.end(),
  };
}

/** A separate connection as the account that runs the product, such as a thief of its password would have. */
export async function openAsRunner(database: Database): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: addressesOf(database).connectionString });
  await client.connect();
  return client;
}
