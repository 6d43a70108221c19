import { type Kysely, sql } from 'kysely';

/** When each task of the housekeeping was begun last, by whichever worker: the whole installation runs it once. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table scheduled_tasks (name text primary key, started_at timestamptz not null)`.execute(db);
}
