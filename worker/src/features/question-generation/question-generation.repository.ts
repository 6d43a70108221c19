import type { TenantTransaction } from '@bidloom/db';

/** The questions that other runs of this tender gave, those of the newest run first. */
export async function loadGivenQuestions(
  trx: TenantTransaction,
  workspaceId: string,
  besidesRequestId: string,
  limit: number,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('documentRequestItems')
    .innerJoin('documentRequests', 'documentRequests.id', 'documentRequestItems.requestId')
    .select('headline')
    .where('documentRequests.workspaceId', '=', workspaceId)
    .where('documentRequestItems.kind', '=', 'question')
    .where('documentRequests.id', '!=', besidesRequestId)
    .orderBy('documentRequests.createdAt', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ headline }) => (headline as unknown as { text: string }).text);
}
