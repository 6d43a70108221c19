import type { TenantTransaction } from '@bidloom/db';
import type { ShownCitation, ShownClaim } from '../../analyst/present-claims.ts';
import type { NewItem } from '../runs/run-context.ts';

/** What a person asked in a tender and was answered, as items of a run, oldest first. */
export async function loadChatEntries(trx: TenantTransaction, workspaceId: string, userId: string): Promise<NewItem[]> {
  const rows = await trx
    .selectFrom('chatEntries')
    .select([
      'question',
      'answer',
      'answered',
      'band',
      'confidence',
      'engine',
      'documentNames',
      'createdAt',
      'claims',
      'citations',
      'status',
    ])
    .where('workspaceId', '=', workspaceId)
    .where('userId', '=', userId)
    // What arrived of a stopped answer is kept.
    .where((eb) =>
      eb.or([eb('status', '=', 'answered'), eb.and([eb('status', '=', 'cancelled'), eb('answer', '<>', '')])]),
    )
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(({ documentNames, createdAt, claims, citations, status, ...entry }) => ({
    kind: 'chat_entry',
    headline: {
      ...entry,
      ...(status === 'cancelled' ? { isStopped: true } : {}),
      fileName: documentNames,
      timestamp: createdAt.toISOString(),
      claims: claims as unknown as ShownClaim[],
      citations: citations as unknown as ShownCitation[],
    },
  }));
}
