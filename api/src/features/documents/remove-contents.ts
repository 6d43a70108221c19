import { type TenantTransaction, withTenant } from '@bidloom/db';
import { ingestDocument } from '@bidloom/jobs';
import { sql } from 'kysely';
import { AppError, notFound } from '../../lib/errors/app-error.ts';
import type { Platform } from '../../platform.ts';
import { type Changer, type DocumentPath, removeDocument } from './documents.service.ts';

/** Removes all documents that came out of this one, of whatever level. Whatever is still being unpacked stops first, so that none is left over. */
export async function removeContents(platform: Platform, changer: Changer, path: DocumentPath): Promise<void> {
  const { database, queue } = platform;
  const stopped = await withTenant(database, changer.organizationId, (trx) => stopTree(trx, path));
  // Its own connection: within the transaction it would wait for itself.
  for (const { jobId } of stopped) if (jobId) await queue.cancel(ingestDocument, jobId);
  for (const { id } of stopped.filter(({ id }) => id !== path.documentId)) {
    try {
      await removeDocument(platform, changer, { ...path, documentId: id });
    } catch (error) {
      // Somebody else was first.
      if (!(error instanceof AppError && error.code === 'not_found')) throw error;
    }
  }
}

/** Takes a document and all that came out of it from their jobs; answers them, the innermost first, with the jobs that they had. */
async function stopTree(trx: TenantTransaction, { workspaceId, documentId }: DocumentPath) {
  const { rows: above } = await sql<{ id: string }>`
    with recursive above as (
      select id, parent_id, 1 as depth from documents where id = ${documentId} and workspace_id = ${workspaceId}
      union all
      select d.id, d.parent_id, a.depth + 1 from documents d join above a on d.id = a.parent_id where a.depth < 20)
    select id from above order by depth desc limit 1`.execute(trx);
  const outermost = above[0]?.id;
  if (!outermost) throw notFound('The document');
  // What is unpacked is written under this lock.
  await sql`select from documents where id = ${outermost} for no key update`.execute(trx);
  const { rows } = await sql<{ id: string; jobId: string | null }>`
    with recursive tree as (
      select id, 1 as depth from documents where id = ${documentId}
      union all
      select d.id, t.depth + 1 from documents d
      join tree t on d.organization_id = current_organization_id() and d.parent_id = t.id where t.depth < 20)
    select d.id, case when d.status in ('uploaded', 'processing') then d.job_id else d.reread_job_id end as "jobId"
    from tree t join documents d on d.id = t.id order by t.depth desc`.execute(trx);
  const ids = rows.map(({ id }) => id);
  await trx
    .updateTable('documents')
    .set({ jobId: null })
    .where('id', 'in', ids)
    .where('status', 'in', ['uploaded', 'processing'])
    .execute();
  await trx.updateTable('documents').set({ rereadJobId: null }).where('id', 'in', ids).execute();
  return rows;
}
