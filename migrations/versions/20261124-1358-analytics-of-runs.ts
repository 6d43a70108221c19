import { type Kysely, sql } from 'kysely';

/**
 * Days with runs of one kind of extraction, with the figures of these alone. Of 160,000 days by customer that a large organisation has in two
 * years, 5,000 have such runs: a table by customer reads these few, and a row without them has no entry to be written.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const figures = {
    keyword: ['keywords', 'keyword_hits'],
    datasheet: ['datasheets', 'parameters'],
  };
  for (const [kind, found] of Object.entries(figures)) {
    const runs = ['completed', 'failed', 'cancelled', 'open'].map((status) => sql.ref(`${kind}_${status}`));
    const columns = [...runs, ...found.map((name) => sql.ref(name))];
    await sql`
      create index ${sql.id(`analytics_days_${kind}_runs`)} on analytics_days (organization_id, grain, day)
      include (customer_id, user_id, ${sql.join(columns)}) where ${sql.join(runs, sql` + `)} > 0`.execute(db);
  }
}
