import type { ListQuery } from '@bidloom/contract';
import { type Outcome, type SizeBand, sizeBandNames, sizeBands } from '@bidloom/contract/past-tenders';
import type { ClosingReason } from '@bidloom/contract/workspaces';
import { blanksLast, countShownDocuments, isTender, paginate, searchRows, type TenantTransaction } from '@bidloom/db';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Selects past tenders. Days are those of the organisation's time zone. */
export interface PastTenderFilter {
  searchTerm?: string | undefined;
  outcome?: Outcome | undefined;
  customerId?: string | undefined;
  industry?: string | undefined;
  size?: SizeBand | undefined;
  currency?: string | undefined;
  reason?: ClosingReason | undefined;
  ownerId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const sortColumns = {
  closedAt: 'workspaces.closedAt',
  name: 'workspaces.nameKey',
  customerName: 'customers.nameKey',
  outcome: 'workspaces.outcome',
  value: blanksLast('workspaces.value'),
  dueAt: blanksLast('workspaces.dueAt'),
};

/** The size of a tender by its value. */
const sizeOfValue: RawBuilder<SizeBand> = sql<SizeBand>`case ${sql.join(
  sizeBandNames.map((name) => sql`when ${withinBand(name)} then ${sql.lit(name)}`),
  sql` `,
)} end`;

function withinBand(name: SizeBand): RawBuilder<SqlBool> {
  const bounds = sizeBands[name];
  if (!bounds) return sql<SqlBool>`workspaces.value is null`;
  const [from, to] = bounds;
  return to === null
    ? sql<SqlBool>`workspaces.value >= ${sql.lit(from)}`
    : sql<SqlBool>`(workspaces.value >= ${sql.lit(from)} and workspaces.value < ${sql.lit(to)})`;
}

/** When the work on a tender began and when its offer left. */
const openedAt = sql<Date | null>`(
  select min(move.moved_at) from workspace_status_moves move
  where move.organization_id = workspaces.organization_id and move.workspace_id = workspaces.id and move.to_status = 'open')`;
const submittedAt = sql<Date | null>`(
  select min(move.moved_at) from workspace_status_moves move
  where move.organization_id = workspaces.organization_id and move.workspace_id = workspaces.id
    and move.to_status = 'submitted' and move.moved_at >= ${openedAt})`;
const days = (until: RawBuilder<Date | null>) =>
  sql<number | null>`round((extract(epoch from ${until} - ${openedAt}) / 86400)::numeric, 1)::float8`;

/** Closed tenders that the filter leaves, with their customers. */
function selectClosed(trx: TenantTransaction, timeZone: string, filter: PastTenderFilter) {
  let found = trx
    .selectFrom('workspaces')
    .leftJoin('customers', 'customers.id', 'workspaces.customerId')
    .where(isTender('workspaces.kind'))
    .where('workspaces.outcome', 'is not', null)
    .where('workspaces.closedAt', 'is not', null);
  const { outcome, customerId, industry, size, currency, reason, ownerId, from, to } = filter;
  if (outcome) found = found.where('workspaces.outcome', '=', outcome);
  if (customerId) found = found.where('workspaces.customerId', '=', customerId);
  if (industry) {
    found =
      industry.toLowerCase() === 'none'
        ? found.where(sql<SqlBool>`nullif(trim(customers.industry), '') is null`)
        : found.where(sql<SqlBool>`lower(trim(customers.industry)) = lower(trim(${industry}))`);
  }
  if (size) found = found.where(withinBand(size));
  if (currency) found = found.where('workspaces.currency', '=', currency);
  if (reason) found = found.where(sql<SqlBool>`workspaces.closing_reasons @> array[${reason}]::text[]`);
  if (ownerId) found = found.where('workspaces.ownerId', '=', ownerId);
  if (from) found = found.where(sql<SqlBool>`workspaces.closed_at >= timezone(${timeZone}, ${from}::timestamp)`);
  if (to)
    found = found.where(
      sql<SqlBool>`workspaces.closed_at < timezone(${timeZone}, ${to}::timestamp + interval '1 day')`,
    );
  return found;
}

/** The same where something is searched for, by name, reference, description or customer. */
export async function closedTenders(trx: TenantTransaction, timeZone: string, filter: PastTenderFilter) {
  const found = selectClosed(trx, timeZone, filter);
  if (!filter.searchTerm) return found;
  return searchRows(trx, found, filter.searchTerm, {
    columns: ['workspaces.searchText', 'customers.nameKey'],
    tables: { workspaces: 'workspaces.id', customers: 'workspaces.customerId' },
  });
}

export type PastTenderRow = Awaited<ReturnType<typeof searchPastTenders>>['items'][number];

export async function searchPastTenders(trx: TenantTransaction, timeZone: string, query: ListQuery & PastTenderFilter) {
  const found = (await closedTenders(trx, timeZone, query))
    .leftJoin('users', 'users.id', 'workspaces.ownerId')
    .select([
      ...(['workspaces.id', 'workspaces.name', 'workspaces.reference', 'workspaces.customerId'] as const),
      ...(['workspaces.value', 'workspaces.currency', 'workspaces.ownerId', 'workspaces.dueAt'] as const),
      ...(['workspaces.closingNote', 'customers.industry'] as const),
    ])
    .select((eb) => [
      eb.ref('customers.name').$notNull().as('customerName'),
      eb.ref('workspaces.outcome').$castTo<Outcome>().as('outcome'),
      eb.ref('workspaces.closedAt').$notNull().as('closedAt'),
      eb.ref('workspaces.closingReasons').$castTo<ClosingReason[]>().as('closingReasons'),
      sql<boolean>`workspaces.status = 'archived'`.as('isArchived'),
      sizeOfValue.as('size'),
      sql<string | null>`users.first_name || ' ' || users.last_name`.as('ownerName'),
      days(sql`coalesce(${submittedAt}, workspaces.closed_at)`).as('daysSpent'),
      countShownDocuments().as('documentCount'),
    ]);
  return paginate(found, sortColumns, 'workspaces.id', query);
}

/** Counts of outcomes of a group of tenders. */
export interface GroupRow {
  /** What the group is of; none of them: all tenders. */
  customerId: string | null;
  customerName: string | null;
  industry: string | null;
  size: SizeBand | null;
  currency: string | null;
  month: string | null;
  /** Which of these the group is by: bits of customer, industry, size, month. */
  grouping: number;
  won: number;
  lost: number;
  noBid: number;
}

/** Outcomes of all, by customer, industry, size and month, in one statement. */
export async function countOutcomes(
  trx: TenantTransaction,
  timeZone: string,
  filter: PastTenderFilter,
): Promise<GroupRow[]> {
  const closed = (await closedTenders(trx, timeZone, filter)).select([
    'workspaces.customerId',
    'customers.name as customerName',
    'workspaces.outcome',
    sql<string | null>`nullif(trim(customers.industry), '')`.as('industry'),
    sizeOfValue.as('size'),
    sql<string | null>`case when workspaces.value is not null then coalesce(workspaces.currency, '') end`.as(
      'currency',
    ),
    sql<string>`to_char(timezone(${timeZone}, workspaces.closed_at), 'YYYY-MM')`.as('month'),
  ]);
  const { rows } = await sql<GroupRow>`
    select customer_id, customer_name, industry, size, currency, month,
      grouping(customer_id, industry, size, month)::integer as grouping,
      (count(*) filter (where outcome = 'won'))::integer as won,
      (count(*) filter (where outcome = 'lost'))::integer as lost,
      (count(*) filter (where outcome = 'no_bid'))::integer as no_bid
    from (${closed}) closed
    group by grouping sets ((), (customer_id, customer_name), (industry), (size, currency), (month))`.execute(trx);
  return rows;
}

/** Sums of values of those won and lost, by currency. */
export async function sumValues(trx: TenantTransaction, timeZone: string, filter: PastTenderFilter) {
  const rows = await (await closedTenders(trx, timeZone, filter))
    .where('workspaces.value', 'is not', null)
    .where('workspaces.currency', 'is not', null)
    .select((eb) => [
      eb.ref('workspaces.currency').$notNull().as('currency'),
      sql<number>`coalesce(sum(workspaces.value) filter (where workspaces.outcome = 'won'), 0)::float8`.as('won'),
      sql<number>`coalesce(sum(workspaces.value) filter (where workspaces.outcome = 'lost'), 0)::float8`.as('lost'),
    ])
    .groupBy('workspaces.currency')
    .orderBy('workspaces.currency')
    .execute();
  return rows.filter(({ won, lost }) => won + lost > 0);
}

/** How often each reason was noted, and for how many tenders any was (`reason` null). */
export async function countReasons(trx: TenantTransaction, timeZone: string, filter: PastTenderFilter) {
  const closed = (await closedTenders(trx, timeZone, filter))
    .where(sql<SqlBool>`workspaces.closing_reasons <> '{}'`)
    .select(['workspaces.outcome', 'workspaces.closingReasons']);
  const { rows } = await sql<{ reason: ClosingReason | null; won: number; lost: number; noBid: number }>`
    with closed as (${closed}), counted as (
      select null as reason, outcome from closed union all select unnest(closing_reasons), outcome from closed)
    select reason, (count(*) filter (where outcome = 'won'))::integer as won,
      (count(*) filter (where outcome = 'lost'))::integer as lost,
      (count(*) filter (where outcome = 'no_bid'))::integer as no_bid
    from counted group by reason order by lost desc, won desc, reason`.execute(trx);
  return rows;
}

/** Days from the opening to the submission: quartiles over those that have both. */
export async function summariseDays(trx: TenantTransaction, timeZone: string, filter: PastTenderFilter) {
  const closed = (await closedTenders(trx, timeZone, filter)).select(['workspaces.id', 'workspaces.organizationId']);
  const { rows } = await sql<{
    count: number;
    quarter: number | null;
    median: number | null;
    threeQuarters: number | null;
  }>`
    with moves as (
      select move.workspace_id, min(moved_at) filter (where to_status = 'open') as opened,
        array_agg(moved_at order by moved_at) filter (where to_status = 'submitted') as submissions
      from workspace_status_moves move join (${closed}) closed
        on closed.organization_id = move.organization_id and closed.id = move.workspace_id
      where move.to_status in ('open', 'submitted') group by move.workspace_id),
    spent as (
      select extract(epoch from
        (select min(submission) from unnest(submissions) submission where submission >= opened) - opened) / 86400 as days
      from moves)
    select count(days)::integer as count,
      percentile_cont(0.25) within group (order by days)::float8 as quarter,
      percentile_cont(0.5) within group (order by days)::float8 as median,
      percentile_cont(0.75) within group (order by days)::float8 as three_quarters
    from spent`.execute(trx);
  return rows[0] as (typeof rows)[number];
}

/** What past tenders can be filtered by. */
export async function listFilters(trx: TenantTransaction) {
  const { rows } = await sql<{
    customers: { id: string; name: string }[];
    industries: string[];
    owners: { id: string; name: string }[];
    currencies: string[];
  }>`
    with past as (
      select customer_id, owner_id, currency from workspaces
      where kind = 'tender' and outcome is not null),
    buyers as (
      select id, name, name_key, nullif(trim(industry), '') as industry from customers
      where id in (select customer_id from past))
    select
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by name_key), '[]') from
        (select * from buyers order by name_key limit 1000) shown) as customers,
      array(select min(industry) from buyers where industry is not null group by lower(industry) order by 1) as industries,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', first_name || ' ' || last_name) order by first_name, last_name), '[]')
        from users where id in (select owner_id from past)) as owners,
      array(select distinct currency from past where currency is not null order by 1) as currencies`.execute(trx);
  return rows[0] as (typeof rows)[number];
}
