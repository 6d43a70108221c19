import type { TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';
import type { DocumentPath } from './documents.service.ts';

/** The archive that this document came out of at last, or the document itself. Undefined where the tender does not have it. */
export async function findOutermost(
  trx: TenantTransaction,
  { workspaceId, documentId }: DocumentPath,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with recursive above as (
      select id, parent_id, 1 as depth from documents where id = ${documentId} and workspace_id = ${workspaceId}
      union all
      select d.id, d.parent_id, a.depth + 1 from documents d join above a on d.id = a.parent_id where a.depth < 20)
    select id from above order by depth desc limit 1`.execute(trx);
  return rows[0]?.id;
}

/** What is unpacked is written under this lock. */
export async function lockArchive(trx: TenantTransaction, outermost: string): Promise<void> {
  await sql`select from documents where id = ${outermost} for no key update`.execute(trx);
}

/** A document and all that came out of it, the innermost first, with the jobs that they have. */
export async function listTree(
  trx: TenantTransaction,
  documentId: string,
): Promise<{ id: string; jobId: string | null }[]> {
  const { rows } = await sql<{ id: string; jobId: string | null }>`
    with recursive tree as (
      select id, 1 as depth from documents where id = ${documentId}
      union all
      select d.id, t.depth + 1 from documents d
      join tree t on d.organization_id = current_organization_id() and d.parent_id = t.id where t.depth < 20)
    select d.id, case when d.status in ('uploaded', 'processing') then d.job_id else d.reread_job_id end as "jobId"
    from tree t join documents d on d.id = t.id order by t.depth desc`.execute(trx);
  return rows;
}

/** Takes documents from the jobs that read them. */
export async function forgetJobs(trx: TenantTransaction, ids: readonly string[]): Promise<void> {
  await trx
    .updateTable('documents')
    .set({ jobId: null })
    .where('id', 'in', ids)
    .where('status', 'in', ['uploaded', 'processing'])
    .execute();
  await trx.updateTable('documents').set({ rereadJobId: null }).where('id', 'in', ids).execute();
}
