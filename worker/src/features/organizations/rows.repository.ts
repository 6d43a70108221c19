import { asPlatform, type Database, isByOutsider, type PlatformTransaction, platformAdministrator } from '@bidloom/db';
import { type RawBuilder, sql } from 'kysely';

/** A row as JSON, with the columns of the database. */
export type ExportedRow = Record<string, unknown>;

/** Rows of one short transaction. */
const batch = 500;
/** Never leaves the database, or can be made from the other columns. */
const hidden = ['password_hash', 'words', 'search_text', 'name_key', 'text_key', 'email_key', 'scope_id'];

/** Replaces columns that say who works on the platform: the organisation's export does not show it, and neither does its audit log. */
const anonymous = JSON.stringify({
  ...{ actor_id: null, actor_name: platformAdministrator, actor_email: null },
  ...{ address: null, user_agent: null, request_id: null },
});

/** Sealed data stays sealed for a person who requests an export. */
const sealed = sql`select room.id from workspaces tender join workspaces room on room.tender_id = tender.id where tender.proposals_open_at > now()`;
const open: Record<string, RawBuilder<unknown>> = {
  documents: sql`and workspace_id not in (${sealed})`,
  proposal_contents: sql`and proposal_id not in (select p.id from proposals p where p.room_id in (${sealed}))`,
};

/** Keys of the files of sealed proposals. */
export async function listSealedFiles(database: Database, organizationId: string): Promise<Set<string>> {
  const { rows } = await asPlatform(database, (trx) =>
    sql<{ key: string | null }>`
      select unnest(array[object_key, rendition_key]) as key from documents
      where organization_id = ${organizationId} and workspace_id in (${sealed})`.execute(trx),
  );
  return new Set(rows.flatMap(({ key }) => key ?? []));
}

/** The rows of an organisation in one table, in the order of its primary key, a batch at a time. */
export async function* readRows(
  database: Database,
  table: string,
  organizationId: string,
  signal: AbortSignal,
): AsyncGenerator<ExportedRow[]> {
  const key = await asPlatform(database, (trx) => primaryKey(trx, table));
  const columns = sql.join(key.map(({ name }) => sql.id(name)));
  const replaced =
    table === 'audit_entries'
      ? sql`case when ${isByOutsider('t', organizationId)} then ${anonymous}::jsonb else '{}'::jsonb end`
      : sql`'{}'::jsonb`;
  let last: string[] | undefined;
  while (true) {
    signal.throwIfAborted();
    const after = last
      ? sql`and (${columns}) > (${sql.join(key.map(({ type }, index) => sql`${last?.[index]}::${sql.raw(type)}`))})`
      : sql``;
    const { rows } = await asPlatform(database, (trx) =>
      sql<{ line: string; place: string[] }>`
        select (to_jsonb(t) - ${hidden}::text[] || ${replaced})::text as line,
          array[${sql.join(key.map(({ name }) => sql`${sql.id(name)}::text`))}] as place
        from ${sql.table(table)} t where organization_id = ${organizationId} ${open[table] ?? sql``} ${after}
        order by ${columns} limit ${batch}`.execute(trx),
    );
    if (rows.length > 0) yield rows.map(({ line }) => JSON.parse(line) as ExportedRow);
    if (rows.length < batch) return;
    last = rows.at(-1)?.place;
  }
}

async function primaryKey(trx: PlatformTransaction, table: string): Promise<{ name: string; type: string }[]> {
  const { rows } = await sql<{ name: string; type: string }>`
    select a.attname::text as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_index i cross join unnest(i.indkey) with ordinality k (number, place)
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
    where i.indrelid = ${table}::regclass and i.indisprimary order by k.place`.execute(trx);
  if (rows.length === 0) throw new Error(`The table ${table} has no primary key`);
  return rows;
}

export function findOrganization(trx: PlatformTransaction, id: string) {
  return trx.selectFrom('organizations').selectAll().where('id', '=', id).executeTakeFirst();
}

/** An object of the storage with what people call it; the folder has a part for its kind and one for its tender. */
export interface StoredFile {
  key: string;
  folder: string;
  name: string;
}

/** Every file of the organisation that a row names. */
export async function listFiles(trx: PlatformTransaction, organizationId: string): Promise<StoredFile[]> {
  const { rows } = await sql<StoredFile>`
    select d.object_key as key, 'documents/' || w.name as folder, d.file_name as name
    from documents d join workspaces w on w.id = d.workspace_id where d.organization_id = ${organizationId}
    union all
    select d.rendition_key, 'converted/' || w.name, d.file_name || case
      when d.rendition_media_type = 'application/pdf' then '.pdf'
      when d.rendition_media_type like '%sheet' then '.xlsx' else '.docx' end
    from documents d join workspaces w on w.id = d.workspace_id
    where d.organization_id = ${organizationId} and d.rendition_key is not null
    union all
    select object_key, 'results', coalesce(file_name, id::text) from document_exports
    where organization_id = ${organizationId} and object_key is not null
    union all
    select object_key, 'imports', file_name from imports where organization_id = ${organizationId}`.execute(trx);
  return rows;
}
