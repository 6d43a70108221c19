import { type Kysely, sql } from 'kysely';

/** Converted copies of documents, and where those came from that were unpacked from an archive or an e-mail. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table documents
    add column rendition_key text check (starts_with(rendition_key, organization_id::text || '/')),
    add column rendition_media_type text,
    add column rendition_size integer,
    add column rendition_sha256 text,
    add constraint documents_rendition
      check (num_nonnulls(rendition_key, rendition_media_type, rendition_size, rendition_sha256) in (0, 4)),
    add column parent_id uuid check (parent_id <> id),
    -- Which entry of the archive or e-mail it is, from 0; the contents of one never change.
    add column parent_entry integer,
    add column folder text,
    add constraint documents_parent_fkey foreign key (organization_id, workspace_id, parent_id)
      references documents (organization_id, workspace_id, id) on delete set null (parent_id)
      deferrable initially immediate`.execute(db);
  await sql`
    create unique index documents_entries on documents (organization_id, parent_id, parent_entry)
    where parent_id is not null`.execute(db);
  await sql`
    create or replace function remove_proposal(id uuid) returns text[] language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp as $$
    declare
      room uuid;
      keys text[];
      pointing record;
    begin
      delete from proposals p where p.id = remove_proposal.id and p.organization_id = current_organization_id()
      returning p.room_id into room;
      if room is null then
        return null;
      end if;
      select array_agg(object_key) into keys from (
        select d.object_key from documents d where d.workspace_id = room
        union all
        select d.rendition_key from documents d where d.workspace_id = room and d.rendition_key is not null
        union all
        select e.object_key from document_exports e join document_requests r on r.id = e.request_id
        where r.workspace_id = room and e.object_key is not null) found;
      -- Whatever belongs to a tender belongs to the room.
      for pointing in
        select k.conrelid::regclass as name, a.attname as room_column from pg_constraint k
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey) and a.attname <> 'organization_id'
        where k.contype = 'f' and k.confrelid = 'public.workspaces'::regclass and k.conrelid <> k.confrelid
      loop
        execute format('delete from %s where %I = $1', pointing.name, pointing.room_column) using room;
      end loop;
      delete from workspaces w where w.id = room;
      return coalesce(keys, '{}');
    end $$`.execute(db);
}
