import { type Kysely, sql } from 'kysely';

/**
 * Puts a table that carries `organization_id` under row-level security: tenants' work (role `bidloom_tenant`) sees and writes
 * the rows of the organisation that its transaction names, and nothing at all where it names none.
 */
export async function protectTenantTable(db: Kysely<never>, table: string): Promise<void> {
  const name = sql.table(table);
  await sql`alter table ${name} enable row level security`.execute(db);
  // As a subselect the function is called once a statement, not once a row.
  await sql`
    create policy tenant on ${name} to bidloom_tenant
    using (organization_id = (select current_organization_id()))
    with check (organization_id = (select current_organization_id()))`.execute(db);
  await sql`grant select, insert, update, delete on ${name} to bidloom_tenant`.execute(db);
}
