import { type Kysely, sql } from 'kysely';

/**
 * Keys by which a table points at itself can wait for the end of a transaction: a restore writes rows in the order in which they were saved, a room
 * before its tender and a document before the one that it replaces.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const [table, key] of [
    ['workspaces', 'workspaces_organization_id_tender_id_fkey'],
    ['documents', 'documents_replaces_fkey'],
  ] as const) {
    await sql`alter table ${sql.table(table)} alter constraint ${sql.id(key)} deferrable initially immediate`.execute(
      db,
    );
  }
}
