import autocannon from 'autocannon';
import { percentile, printFigure } from './figure.ts';
import { type ServerReady, withServers } from './own-database.ts';

const rows = 1_000;
const rounds = 5;
const roundSeconds = 4;
const connections = 8;

/**
 * `pnpm bench api`: requests a second on a paged list, with session check, tenancy and validation, beside a bare Fastify + pg
 * handler that answers the same rows. Both run at the same time of the same day: in turns, on one database of `DATABASE_URL`.
 */
export async function run(): Promise<void> {
  await withServers(rows, async ({ owner, product, start }) => {
    const bare = await start('bare');
    // As the server would do a minute later.
    await owner.query('vacuum analyze');
    await sameAnswer(product, bare);
    const times = { product: [] as number[], bare: [] as number[] };
    await load(product, 2);
    await load(bare, 2);
    for (let round = 0; round < rounds; round++) {
      times.product.push(await load(product, roundSeconds));
      times.bare.push(await load(bare, roundSeconds));
    }
    const ratios = times.product.map((time, round) => time / (times.bare[round] ?? Number.NaN));
    printFigure('api', 'product', percentile(times.product, 0.5), 'ms/request');
    printFigure('api', 'bare handler', percentile(times.bare, 0.5), 'ms/request');
    printFigure('api', 'product / bare', percentile(ratios, 0.5), 'ratio');
  });
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
