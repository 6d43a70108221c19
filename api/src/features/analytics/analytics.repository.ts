import type { ActiveUser, AnalysedRun, Extraction, Figures, KeywordBar } from '@bidloom/contract/analytics';
import { downloadTypes } from '@bidloom/contract/runs';
import { dayBounds, nobody, type PageOf, type TenantTransaction } from '@bidloom/db';
import { type RawBuilder, sql } from 'kysely';
import { type Extracted, type Outcomes, type Sums, toFigures } from './outcomes.ts';
import { actions, allRuns, allSums, outcomeSums, runsOf, total } from './sums.repository.ts';
import { extractionOf, keywordsOf, type Scope, workAndPeopleOf, workOf } from './work-of.repository.ts';

// Within an organisation, or by the platform of all of them: who may ask for what is decided before.

export async function findTimeZone(trx: TenantTransaction, organizationId: string): Promise<string | undefined> {
  const found = await trx
    .selectFrom('organizations')
    .select('timeZone')
    .where('id', '=', organizationId)
    .executeTakeFirst();
  return found?.timeZone;
}

/** Whether there is such a row, of the organisation where one is given. */
export async function isThere(
  trx: TenantTransaction,
  table: 'customers' | 'users',
  { id, organizationId }: { id: string; organizationId: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(table)} where id = ${id}
    ${organizationId ? sql`and organization_id = ${organizationId}` : sql``}`.execute(trx);
  return rows.length > 0;
}

const isCurrent = ({ period }: Scope) => sql`day >= ${period.from}::date`;

/** The sums of the period, and of the one before. */
export async function sumPeriods(
  trx: TenantTransaction,
  scope: Scope,
): Promise<{ current: Figures; previous: Figures }> {
  const { rows } = await sql<Sums & { isCurrent: boolean; users: number; organizations: number }>`
    with ${workAndPeopleOf(scope)}, active as (
      select is_current, count(*)::int as users, count(distinct organization_id)::int as organizations from (
        select ${isCurrent(scope)} as is_current, organization_id, user_id from people
        where user_id <> ${nobody} and ${actions} > 0 group by 1, 2, 3) found
      group by 1
    ), sums as (select ${isCurrent(scope)} as is_current, ${allSums} from work group by 1)
    select sums.*, coalesce(users, 0) as users, coalesce(organizations, 0) as organizations
    from sums left join active using (is_current)`.execute(trx);
  const of = (current: boolean) => {
    const found = rows.find((row) => row.isCurrent === current);
    return toFigures(found, found);
  };
  return { current: of(true), previous: of(false) };
}

/** Which page of a list, and in which order; the name was checked. */
export interface ListOrder {
  sortBy: string;
  sortDescending: boolean;
  pageNumber: number;
  pageSize: number;
}

export async function listUsers(trx: TenantTransaction, scope: Scope, order: ListOrder): Promise<PageOf<ActiveUser>> {
  // A year of many people is mostly work of adding up: each day is added once to its period, and only the sums are sorted out.
  const counts = { documents: sql`documents`, pages: sql`pages`, runs: allRuns };
  const all = { ...counts, questions: sql`questions`, corrections: sql`corrections` };
  const periods = sql`
    select user_id, organization_id, ${isCurrent(scope)} as is_current,
      ${sql.join(Object.entries(all).map(([name, what]) => sql`sum(${what}) as ${sql.ref(name)}`))},
      max(day) filter (where ${actions} > 0) as last_day
    from work where user_id <> ${nobody} group by 1, 2, 3`;
  const now = sql`is_current`;
  const done = sql`documents + runs + questions + corrections`;
  const found = sql`
    select u.id, u.first_name || ' ' || u.last_name as name, o.name as organization_name, w.* from (
      select user_id, organization_id,
        ${sql.join(Object.keys(all).map((name) => sql`${total(sql.ref(name), now)} as ${sql.ref(name)}`))},
        ${total(done, now)} as actions, ${total(done, sql`not ${now}`)} as previous_actions,
        (max(last_day) filter (where ${now}))::text as last_day
      from periods group by 1, 2) w
    join users u on u.id = w.user_id join organizations o on o.id = w.organization_id where w.actions > 0`;
  return pageOf<ActiveUser>(trx, sql`with ${workOf(scope, 'user')}, periods as (${periods})`, found, order);
}

/** By customer, or by organisation. */
export async function listExtraction(
  trx: TenantTransaction,
  scope: Scope,
  { kind, byCustomer, ...order }: ListOrder & { kind: Extracted; byCustomer: boolean },
): Promise<PageOf<Extraction>> {
  const now = isCurrent(scope);
  const found = sql`
    select n.id, n.name, w.* from (
      select ${byCustomer ? sql`customer_id` : sql`organization_id`} as named, ${outcomeSums(kind, now)},
        ${total(runsOf(kind), sql`not ${now}`)} as previous_runs
      from work group by 1) w
    join ${byCustomer ? sql`customers` : sql`organizations`} n on n.id = w.named where w.runs > 0`;
  return pageOf<Extraction>(trx, sql`with ${extractionOf(scope, byCustomer ? 'customer' : null, kind)}`, found, order);
}

/** Sums by day, of both periods; days without work are left out. */
export async function sumDays(
  trx: TenantTransaction,
  scope: Scope,
  kind: Extracted,
): Promise<(Outcomes & { day: string })[]> {
  const { rows } = await sql<Outcomes & { day: string }>`
    with ${extractionOf(scope, null, kind)}
    select day::text as day, ${outcomeSums(kind)} from work group by 1`.execute(trx);
  return rows;
}

/** Keywords by how many runs looked for them; or organisations by how many runs looked for any. */
export async function listKeywords(
  trx: TenantTransaction,
  scope: Scope,
  { byOrganization, limit }: { byOrganization: boolean; limit: number },
): Promise<KeywordBar[]> {
  const now = isCurrent(scope);
  if (byOrganization) {
    const { rows } = await sql<KeywordBar>`
      with ${extractionOf(scope, null, 'keyword')}
      select o.id as key, o.name, w.* from (
        select organization_id, ${total(runsOf('keyword'), now)} as runs, ${total(sql`keyword_hits`, now)} as hits,
          ${total(runsOf('keyword'), sql`not ${now}`)} as previous_runs
        from work group by 1) w
      join organizations o on o.id = w.organization_id where w.runs > 0
      order by w.runs desc, w.hits desc, o.name, o.id limit ${limit}`.execute(trx);
    return rows;
  }
  const { rows } = await sql<KeywordBar>`
    with ${keywordsOf(scope, null)}
    select keyword_key as key, min(keyword) as name, ${total(sql`runs`, now)} as runs, ${total(sql`hits`, now)} as hits,
      ${total(sql`runs`, sql`not ${now}`)} as previous_runs
    from work group by 1 having sum(runs) filter (where ${now}) > 0
    order by runs desc, hits desc, keyword_key limit ${limit}`.execute(trx);
  return rows;
}

/** Which runs of the period. */
export interface RunChoice {
  requestType: string | null;
  status: string | null;
  keyword: string | null;
  pageNumber: number;
  pageSize: number;
}

/** The runs of the period themselves, the newest first. */
export async function listRuns(trx: TenantTransaction, scope: Scope, choice: RunChoice): Promise<PageOf<AnalysedRun>> {
  const { period, customerId, userId } = scope;
  const { requestType, status, keyword } = choice;
  const [first, last, zone] = [sql`${period.from}::date`, sql`${period.to}::date`, sql`${period.timeZone}::text`];
  const before = sql`with bounds as (select ${dayBounds(first, last, zone)})`;
  const looked = sql`exists (
    select from document_request_items i
    where i.request_id = r.id and i.kind = 'keyword' and lower(i.headline ->> 'keyword') = lower(${keyword}))`;
  const found = sql`
    select r.id, r.request_type, r.status, r.created_at, r.created_by, r.workspace_id, w.customer_id
    from bounds b join document_requests r
      on r.organization_id = ${period.organizationId} and r.created_at >= b.starts and r.created_at < b.ends
    join workspaces w on w.id = r.workspace_id
    where (r.created_at at time zone ${zone})::date between ${first} and ${last}
      and r.request_type ${requestType ? sql`= ${requestType}` : sql`not in (${sql.join(downloadTypes)})`}
      ${status ? sql`and r.status = ${status}` : sql``}
      ${customerId ? sql`and w.customer_id = ${customerId}` : sql``}
      ${userId ? sql`and r.created_by = ${userId}` : sql``}
      ${keyword === null ? sql`` : sql`and r.request_type = 'keyword_extraction' and ${looked}`}`;
  const order = { ...choice, sortBy: 'createdAt', sortDescending: true };
  const page = await pageOf<RunRow>(trx, before, found, order);
  return { ...page, items: await withNames(trx, page.items) };
}

interface RunRow extends Omit<AnalysedRun, 'createdBy' | 'createdAt'> {
  createdBy: string;
  createdAt: Date;
}

/** What is shown of these few rows besides. */
async function withNames(trx: TenantTransaction, rows: RunRow[]): Promise<AnalysedRun[]> {
  const ids = rows.map(({ id }) => id);
  const { rows: named } = await sql<AnalysedRun & { person: string }>`
    select r.id, c.name as customer_name, w.name as workspace_name, u.first_name || ' ' || u.last_name as person,
      found.items, found.found
    from document_requests r join workspaces w on w.id = r.workspace_id join customers c on c.id = w.customer_id
    join users u on u.id = r.created_by
    cross join lateral (
      select count(*)::int as items, coalesce(sum((headline ->> 'total')::bigint) filter (where kind = 'keyword'), 0)::float8
        + coalesce(sum((headline ->> 'parameters')::bigint) filter (where kind = 'datasheet'), 0)::float8 as found
      from document_request_items i where i.request_id = r.id and i.kind in ('keyword', 'datasheet')) found
    where r.id = any (${ids}::uuid[])`.execute(trx);
  const byId = new Map(named.map((row) => [row.id, row]));
  return rows.flatMap((row) => {
    const more = byId.get(row.id);
    if (!more) return [];
    const { person, ...rest } = more;
    const createdBy = { id: row.createdBy, name: person };
    return [{ ...row, ...rest, createdBy, createdAt: row.createdAt.toISOString() }];
  });
}

const sortColumns: Record<string, RawBuilder<unknown>> = {
  name: sql`lower(name)`,
  lastDay: sql`last_day`,
  createdAt: sql`created_at`,
};

/** A page of `found`, which has an `id`, with its total. @param before the parts of the query that it needs */
async function pageOf<Row>(
  trx: TenantTransaction,
  before: RawBuilder<unknown>,
  found: RawBuilder<unknown>,
  { sortBy, sortDescending, pageNumber, pageSize }: ListOrder,
): Promise<PageOf<Row>> {
  const offset = (pageNumber - 1) * pageSize;
  const order = sql`${sortColumns[sortBy] ?? sql.ref(sortBy)} ${sortDescending ? sql`desc` : sql`asc`}, id`;
  // The total is also returned with a page after the end.
  const { rows } = await sql<Row & { id: string | null; totalCount: number }>`
    ${before}, found as materialized (${found})
    select p.*, t.total_count from (select count(*)::int as total_count from found) t
    left join (select * from found order by ${order} limit ${pageSize} offset ${offset}) p on true
    order by ${order}`.execute(trx);
  const totalCount = rows[0]?.totalCount ?? 0;
  const items = rows.filter(({ id }) => id !== null).map(({ totalCount: _, ...row }) => row as Row);
  return {
    ...{ items, totalCount, pageNumber, pageSize },
    totalPages: Math.ceil(totalCount / pageSize),
    hasNextPage: offset + items.length < totalCount,
    hasPreviousPage: offset > 0,
  };
}
