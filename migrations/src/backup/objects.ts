import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { asPlatform } from '../tenant.ts';
import type { Session } from './session.ts';

/** An object to which a row refers. `size` (bytes) and `sha256` (hex) are null where the row does not say. */
export interface ReferencedObject {
  key: string;
  /** Its name for people. */
  name: string;
  size: number | null;
  sha256: string | null;
  /** Whether the row is complete without it: a sheet that was refused is removed, one whose import broke off is not. */
  mayBeGone: boolean;
}

/** The object of a person's picture; its path ends in the picture's id. */
const imageKey = `coalesce(organization_id::text, 'platform') || '/profile-images/' || id || '/' || split_part(profile_image_path, '/', 5)`;

/**
 * The one place that knows which rows refer to objects: documents and their converted copies, files of results, and people's pictures.
 * Further sheets whose import is not done, or failed in the last 30 days and may be tried again (one that is tried again later says that
 * its sheet no longer exists). And until they expire, exports of organisations that will be removed.
 */
const referenced = `
  select object_key as key, file_name as name, size::float8 as size, sha256, false as "mayBeGone" from documents
  union all
  select rendition_key, file_name || ' (converted)', rendition_size::float8, rendition_sha256, false from documents
  where rendition_key is not null
  union all
  select object_key, coalesce(file_name, object_key), null, null, false from document_exports where object_key is not null
  union all
  select object_key, coalesce(file_name, object_key), null, null, status = 'failed' from imports
  where status in ('queued', 'running') or (status = 'failed' and updated_at > now() - interval '30 days')
  union all
  select export_object_key, organization_name || ' (export)', export_size::float8, null, true from organization_removals
  where export_object_key is not null and export_expires_at > now()
  union all
  select ${imageKey}, concat_ws(' ', 'Picture of', first_name, last_name), null, null, false
  from users where profile_image_path is not null
  order by key`;

/** Every object to which rows refer, of every organisation. */
export function readReferencedObjects(session: Session): Promise<ReferencedObject[]> {
  return session.query<ReferencedObject>(referenced);
}

/** The same at this moment, as the account that runs the product. */
export function listReferencedObjects(database: Database): Promise<ReferencedObject[]> {
  // Of every organisation: the organisation of a stored object is not known before its row is found.
  return asPlatform(database, (trx) =>
    readReferencedObjects({
      query: async <Row>(text: string) => (await sql.raw<Row>(text).execute(trx)).rows,
    }),
  );
}

/** Removes the rows of objects that no longer exist, as was already done where the objects came from. */
export async function removeRowsOfObjects(session: Session, keys: readonly string[]): Promise<void> {
  await session.query(
    `update users set profile_image_path = null where profile_image_path is not null and ${imageKey} = any($1::text[])`,
    [keys],
  );
  await session.query(
    `update documents set rendition_key = null, rendition_media_type = null, rendition_size = null, rendition_sha256 = null
    where rendition_key = any($1::text[])`,
    [keys],
  );
  // Whoever started an import is notified by its job that the sheet is missing.
  for (const table of ['documents', 'document_exports']) {
    await session.query(`delete from ${table} where object_key = any($1::text[])`, [keys]);
  }
}
