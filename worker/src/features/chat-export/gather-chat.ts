import type { TenantTransaction } from '@bidloom/db';
import type { ShownCitation, ShownClaim } from '../../analyst/present-claims.ts';
import { plural } from '../../lib/plural.ts';
import type { NewItem, Runner } from '../runs/run-context.ts';

/** Older questions are answered between two attempts: parts of the list would not be the same ones in the next attempt. */
const wholeList = 'chat history';

/** Gathers what the person asked in this tender, oldest first, as it stands now: later questions are not in the file. */
export const gatherChat: Runner<'chat_export'> = async ({
  tenant,
  requestId,
  userId,
  workspaceId,
  report,
  isDone,
  save,
  signal,
}) => {
  if (!isDone(wholeList)) {
    report('Gathering your questions', 0);
    const entries = await tenant((trx) => loadEntries(trx, workspaceId, userId));
    signal.throwIfAborted();
    await save(wholeList, entries);
  }
  // An earlier attempt may have written them, when there were fewer.
  const count = await tenant((trx) => countItems(trx, requestId));
  return {
    result: { entries: count },
    message: count === 0 ? 'Your chat history is empty' : `Your chat history is ready: ${plural(count, 'question')}`,
  };
};

async function loadEntries(trx: TenantTransaction, workspaceId: string, userId: string): Promise<NewItem[]> {
  const rows = await trx
    .selectFrom('chatEntries')
    .select([
      'question',
      'answer',
      'answered',
      'band',
      'engine',
      'documentNames',
      'createdAt',
      'claims',
      'citations',
      'status',
    ])
    .where('workspaceId', '=', workspaceId)
    .where('userId', '=', userId)
    // Of an answer that was stopped, what came is kept.
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

async function countItems(trx: TenantTransaction, requestId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('documentRequestItems')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('requestId', '=', requestId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
