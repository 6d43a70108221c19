import type { TenantTransaction } from '@bidloom/db';

/** People who work with a failed document can try it again. */
export async function failIncomplete(trx: TenantTransaction, documentId: string): Promise<void> {
  const failure = 'Parts of what was read of this document were lost. Try again.';
  await trx
    .updateTable('documents')
    .set({ status: 'failed', failureCode: 'incomplete', failure })
    .where('id', '=', documentId)
    .where('status', '=', 'ready')
    .execute();
}
