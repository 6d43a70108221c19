import { type Kysely, sql } from 'kysely';

/** When the export of an organisation that is to be removed was made, and who downloaded it last: asked for before it goes for good. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table organization_removals
      add column exported_at timestamptz,
      -- No key to users: the row outlives people.
      add column downloaded_by uuid`.execute(db);
}
