import { type Kysely, sql } from 'kysely';

/** Comparisons of proposals are runs of the tender. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table document_requests drop constraint document_requests_request_type_check`.execute(db);
  await sql`
    alter table document_requests add constraint document_requests_request_type_check check (request_type in (
      'keyword_extraction', 'datasheet_extraction', 'summary', 'batch_query', 'question_generation', 'chat_export',
      'facts_export', 'comparison'))`.execute(db);
}
