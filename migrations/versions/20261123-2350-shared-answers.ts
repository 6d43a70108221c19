import { type Kysely, sql } from 'kysely';

/** An answer is its asker's alone, until it is shared as a link or pinned to its tender. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table chat_entries
      add column shared_at timestamptz,
      add column pinned_at timestamptz,
      add column pinned_by uuid,
      add constraint chat_entries_pinned check ((pinned_at is null) = (pinned_by is null)),
      add constraint chat_entries_pinned_by_fkey
        foreign key (organization_id, pinned_by) references users (organization_id, id)`.execute(db);
  await sql`
    create index chat_entries_pinned_to on chat_entries (organization_id, workspace_id, pinned_at desc)
    where pinned_at is not null`.execute(db);
}
