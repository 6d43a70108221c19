import { type Kysely, sql } from 'kysely';

/** Which version of the reader read a document, and the job that reads a ready one again. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table documents
      -- Null: by one that did not say.
      add column reader_version integer,
      -- The document stays ready with what was read before until this job replaces it.
      add column reread_job_id uuid`.execute(db);
}
