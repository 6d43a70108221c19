import type { TenantTransaction } from '@bidloom/db';
import type { IngestKey } from './documents.repository.ts';

/** A converted copy of a document, as its row names it. */
export interface Rendition {
  renditionKey: string;
  renditionMediaType: string;
  /** Bytes. */
  renditionSize: number;
  renditionSha256: string;
}

/** Names a document's converted copy; returns the one before, and nothing where the document no longer exists or belongs to another job. */
export async function replaceRendition(
  trx: TenantTransaction,
  { documentId, jobId }: Pick<IngestKey, 'documentId' | 'jobId'>,
  rendition: Rendition,
): Promise<{ renditionKey: string | null } | undefined> {
  const before = await trx
    .selectFrom('documents')
    .select('renditionKey')
    .where('id', '=', documentId)
    .where((eb) => eb(eb.fn.coalesce('rereadJobId', 'jobId'), 'is not distinct from', jobId))
    .forUpdate()
    .executeTakeFirst();
  if (before) await trx.updateTable('documents').set(rendition).where('id', '=', documentId).execute();
  return before;
}
