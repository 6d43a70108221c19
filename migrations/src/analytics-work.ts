import { type RawBuilder, sql } from 'kysely';

/** What is counted of a day; the columns of `analytics_days`. */
export const analyticsMeasures = [
  ...(['tenders', 'documents', 'pages'] as const),
  ...([
    'keyword_completed',
    'keyword_failed',
    'keyword_cancelled',
    'keyword_open',
    'keywords',
    'keyword_hits',
  ] as const),
  ...(['datasheet_completed', 'datasheet_failed', 'datasheet_cancelled', 'datasheet_open'] as const),
  ...(['datasheets', 'parameters', 'other_runs', 'questions', 'answered', 'corrections'] as const),
  ...(['model_calls', 'tokens'] as const),
];
export type AnalyticsMeasure = (typeof analyticsMeasures)[number];

/** Of no customer or person, or of all. */
export const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Beginning and end of days in a zone, as instants, with two hours more on both sides: where the clock is set back at midnight, an hour of
 * the day comes before its beginning. The count compares the day itself.
 */
export const dayBounds = (first: RawBuilder<unknown>, last: RawBuilder<unknown>, zone: RawBuilder<unknown>) => sql`
  (${first})::timestamp at time zone ${zone} - interval '2 hours' as starts,
  ((${last}) + 1)::timestamp at time zone ${zone} + interval '2 hours' as ends`;

/** Rows of one kind, each as it counts; `as x` has the instant `at`, the person `user_id` and `workspace_id`. */
interface Work {
  rows: RawBuilder<unknown>;
  at: string;
  columns: RawBuilder<unknown>;
  only?: RawBuilder<unknown>;
  join?: RawBuilder<unknown>;
  counts: Partial<Record<AnalyticsMeasure, RawBuilder<unknown>>>;
}

const run = (type: string, ...statuses: string[]) =>
  sql`(x.request_type = ${sql.lit(type)} and x.status in (${sql.join(statuses.map((status) => sql.lit(status)))}))::int`;
const extractions = (type: 'keyword' | 'datasheet') => ({
  [`${type}_completed`]: run(`${type}_extraction`, 'completed'),
  [`${type}_failed`]: run(`${type}_extraction`, 'failed'),
  [`${type}_cancelled`]: run(`${type}_extraction`, 'cancelled'),
  [`${type}_open`]: run(`${type}_extraction`, 'queued', 'running'),
});

/**
 * Whether a correction that a later run took over is counted where it was made, or in another run that took it over: it was made once, and
 * counts as long as one of them exists. All have the person and time; outside of the database a time has milliseconds only.
 */
const isElsewhere = sql`exists (
  select from document_request_items made
  join document_requests made_in on made_in.id = made.request_id
  where made.organization_id = t.organization_id and made.kind = t.kind
    and made.corrected_at >= date_trunc('milliseconds', t.corrected_at)
    and made.corrected_at < date_trunc('milliseconds', t.corrected_at) + interval '1 millisecond'
    and made.corrected_by is not distinct from t.corrected_by
    and (not made.is_carried or (made.request_id, made.ordinal) < (t.request_id, t.ordinal))
    and made_in.workspace_id = (select workspace_id from document_requests where id = t.request_id))`;

const work: Work[] = [
  {
    ...{ rows: sql`workspaces`, at: 'created_at' },
    columns: sql`owner_id as user_id, id as workspace_id`,
    // Rooms of proposals are no tenders; what is done in them is work.
    only: sql`and kind = 'tender'`,
    counts: { tenders: sql`1` },
  },
  {
    ...{ rows: sql`documents`, at: 'created_at' },
    columns: sql`created_by as user_id, workspace_id, pages`,
    counts: { documents: sql`1`, pages: sql`coalesce(x.pages, 0)` },
  },
  {
    // The organisation's own work does not find sealed documents above, the platform's does not find any here. They have no pages yet.
    ...{ rows: sql`sealed_uploads(r.starts, r.ends)`, at: 'created_at' },
    columns: sql`created_by as user_id, workspace_id`,
    counts: { documents: sql`1` },
  },
  {
    ...{ rows: sql`document_requests`, at: 'created_at' },
    columns: sql`created_by as user_id, workspace_id, id, request_type, status`,
    // Downloads are no analysis.
    only: sql`and request_type not in ('chat_export', 'facts_export')`,
    join: sql`left join lateral (
      select count(*) filter (where kind = 'keyword') as keywords,
        sum((headline ->> 'total')::bigint) filter (where kind = 'keyword') as keyword_hits,
        count(*) filter (where kind = 'datasheet') as datasheets,
        sum((headline ->> 'parameters')::bigint) filter (where kind = 'datasheet') as parameters
      from document_request_items i
      where i.request_id = x.id and x.request_type in ('keyword_extraction', 'datasheet_extraction')) found on true`,
    counts: {
      ...extractions('keyword'),
      ...extractions('datasheet'),
      other_runs: sql`(x.request_type not in ('keyword_extraction', 'datasheet_extraction'))::int`,
      ...{ keywords: sql`found.keywords`, keyword_hits: sql`coalesce(found.keyword_hits, 0)` },
      ...{ datasheets: sql`found.datasheets`, parameters: sql`coalesce(found.parameters, 0)` },
    },
  },
  {
    ...{ rows: sql`chat_entries`, at: 'created_at' },
    columns: sql`user_id, workspace_id, answered`,
    counts: { questions: sql`1`, answered: sql`(x.answered is true)::int` },
  },
  {
    ...{ rows: sql`document_request_items`, at: 'corrected_at' },
    columns: sql`corrected_by as user_id,
      (select workspace_id from document_requests where id = t.request_id) as workspace_id`,
    // That of a question is its being accepted.
    only: sql`and kind <> 'question' and (not is_carried or not ${isElsewhere})`,
    counts: { corrections: sql`1` },
  },
  {
    ...{ rows: sql`usage_events`, at: 'created_at' },
    columns: sql`user_id, workspace_id, model, input_tokens, output_tokens`,
    counts: {
      model_calls: sql`(x.model is not null)::int`,
      tokens: sql`x.input_tokens::bigint + x.output_tokens`,
    },
  },
];

/**
 * Work as rows `(organization_id, day, customer_id, user_id, …measures)`, unsummed, out of the records of `ranges`, a part of the query
 * before it: `(organization_id, zone, first_day, last_day, starts, ends)`, the last two by `dayBounds`.
 */
export const countedWork = sql`
  select * from (${sql.join(work.map(countRows), sql` union all `)}) counted (
    organization_id, first_day, last_day, day, customer_id, user_id, ${sql.join(analyticsMeasures.map((name) => sql.ref(name)))})
  where day between first_day and last_day`;

function countRows({ rows, at, columns, only = sql``, join = sql``, counts }: Work): RawBuilder<unknown> {
  // A separate part for each range, or the planner may read the whole table.
  return sql`
    select r.organization_id, r.first_day, r.last_day, (x.at at time zone r.zone)::date,
      coalesce(w.customer_id, ${sql.lit(nobody)}), coalesce(x.user_id, ${sql.lit(nobody)}),
      ${sql.join(analyticsMeasures.map((name) => counts[name] ?? sql`0`))}
    from ranges r
    cross join lateral (
      select ${sql.ref(at)} as at, ${columns} from ${rows} t
      where t.organization_id = r.organization_id and ${sql.ref(at)} >= r.starts and ${sql.ref(at)} < r.ends ${only}
      offset 0) x
    left join workspaces w on w.id = x.workspace_id
    ${join}`;
}

/** Keywords that runs looked for, as rows `(organization_id, day, customer_id, user_id, keyword_key, keyword, runs, hits)`, one a run. */
export const countedKeywords = sql`
  select organization_id, day, customer_id, user_id, keyword_key, keyword, 1 as runs, hits from (
    select r.organization_id, r.first_day, r.last_day, (x.at at time zone r.zone)::date as day,
      w.customer_id, x.user_id, found.*
    from ranges r
    cross join lateral (
      select created_at as at, created_by as user_id, workspace_id, id from document_requests t
      where t.organization_id = r.organization_id and created_at >= r.starts and created_at < r.ends
        and request_type = 'keyword_extraction'
      offset 0) x
    join workspaces w on w.id = x.workspace_id
    cross join lateral (
      select lower(headline ->> 'keyword') as keyword_key, min(headline ->> 'keyword') as keyword,
        coalesce(sum((headline ->> 'total')::bigint), 0) as hits
      from document_request_items i where i.request_id = x.id and i.kind = 'keyword' and headline ->> 'keyword' is not null
      group by 1) found) counted
  where day between first_day and last_day`;
