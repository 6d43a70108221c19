import { type Kysely, sql } from 'kysely';

/**
 * A document that takes the place of an earlier one, of its own tender. No document has two that replace it; that none replaces itself by
 * way of others, the api sees to, which puts changes of one tender one behind the other.
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
