import { type Kysely, sql } from 'kysely';

/** People name runs, and tables come as a ZIP of files, too. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table document_requests add column name text`.execute(db);
  await sql`alter table document_exports drop constraint document_exports_format_check`.execute(db);
  await sql`
    alter table document_exports add constraint document_exports_format_check
    check (format in ('xlsx', 'csv', 'zip', 'docx', 'pdf'))`.execute(db);
}
