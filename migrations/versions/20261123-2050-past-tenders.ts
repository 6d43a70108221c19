import { type Kysely, sql } from 'kysely';

/** How a tender ended, also while it is archived, and the indexes of the list of those that ended. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table workspaces add column outcome text generated always as (case
      when status in ('won', 'lost', 'no_bid') then status
      when status = 'archived' and archived_from in ('won', 'lost', 'no_bid') then archived_from end) stored`.execute(
    db,
  );
  // Archived before it was kept from where: what has an end was closed.
  for (const [name, columns] of [
    ['closed_at', ['closed_at']],
    ['customer_closed_at', ['customer_id', 'closed_at']],
    ['outcome_closed_at', ['outcome', 'closed_at']],
    ['name', ['name_key']],
  ] as const) {
    const refs = ['organization_id', ...columns, 'id'].map((column) => sql.ref(column));
    await sql`
      create index ${sql.id(`workspaces_past_by_${name}`)} on workspaces (${sql.join(refs)})
      where kind = 'tender' and outcome is not null`.execute(db);
  }
}
