import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { newId } from '@bidloom/db';
import pg from 'pg';

/** Where the database of a bench is. */
export interface DatabaseAddresses {
  /** As the account that runs the product. */
  connectionString: string;
  ownerConnectionString: string;
}

/** The settings of both servers. */
export interface ServerOrder extends DatabaseAddresses {
  /** Keywords that the organisation begins with. */
  rows: number;
}

/** What both servers answer when they listen. */
export interface ServerReady {
  /** The address of a page of keywords. */
  url: string;
  headers: Record<string, string>;
  /** Those of an administrator of the platform; not of the bare server. */
  platformHeaders?: Record<string, string>;
}

const runner = 'bidloom_bench';

/** Runs `work` with a new database on the server of `DATABASE_URL`, and drops it afterwards. */
async function withOwnDatabase(work: (addresses: DatabaseAddresses) => Promise<void>): Promise<void> {
  const server = process.env.DATABASE_URL ?? process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('Set DATABASE_URL to a PostgreSQL server on which a database can be made');
  const name = `bidloom_bench_${newId().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  await onServer(server, `create role ${runner} login password '${runner}'`).catch(ignoreExisting);
  const ownerConnectionString = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const running = { username: runner, password: runner };
  const connectionString = Object.assign(new URL(ownerConnectionString), running).href;
  try {
    await work({ connectionString, ownerConnectionString });
  } finally {
    await onServer(server, `drop database ${name} with (force)`);
  }
}

/** What the benches of single calls work with. */
export interface Servers {
  addresses: DatabaseAddresses;
  /** A connection as the owner of the tables. */
  owner: pg.Client;
  product: ServerReady;
  /** Starts another server beside the product. */
  start(kind: 'bare'): Promise<ServerReady>;
}

/** Runs `work` with the product on a database of its own; all of it ends afterwards. */
export async function withServers(rows: number, work: (servers: Servers) => Promise<void>): Promise<void> {
  await withOwnDatabase(async (addresses) => {
    const children: ChildProcess[] = [];
    const owner = new pg.Client({ connectionString: addresses.ownerConnectionString });
    const start = async (kind: 'product' | 'bare') => {
      const child = fork(new URL(`./servers/${kind}.ts`, import.meta.url));
      children.push(child);
      child.send({ ...addresses, rows } satisfies ServerOrder);
      const [ready] = (await once(child, 'message')) as [ServerReady];
      return ready;
    };
    try {
      // The product makes the tables that another server reads.
      const product = await start('product');
      await owner.connect();
      await work({ addresses, owner, product, start });
    } finally {
      await owner.end();
      for (const child of children) {
        child.kill();
        await once(child, 'exit');
      }
    }
  });
}

/** The id that a statement finds. */
export async function idOf(owner: pg.Client, statement: string): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(statement);
  if (!rows[0]) throw new Error(`Nothing was found: ${statement}`);
  return rows[0].id;
}

function ignoreExisting(error: { code?: string }): void {
  if (error.code !== '42710') throw error;
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
