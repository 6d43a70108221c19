import { type Kysely, sql } from 'kysely';

/**
 * A document that replaces an earlier one of the same tender. No document is replaced by two. The api ensures that none replaces itself
 * through others: it handles changes of one tender one after the other.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table documents add unique (organization_id, workspace_id, id)`.execute(db);
  await sql`
    alter table documents
    add column replaces_id uuid check (replaces_id <> id),
    add constraint documents_replaces_fkey foreign key (organization_id, workspace_id, replaces_id)
      references documents (organization_id, workspace_id, id) on delete set null (replaces_id)`.execute(db);
  await sql`create unique index documents_replaces on documents (organization_id, replaces_id) where replaces_id is not null`.execute(
    db,
  );
}
