import { type Kysely, sql } from 'kysely';

/**
 * The dashboard counts documents by status: of 100,000 it reads this index alone. The policy of the table looks at the tender, which is
 * therefore in it, too.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index documents_status on documents (organization_id, status, workspace_id)`.execute(db);
}
