import { newId } from '@bidloom/db';
import type pg from 'pg';

const neighbours = 20;

const words =
  'valve pump seal bearing flange gasket motor cable switch relay transformer breaker bank guarantee retention damages ' +
  'warranty insurance bond delivery inspection test certificate drawing vendor performance pressure flow torque vibration';

/** Rows of one table: how many the measured organisation has. Twenty others together have as many. */
interface Filling {
  table: string;
  count: number;
  /** Columns besides `id` and `organization_id`, each with the expression that fills it: `i` is the row's number, `text` some words, `age` an interval. */
  columns: Record<string, string>;
  /** The columns of other tables to which its rows refer, such as `customers.id`. */
  pointsAt?: string[];
  /** No other table refers to it. */
  isLast?: boolean;
}

const statuses =
  "(array['draft', 'open', 'open', 'in_review', 'submitted', 'won', 'lost', 'no_bid', 'archived'])[1 + i % 9]";

/** Each table comes after those to which it refers. */
const fillings: Filling[] = [
  {
    table: 'users',
    count: 50,
    columns: {
      email: "'person' || i || '@example.org'",
      first_name: "initcap(split_part(text, ' ', 1))",
      last_name: "initcap(split_part(text, ' ', 2))",
      role: "'ORGANIZATION_USER'",
      activated_at: 'now()',
    },
  },
  { table: 'customers', count: 500, columns: { name: 'text', industry: "split_part(text, ' ', 2)" } },
  { table: 'categories', count: 20, columns: { name: 'text' } },
  {
    table: 'keywords',
    count: 20_000,
    columns: { text: 'text', customer_id: 'case when i % 3 = 0 then customers.id end', created_at: 'now() - age' },
    pointsAt: ['customers'],
    isLast: true,
  },
  {
    table: 'questions',
    count: 50_000,
    columns: {
      text: "text || '?'",
      category_id: 'categories.id',
      customer_id: 'case when i % 4 = 0 then customers.id end',
      created_at: 'now() - age',
    },
    pointsAt: ['customers', 'categories'],
    isLast: true,
  },
  {
    table: 'workspaces',
    count: 5_000,
    columns: {
      name: 'text',
      customer_id: 'customers.id',
      status: statuses,
      owner_id: 'users.id',
      due_at: "case when i % 10 > 0 then now() + (i * 31 % 800 - 700) * interval '1 day' end",
      value: 'i * 7919 % 5000000',
      currency: "'EUR'",
      created_at: 'now() - age',
    },
    pointsAt: ['customers', 'users'],
  },
  {
    table: 'documents',
    count: 100_000,
    columns: {
      workspace_id: 'workspaces.id',
      file_name: "text || '.pdf'",
      file_name_key: "text || '.pdf'",
      media_type: "'application/pdf'",
      size: '1000',
      sha256: "''",
      object_key: "o.id || '/documents/' || i",
      pages: 'i % 300',
      status: "case when i % 200 = 0 then 'failed' else 'ready' end",
      category: "split_part(text, ' ', 1)",
      created_by: 'users.id',
      created_at: 'now() - age',
    },
    pointsAt: ['workspaces', 'users'],
    isLast: true,
  },
  { table: 'vendors', count: 300, columns: { name: 'text' } },
  {
    table: 'document_requests',
    count: 20_000,
    columns: {
      workspace_id: 'workspaces.id',
      request_type: "(array['keyword_extraction', 'datasheet_extraction', 'summary', 'batch_query'])[1 + i % 4]",
      status: "case when i % 50 = 0 then 'failed' else 'completed' end",
      created_by: 'users.id',
      document_ids: "'{}'",
      document_names: "'{}'",
      parameters: "'{}'",
      created_at: 'now() - age',
      started_at: 'now() - age',
      finished_at: 'now() - age',
    },
    pointsAt: ['workspaces', 'users'],
  },
  {
    table: 'chat_entries',
    count: 50_000,
    columns: {
      workspace_id: 'workspaces.id',
      user_id: 'users.id',
      question: "text || '?'",
      status: "'answered'",
      answered: 'i % 3 > 0',
      created_at: 'now() - age',
    },
    pointsAt: ['workspaces', 'users'],
    isLast: true,
  },
  {
    table: 'usage_events',
    count: 1_000_000,
    columns: {
      kind: "(array['ingest', 'chat', 'keyword_extraction', 'summary'])[1 + i % 4]",
      workspace_id: 'workspaces.id',
      user_id: 'users.id',
      pages: 'i % 7',
      input_tokens: 'i % 1000',
      created_at: 'now() - age',
    },
    pointsAt: ['workspaces', 'users'],
    isLast: true,
  },
];

/**
 * Fills the database of a bench, as the account that owns the tables. The organisation `organizationId`, which already exists, becomes as
 * large as the largest for which the product is made, with twenty others beside it.
 */
export async function fillBigOrganization(owner: pg.Client, organizationId: string): Promise<void> {
  const all = [organizationId, ...Array.from({ length: neighbours }, () => newId())];
  await owner.query('create table bench_organizations (number integer primary key, id uuid not null)');
  await owner.query(
    'insert into bench_organizations select number - 1, id from unnest($1::uuid[]) with ordinality as o (id, number)',
    [all],
  );
  await owner.query(
    'insert into organizations (id, name) select id, id::text from bench_organizations where number > 0',
  );
  await owner.query('create table bench_words as select $1::text[] as w, $2::integer as n', [
    words.split(' '),
    words.split(' ').length,
  ]);
  await owner.query(`
    create table bench_rows (name text, number integer, n bigint, id uuid, of bigint, primary key (name, number, n))`);
  for (const filling of fillings) {
    await owner.query(insertRows(filling));
    if (filling.isLast) continue;
    await owner.query(numberRows(filling.table));
    // Otherwise the planner takes it for empty, and joins row by row.
    await owner.query('analyze bench_rows');
  }
  await owner.query(insertProposals);
  await owner.query('drop table bench_organizations, bench_words, bench_rows');
  // As autovacuum would do some minutes later.
  await owner.query('vacuum analyze');
}

/** Inserts rows in no particular order, as they accumulate over the years. */
function insertRows({ table, count, columns, pointsAt = [] }: Filling): string {
  const joins = pointsAt.map(
    (name) => `
    join bench_rows ${name} on ${name}.name = '${name}' and ${name}.number = o.number and ${name}.n = r.i / 3 % (
      select of from bench_rows one where one.name = '${name}' and one.number = o.number and one.n = 0)`,
  );
  return `
    insert into ${table} (id, organization_id, ${Object.keys(columns).join(', ')})
    select gen_random_uuid(), o.id, ${Object.values(columns).join(', ')}
    from (
      select i, case when i <= ${count} then 0 else 1 + i % ${neighbours} end as number,
        (i::bigint * 7919 % 700) * interval '1 day' + i % 86400 * interval '1 second' as age,
        w[1 + (i::bigint * 7919) % n] || ' ' || w[1 + (i / 3) % n] || case when i in (7, 77, 777) then ' zirconium' else '' end || ' ' || i as text
      from generate_series(1, ${2 * count}) as i, bench_words order by md5(i::text)
    ) as r join bench_organizations o using (number) ${joins.join('')}`;
}

/** For rows that refer to them. */
function numberRows(table: string): string {
  return `
    insert into bench_rows
    select '${table}', number, row_number() over (partition by number order by t.id) - 1, t.id, count(*) over (partition by number)
    from ${table} t join bench_organizations o on o.id = t.organization_id`;
}

/** Three for each of many tenders, each with its room. */
const insertProposals = `
  with offers as (
    select gen_random_uuid() as room, tender.id as tender, vendor.id as vendor, o.id as organization_id, w.customer_id, tender.n
    from bench_rows tender join bench_organizations o using (number)
    join workspaces w on w.id = tender.id
    join bench_rows vendor on vendor.name = 'vendors' and vendor.number = tender.number and vendor.n = tender.n % vendor.of
    where tender.name = 'workspaces' and tender.n % 5 < 2
  ), rooms as (
    insert into workspaces (id, organization_id, customer_id, name, kind, tender_id)
    select room, organization_id, customer_id, 'Offer', 'proposal', tender from offers
  )
  insert into proposals (id, organization_id, workspace_id, room_id, vendor_id, title, status)
  select gen_random_uuid(), organization_id, tender, room, vendor, 'Offer', case when n % 2 = 0 then 'draft' else 'submitted' end from offers`;
