import { type Kysely, sql } from 'kysely';

/** Tenders are compared by terms alone: nothing writes vectors of them. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table workspace_profiles drop column embedding, drop column embedding_model`.execute(db);
}
