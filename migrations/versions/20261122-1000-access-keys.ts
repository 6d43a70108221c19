import { type Kysely, sql } from 'kysely';

/**
 * Whoever can run SQL as the product's account can name any organisation and leave the tenants' role, but does not know the key: an
 * organisation counts where its stamp is made with it, and the platform's rights hold on connections that carry a token made from it.
 */
export async function up(db: Kysely<never>): Promise<void> {
  // One row, made when the database is opened; for the owner of the tables alone.
  await sql`
    create table access_keys (
      is_only boolean primary key default true check (is_only),
      key text not null
    )`.execute(db);
  // The organisation that the running transaction works for, `<uuid>:<stamp>`; null outside of one, and where the stamp is not right.
  await sql`
    create or replace function current_organization_id() returns uuid
    language plpgsql stable parallel safe security definer set search_path = pg_catalog
    as $$
    declare
      claim text := current_setting('app.organization_id', true);
      id text := left(claim, 36);
    begin
      if claim <> '' and claim = id || ':' || (
        select encode(sha256(convert_to(id || key, 'UTF8')), 'hex') from public.access_keys
      ) then
        return id::uuid;
      end if;
      return null;
    end $$`.execute(db);
  // A file is reached by the key in its row, so a row names files of its organisation alone.
  for (const table of ['documents', 'imports', 'document_exports']) {
    await sql`
      alter table ${sql.table(table)} add constraint ${sql.id(`${table}_own_object`)}
      check (starts_with(object_key, organization_id::text || '/'))`.execute(db);
  }
  // Whether the connection carries the token whose digest is written here, by whom the database is opened: until then none does.
  await sql`create function is_platform() returns boolean language sql stable parallel safe as $$ select false $$`.execute(
    db,
  );
}
