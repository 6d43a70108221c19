import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { newId } from '@bidloom/db';
import autocannon from 'autocannon';
import pg from 'pg';
import { printFigure } from './figure.ts';

/** What both servers are told. */
export interface ServerOrder {
  connectionString: string;
  rows: number;
}

/** What both servers answer when they listen. */
export interface ServerReady {
  url: string;
  headers: Record<string, string>;
}

const rows = 1_000;
const rounds = 5;
const roundSeconds = 4;
const connections = 8;

/**
 * `pnpm bench api`: requests a second on a paged list, with session check, tenancy and validation, beside a bare Fastify + pg
 * handler that answers the same rows. Both run at the same time of the same day: in turns, on one database of `DATABASE_URL`.
 */
export async function run(): Promise<void> {
  const server = process.env.DATABASE_URL ?? process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('Set DATABASE_URL to a PostgreSQL server on which a database can be made');
  const name = `bidloom_bench_${newId().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const order: ServerOrder = { connectionString: Object.assign(new URL(server), { pathname: `/${name}` }).href, rows };
  const children: ChildProcess[] = [];
  try {
    // The product first: it makes the tables that the bare one reads.
    const product = await start('product', order, children);
    const bare = await start('bare', order, children);
    await sameAnswer(product, bare);
    const times = { product: [] as number[], bare: [] as number[] };
    await load(product, 2);
    await load(bare, 2);
    for (let round = 0; round < rounds; round++) {
      times.product.push(await load(product, roundSeconds));
      times.bare.push(await load(bare, roundSeconds));
    }
    const ratios = times.product.map((time, round) => time / (times.bare[round] ?? Number.NaN));
    printFigure('api', 'product', median(times.product), 'ms/request');
    printFigure('api', 'bare handler', median(times.bare), 'ms/request');
    printFigure('api', 'product / bare', median(ratios), 'ratio');
  } finally {
    for (const child of children) {
      child.kill();
      await once(child, 'exit');
    }
    await onServer(server, `drop database ${name} with (force)`);
  }
}

async function start(kind: string, order: ServerOrder, children: ChildProcess[]): Promise<ServerReady> {
  const child = fork(new URL(`./api-servers/${kind}.ts`, import.meta.url));
  children.push(child);
  child.send(order);
  const [ready] = (await once(child, 'message')) as [ServerReady];
  return ready;
}

/** Milliseconds that one request takes of the server's time, over `seconds` of steady load. */
async function load({ url, headers }: ServerReady, seconds: number): Promise<number> {
  const result = await autocannon({ url, headers, connections, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed under load`);
  return 1000 / result.requests.average;
}

/** A comparison of two servers means something only where both answer the same. */
async function sameAnswer(product: ServerReady, bare: ServerReady): Promise<void> {
  const [ours, theirs] = await Promise.all(
    [product, bare].map(async ({ url, headers }) => {
      const { data, totalCount } = (await (await fetch(url, { headers })).json()) as {
        data: unknown;
        totalCount: number;
      };
      return JSON.stringify({ data, totalCount });
    }),
  );
  if (ours !== theirs) {
    throw new Error('The two servers do not answer the same rows');
  }
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
