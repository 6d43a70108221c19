import { type Kysely, sql } from 'kysely';

/** Which job a row waits for, where it was not kept yet, and what the look for rows without one goes by. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['imports', 'document_exports', 'prompt_drafts']) {
    await sql`alter table ${sql.table(table)} add column job_id uuid`.execute(db);
  }
  // Partial: they hold what is in progress alone, however many rows there are.
  await sql`create index documents_waiting on documents (id) where status in ('uploaded', 'processing')`.execute(db);
  await sql`create index document_exports_waiting on document_exports (id) where status = 'queued'`.execute(db);
  await sql`create index chat_entries_waiting on chat_entries (id) where status = 'pending'`.execute(db);
  await sql`create index imports_waiting on imports (id) where status in ('queued', 'running')`.execute(db);
}
