import type { TenantTransaction } from '@bidloom/db';
import { readerVersion } from '@bidloom/jobs';
import { sql } from 'kysely';
import { audienceId, type IngestKey, type ReadResult } from './documents.repository.ts';

/** A ready document that this job must read again; undefined where it no longer exists, or another job reads it by now. */
export function findToReadAgain(trx: TenantTransaction, { documentId, jobId }: IngestKey) {
  return trx
    .selectFrom('documents')
    .innerJoin('workspaces', 'workspaces.id', 'documents.workspaceId')
    .select(['documents.fileName', 'documents.mediaType', 'documents.objectKey', 'documents.workspaceId'])
    .select('workspaces.customerId')
    .select(audienceId.as('audienceId'))
    .where('documents.id', '=', documentId)
    .where('documents.rereadJobId', '=', jobId)
    .where('documents.status', '=', 'ready')
    .executeTakeFirst();
}

/** Characters of what is kept of a document. */
export async function countCharacters(trx: TenantTransaction, documentId: string): Promise<number> {
  const { characters } = await trx
    .selectFrom('documentPages')
    .select(sql<number>`coalesce(sum(length(text)), 0)::float8`.as('characters'))
    .where('documentId', '=', documentId)
    .executeTakeFirstOrThrow();
  return characters;
}

/** Ends reading again, with what was found, or with the old content left as it is; false where the document is no longer this job's. */
export async function endReadingAgain(
  trx: TenantTransaction,
  { documentId, jobId }: IngestKey,
  result: ReadResult | null,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('documents')
    .set({ ...(result && { ...result, readerVersion }), rereadJobId: null, updatedAt: sql`now()` })
    .where('id', '=', documentId)
    .where('rereadJobId', '=', jobId)
    .where('status', '=', 'ready')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await trx.deleteFrom('documentOcrPages').where('documentId', '=', documentId).execute();
  return true;
}
