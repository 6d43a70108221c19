import type { Period } from '@bidloom/contract/analytics';
import { analyticsMeasures, countedKeywords, countedWork, dayBounds } from '@bidloom/db';
import { type RawBuilder, sql } from 'kysely';
import type { Extracted } from './outcomes.ts';
import { outcomeColumns, runsOf } from './sums.repository.ts';

/** Whose work, and in which period. */
export interface Scope {
  period: Period;
  customerId: string | null;
  userId: string | null;
}

/** What a query also groups by, besides day and organisation. */
export type ExtraGroup = 'user' | 'customer' | null;

const measures: Source = {
  days: sql`analytics_days`,
  columns: sql.join(analyticsMeasures.map((name) => sql.ref(name))),
  counted: countedWork,
};

/**
 * The parts of a query that lead to `work`, rows `(organization_id, day, customer_id, user_id, …measures)` of a period and the one before.
 * They come from counted days, and for days that were never counted or have changed since, from the records. It is one statement, so that
 * both are of the same moment.
 */
export const workOf = (scope: Scope, extraGroup: ExtraGroup) => sql`
  ${startOf(scope, measures)}, work as (${rowsOf(scope, extraGroup, measures)})`;

/** The same, with `people` beside it: the same work by person. */
export const workAndPeopleOf = (scope: Scope) => sql`
  ${workOf(scope, null)}, people as (${rowsOf(scope, 'user', measures)})`;

/**
 * The same with the figures of one kind of extraction only, of rows that have such runs: only few rows have them, and a separate index
 * contains those (`analytics_days_keyword_runs`, `analytics_days_datasheet_runs`).
 */
export function extractionOf(scope: Scope, extraGroup: ExtraGroup, kind: Extracted): RawBuilder<unknown> {
  const figures = { ...measures, columns: outcomeColumns(kind), only: sql`and ${runsOf(kind)} > 0` };
  return sql`${startOf(scope, figures)}, work as (${rowsOf(scope, extraGroup, figures)})`;
}

/** The same for keywords: `(…, keyword_key, keyword, runs, hits)`. */
export function keywordsOf(scope: Scope, extraGroup: ExtraGroup): RawBuilder<unknown> {
  const keywords: Source = {
    days: sql`analytics_keyword_days`,
    columns: sql`keyword_key, keyword, runs, hits`,
    counted: countedKeywords,
  };
  return sql`${startOf(scope, keywords)}, work as (${rowsOf(scope, extraGroup, keywords)})`;
}

interface Source {
  days: RawBuilder<unknown>;
  columns: RawBuilder<unknown>;
  counted: RawBuilder<unknown>;
  /** Further conditions on rows of both. */
  only?: RawBuilder<unknown>;
}

const firstDay = ({ period }: Scope) => sql`${period.previousFrom}::date`;
const lastDay = ({ period }: Scope) => sql`${period.to}::date`;

/**
 * The first parts: what applies to each organisation (`orgs`), which counted days are out of date (`changed`), and what is counted from the
 * records instead (`live`).
 */
function startOf(scope: Scope, { columns, counted, only = sql`` }: Source): RawBuilder<unknown> {
  const [first, last] = [firstDay(scope), lastDay(scope)];
  const { organizationId } = scope.period;
  return sql`
    orgs as materialized (
      select o.id as organization_id, o.time_zone as zone,
        case when r.time_zone = o.time_zone then r.covered_from else 'infinity' end as covered_from,
        ${dayBounds(first, last, sql`o.time_zone`)}
      from organizations o left join analytics_roll_ups r on r.organization_id = o.id
      ${organizationId ? sql`where o.id = ${organizationId}` : sql``}
    ), changed as materialized (
      select distinct o.organization_id, o.zone, (m.at at time zone o.zone)::date as day, o.covered_from
      from orgs o cross join lateral (
        select at from analytics_marks m where m.organization_id = o.organization_id and m.at >= o.starts and m.at < o.ends
        offset 0) m
    ), ranges as materialized (
      select organization_id, zone, day as first_day, day as last_day, ${dayBounds(sql`day`, sql`day`, sql`zone`)}
      from changed where day between ${first} and ${last} and day >= covered_from
      union all
      select organization_id, zone, ${first}, least(${last}, covered_from - 1),
        ${dayBounds(first, sql`least(${last}, covered_from - 1)`, sql`zone`)}
      from orgs where covered_from > ${first}
    ), live as (
      select organization_id, day, customer_id, user_id, ${columns} from (${counted}) counted
      where true ${ofCustomer(scope)} ${ofUser(scope)} ${only}
    )`;
}

/** The counted days, in the requested grain, and those of `live`. */
function rowsOf(scope: Scope, extraGroup: ExtraGroup, { days, columns, only = sql`` }: Source): RawBuilder<unknown> {
  const { customerId, userId, period } = scope;
  const byUser = userId !== null || extraGroup === 'user';
  const byCustomer = customerId !== null || extraGroup === 'customer';
  const grain = (byUser ? 1 : 0) + (byCustomer ? 2 : 0);
  const { organizationId } = period;
  return sql`
    select organization_id, day, customer_id, user_id, ${columns} from live
    union all
    select d.organization_id, d.day, d.customer_id, d.user_id, ${columns}
    from orgs o join ${days} d using (organization_id)
    where grain = ${sql.lit(grain)} and d.day between ${firstDay(scope)} and ${lastDay(scope)} and d.day >= o.covered_from
      ${organizationId ? sql`and organization_id = ${organizationId}` : sql``} ${ofCustomer(scope)} ${ofUser(scope)} ${only}
      and (d.organization_id, d.day) not in (select organization_id, day from changed)`;
}

const ofCustomer = ({ customerId }: Scope) => (customerId ? sql`and customer_id = ${customerId}` : sql``);
const ofUser = ({ userId }: Scope) => (userId ? sql`and user_id = ${userId}` : sql``);
