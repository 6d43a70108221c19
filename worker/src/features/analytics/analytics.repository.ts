import {
  analyticsMeasures,
  countedKeywords,
  countedWork,
  dayBounds,
  nobody,
  type PlatformTransaction,
} from '@bidloom/db';
import { type RawBuilder, sql } from 'kysely';

/** Up to which day an organisation is counted, in its current time zone. Days are texts such as `2026-11-23`, or `infinity`. */
export interface RollUp {
  organizationId: string;
  timeZone: string;
  /** The first day that is counted. */
  coveredFrom: string;
}

/** Organisations that have a day that is not counted yet. */
export async function listUncounted(trx: PlatformTransaction): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from organizations o left join analytics_roll_ups r on r.organization_id = o.id
    where r.organization_id is null or r.time_zone <> o.time_zone or r.covered_from > '-infinity'
      or exists (select from analytics_marks m where m.organization_id = o.id)
    order by o.id`.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * The state of an organisation, locked for this transaction, so that only one worker counts its days at a time. Where the organisation's
 * zone is not the one of the counted days, these are deleted, and counting begins again. Undefined: there is no such organisation.
 */
export async function lockRollUp(trx: PlatformTransaction, organizationId: string): Promise<RollUp | undefined> {
  const { rows: found } = await sql<{ timeZone: string }>`
    select time_zone as "timeZone" from organizations where id = ${organizationId} for key share`.execute(trx);
  if (!found[0]) return undefined;
  await sql`
    insert into analytics_roll_ups (organization_id, time_zone, covered_from)
    select id, time_zone, 'infinity' from organizations where id = ${organizationId}
    on conflict (organization_id) do nothing`.execute(trx);
  const { rows } = await sql<RollUp & { isOutdated: boolean }>`
    select r.organization_id as "organizationId", o.time_zone as "timeZone", r.covered_from::text as "coveredFrom",
      r.time_zone <> o.time_zone as "isOutdated"
    from analytics_roll_ups r join organizations o on o.id = r.organization_id
    where r.organization_id = ${organizationId} for update of r`.execute(trx);
  const [state] = rows;
  if (!state?.isOutdated) return state;
  await sql`delete from analytics_days where organization_id = ${organizationId}`.execute(trx);
  await sql`delete from analytics_keyword_days where organization_id = ${organizationId}`.execute(trx);
  const started = { ...state, coveredFrom: 'infinity' };
  await saveRollUp(trx, started);
  return started;
}

export async function saveRollUp(
  trx: PlatformTransaction,
  { organizationId, timeZone, coveredFrom }: RollUp,
): Promise<void> {
  await sql`
    update analytics_roll_ups set time_zone = ${timeZone}, covered_from = ${coveredFrom}::date
    where organization_id = ${organizationId}`.execute(trx);
}

/** A counted day that has changed since, the newest first. */
export async function findChangedDay(
  trx: PlatformTransaction,
  { organizationId, timeZone, coveredFrom }: RollUp,
): Promise<string | undefined> {
  const { rows } = await sql<{ day: string }>`
    select (at at time zone ${timeZone})::date::text as day from analytics_marks
    where organization_id = ${organizationId} and (at at time zone ${timeZone})::date >= ${coveredFrom}::date
    order by at desc limit 1`.execute(trx);
  return rows[0]?.day;
}

/** The last day with work before the days that are counted. */
export async function findUncountedDay(
  trx: PlatformTransaction,
  { organizationId, timeZone, coveredFrom }: RollUp,
): Promise<string | undefined> {
  const last = ([table, column]: readonly [string, string]) => sql`
    select max(${sql.ref(column)}) as at from ${sql.table(table)}
    where organization_id = ${organizationId} and ${sql.ref(column)} < ends.at`;
  const { rows } = await sql<{ day: string | null }>`
    with ends as (select (${coveredFrom}::date)::timestamp at time zone ${timeZone} + interval '2 hours' as at)
    select max(least((found.at at time zone ${timeZone})::date, ${coveredFrom}::date - 1))::text as day
    from ends cross join lateral (${sql.join(sources.map(last), sql` union all `)}) found
    where found.at is not null`.execute(trx);
  return rows[0]?.day ?? undefined;
}

const sources = [
  ...(['workspaces', 'documents', 'document_requests', 'chat_entries', 'usage_events'] as const).map(
    (table) => [table, 'created_at'] as const,
  ),
  ['document_request_items', 'corrected_at'] as const,
];

/** Counts a whole day again, and removes the marks of the changes that it has included. */
export async function countDay(
  trx: PlatformTransaction,
  { organizationId, timeZone }: RollUp,
  day: string,
): Promise<void> {
  for (const table of ['analytics_days', 'analytics_keyword_days']) {
    await sql`
      delete from ${sql.table(table)} where organization_id = ${organizationId} and day = ${day}::date
        and grain between 0 and 3`.execute(trx);
  }
  const zone = sql`${timeZone}::text`;
  const date = sql`${day}::date`;
  const measures = sql.join(analyticsMeasures.map((name) => sql.ref(name)));
  // One statement, so that the count and the marks that it deletes are of the same moment.
  await sql`
    with ranges as (
      select ${organizationId}::uuid as organization_id, ${zone} as zone, ${date} as first_day, ${date} as last_day,
        ${dayBounds(date, date, zone)}
    ), seen as (
      delete from analytics_marks where organization_id = ${organizationId}
        and at >= (select starts from ranges) and at < (select ends from ranges) and (at at time zone ${zone})::date = ${date}
    ), words as (
      insert into analytics_keyword_days (organization_id, grain, day, customer_id, user_id, keyword_key, keyword, runs, hits)
      select ${grains()}, keyword_key, min(keyword), sum(runs), sum(hits) from (${countedKeywords}) counted
      group by keyword_key, ${groupings}
    )
    insert into analytics_days (organization_id, grain, day, customer_id, user_id, ${measures})
    select ${grains()}, ${sql.join(analyticsMeasures.map((name) => sql`sum(${sql.ref(name)})`))}
    from (${countedWork}) counted group by ${groupings}`.execute(trx);
}

const groupings = sql`grouping sets (
  (organization_id, day), (organization_id, day, user_id), (organization_id, day, customer_id),
  (organization_id, day, customer_id, user_id))`;

/** Organisation, grain, day, customer and person of a group. */
function grains(): RawBuilder<unknown> {
  return sql`organization_id, 3 - 2 * grouping(customer_id) - grouping(user_id), day,
    coalesce(customer_id, ${sql.lit(nobody)}), coalesce(user_id, ${sql.lit(nobody)})`;
}
