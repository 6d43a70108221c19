import pg from 'pg';
import type { Database } from './database.ts';
import { addressesOf } from './testing-engines.ts';

/** The connections that others hold to the database of a test, seen from one of its own. */
export interface WatchedConnections {
  /** Ends them as a server does that is restarted; of one program alone, where `application` names it. */
  cut(application?: string): Promise<void>;
  /** Their states: `idle`, `active`, `idle in transaction` … */
  states(application?: string): Promise<string[]>;
  /** The connection itself, as the owner of the tables. */
  client: pg.Client;
  close(): Promise<void>;
}

/** Null where the database is embedded: its rows are reached without connections. */
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

/** A connection of its own as the account that runs the product, as somebody has it who got hold of the account's password. */
export async function openAsRunner(database: Database): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: addressesOf(database).connectionString });
  await client.connect();
  return client;
}
