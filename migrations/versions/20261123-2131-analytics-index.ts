import { type Kysely, sql } from 'kysely';

/**
 * Days by person and by customer in an index that has all of their figures: in the table they are far apart, since each day was written
 * with all its grains. Two years of fifty people are read in 27 ms instead of 500.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const measures = [
    ...['tenders', 'documents', 'pages'],
    ...['keyword_completed', 'keyword_failed', 'keyword_cancelled', 'keyword_open', 'keywords', 'keyword_hits'],
    ...['datasheet_completed', 'datasheet_failed', 'datasheet_cancelled', 'datasheet_open', 'datasheets', 'parameters'],
    ...['other_runs', 'questions', 'answered', 'corrections', 'model_calls', 'tokens'],
  ];
  await sql`
    create index analytics_days_compact on analytics_days (organization_id, grain, day)
    include (customer_id, user_id, ${sql.join(measures.map((name) => sql.ref(name)))}) where grain in (1, 2)`.execute(
    db,
  );
}
