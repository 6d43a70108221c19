import { type Kysely, sql } from 'kysely';

/** The orders of `20261123-1720-lists-of-people`, with what lists are filtered by: pages far down are then read from an index alone, too. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const order of [
    'first_name_key',
    'last_name_key',
    'email_key',
    'role',
    'status',
    'created_at',
    'signed_in_key',
  ]) {
    const column = sql.ref(order);
    const more = sql`include (role, status) where deleted_at is null`;
    const [own, all] = [sql.id(`users_by_${order}`), sql.id(`all_users_by_${order}`)];
    await sql`drop index ${own}, ${all}`.execute(db);
    await sql`create index ${own} on users (organization_id, ${column}, id) ${more}`.execute(db);
    await sql`create index ${all} on users (${column}, id) ${more}`.execute(db);
  }
}
