import { openDatabase } from '@bidloom/db';
import { rollUpHandler } from '@bidloom/worker/src/features/analytics/roll-up.handler.ts';
import type pg from 'pg';
import { fillBigOrganization } from './big-organization.ts';
import { printFigure } from './figure.ts';
import { measureRequests, printTimes } from './measure-requests.ts';
import { type DatabaseAddresses, idOf, withServers } from './own-database.ts';

const calls = [
  ...['dashboard-summary', 'most-active-users', 'keyword-extraction', 'datasheet-extraction'],
  ...['most-used-keywords-barchart', 'keyword-extraction-barchart', 'datasheet-extraction-barchart'],
];

/**
 * `pnpm bench analytics [WORD…]`: the seven calls of analytics for an organisation with 1,000,000 usage events, 5,000 tenders and 100,000
 * documents beside twenty others, on the PostgreSQL of `DATABASE_URL`: the median and the 95th percentile of each, over periods and filters.
 * Today is being worked on, and so counted out of the records. A WORD picks the calls whose name contains it.
 */
export async function run(wanted: string[]): Promise<void> {
  await withServers(0, async ({ addresses, owner, product }) => {
    const id = await idOf(owner, 'select id from organizations');
    await timed('filled', async () => {
      await fillBigOrganization(owner, id);
      await fillItems(owner);
    });
    const all = await owner.query<{ id: string }>('select id from organizations');
    await timed('days counted, of all', () => countDays(addresses, all.rows));
    await workToday(owner, id);
    const customer = await idOf(owner, `select id from customers where organization_id = '${id}' limit 1`);
    const person = await idOf(
      owner,
      `select user_id as id from analytics_days where organization_id = '${id}' and grain = 1 limit 1`,
    );
    const day = (before: number) => new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10);
    const year = { from: day(364), to: day(0) };
    const bodies: [string, object, Record<string, string> | undefined][] = [
      ['30 days', {}, product.headers],
      ['30 days of a customer', { customerId: customer }, product.headers],
      ['30 days of a person', { userId: person }, product.headers],
      ['a year', year, product.headers],
      ['two years', { from: day(730), to: day(0) }, product.headers],
      ['30 days of all organisations', {}, product.platformHeaders],
      ['a year of all organisations', year, product.platformHeaders],
    ];
    for (const call of calls) {
      if (wanted.length > 0 && !wanted.some((word) => call.includes(word))) continue;
      for (const [name, body, headers = {}] of bodies) {
        const url = new URL(`/Analytics/${call}`, product.url).href;
        printTimes('analytics', `${call}, ${name}`, await measureRequests({ url, headers, body }));
      }
    }
  });
}

async function timed(name: string, work: () => Promise<void>): Promise<void> {
  const started = performance.now();
  await work();
  printFigure('analytics', name, (performance.now() - started) / 1000, 's');
}

/** What runs found: eight keywords each, the first ones of two thousand more often than the last, or two datasheets. */
async function fillItems(owner: pg.Client): Promise<void> {
  await owner.query(`
    insert into document_request_items (organization_id, request_id, ordinal, kind, step, headline)
    select organization_id, id, n, 'keyword', 'one',
      jsonb_build_object('keyword', 'Keyword ' || n || ' ' || floor(250 * random() * random()), 'total', n * 3)
    from document_requests, generate_series(0, 7) as n where request_type = 'keyword_extraction'
    union all
    select organization_id, id, n, 'datasheet', 'one', jsonb_build_object('parameters', 20)
    from document_requests, generate_series(0, 1) as n where request_type = 'datasheet_extraction'`);
  await owner.query('vacuum analyze');
}

/** As the worker does it, one organisation after the other. */
async function countDays(addresses: DatabaseAddresses, organizations: { id: string }[]): Promise<void> {
  const database = await openDatabase(addresses);
  try {
    const count = rollUpHandler({ database });
    for (const { id } of organizations) {
      await count({ payload: { rollUpOf: id }, signal: new AbortController().signal });
    }
  } finally {
    await database.close();
  }
}

/** What was done since the day was counted: it is counted with each question. */
async function workToday(owner: pg.Client, id: string): Promise<void> {
  await owner.query('vacuum analyze');
  await owner.query(
    `insert into usage_events (id, organization_id, workspace_id, user_id, kind)
     select gen_random_uuid(), organization_id, workspace_id, user_id, kind
     from usage_events where organization_id = $1 limit 500`,
    [id],
  );
}
