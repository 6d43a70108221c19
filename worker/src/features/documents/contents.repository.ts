import type { TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';

/** A document that came out of another one. */
export interface NewPart {
  id: string;
  organizationId: string;
  workspaceId: string;
  parentId: string;
  parentEntry: number;
  folder: string | null;
  fileName: string;
  fileNameKey: string;
  mediaType: string;
  size: number;
  sha256: string;
  objectKey: string;
  createdBy: string | null;
  category: string | null;
}

/** What the documents that come out of an archive have of it, and which of its entries are documents already. */
export async function findArchive(trx: TenantTransaction, documentId: string) {
  const archive = await trx
    .selectFrom('documents')
    .select(['workspaceId', 'fileName', 'createdBy', 'category'])
    .where('id', '=', documentId)
    .executeTakeFirst();
  if (!archive) return undefined;
  const known = await trx.selectFrom('documents').select('parentEntry').where('parentId', '=', documentId).execute();
  const above = await findAbove(trx, documentId);
  return { ...archive, depth: above.length, entries: new Set(known.map(({ parentEntry }) => parentEntry)) };
}

/** The document and those that it came out of, the outermost last. */
async function findAbove(trx: TenantTransaction, documentId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive above as (
      select id, parent_id, 1 as depth from documents where id = ${documentId}
      union all
      select d.id, d.parent_id, a.depth + 1 from documents d join above a on d.id = a.parent_id where a.depth < 20)
    select id from above order by depth`.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * Locks the outermost archive, so that its contents are unpacked one after the other, and returns what has come out of it; null where the
 * document no longer belongs to this job.
 */
export async function lockTree(trx: TenantTransaction, documentId: string, jobId: string | null) {
  const root = (await findAbove(trx, documentId)).at(-1);
  if (root === undefined) return null;
  await sql`select from documents where id = ${root} for no key update`.execute(trx);
  const { rows } = await sql<{ isOurs: boolean; files: number; bytes: number }>`
    with recursive tree as (
      select id, 0::bigint as size from documents where id = ${root}
      union all
      select d.id, d.size::bigint from documents d join tree t on d.organization_id = ${organization} and d.parent_id = t.id)
    select count(*)::int - 1 as files, sum(size)::float8 as bytes, exists (
      select from documents where id = ${documentId} and coalesce(reread_job_id, job_id) = ${jobId}
        and status in ('processing', 'ready')) as "isOurs"
    from tree`.execute(trx);
  const found = rows[0];
  return found?.isOurs ? found : null;
}

const organization = sql`current_organization_id()`;

/** The document of this name in the tender. */
export function findNamed(trx: TenantTransaction, workspaceId: string, fileNameKey: string) {
  return trx
    .selectFrom('documents')
    .select(['id', 'sha256'])
    .where('workspaceId', '=', workspaceId)
    .where('fileNameKey', '=', fileNameKey)
    .executeTakeFirst();
}

export async function insertPart(trx: TenantTransaction, part: NewPart, jobId: string | null): Promise<void> {
  await trx
    .insertInto('documents')
    .values({ ...part, jobId })
    .execute();
}
