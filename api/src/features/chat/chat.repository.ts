import type { ChatEntry, Citation, Claim } from '@bidloom/contract/chat';
import { newId, type PageRequest, paginate, type TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';

export type ChatEntryRow = NonNullable<Awaited<ReturnType<typeof findChatEntry>>>;

/** A question as it is asked. */
export interface NewQuestion {
  organizationId: string;
  workspaceId: string;
  userId: string;
  question: string;
  /** Null: all documents of the tender that are ready. */
  documentIds: string[] | null;
  documentNames: string | null;
}

/** What is shown of entries. */
export function chatEntryColumns(trx: TenantTransaction) {
  return trx
    .selectFrom('chatEntries')
    .select([
      'chatEntries.id',
      'workspaceId',
      'question',
      'answer',
      'answered',
      'confidence',
      'failure',
      'jobId',
      'documentNames',
      'chatEntries.createdAt',
      sql<boolean>`shared_at is not null`.as('isShared'),
      sql<boolean>`pinned_at is not null`.as('isPinned'),
      sql<Citation[]>`citations`.as('citations'),
      sql<Claim[]>`claims`.as('claims'),
    ])
    .select((eb) => [
      eb.ref('chatEntries.status').$castTo<ChatEntry['status']>().as('status'),
      eb.ref('engine').$castTo<ChatEntry['engine']>().as('engine'),
      eb.ref('band').$castTo<ChatEntry['band']>().as('band'),
    ]);
}

function selectEntries(trx: TenantTransaction, userId: string) {
  return chatEntryColumns(trx).where('userId', '=', userId);
}

/** An entry of this person; those of others are not there. */
export function findChatEntry(trx: TenantTransaction, userId: string, id: string) {
  return selectEntries(trx, userId).where('chatEntries.id', '=', id).executeTakeFirst();
}

export function listChatEntries(
  trx: TenantTransaction,
  userId: string,
  workspaceId: string,
  request: Pick<PageRequest, 'pageNumber' | 'pageSize'>,
) {
  const newestFirst = { sortBy: 'createdAt', sortDescending: true };
  return paginate(selectEntries(trx, userId).where('workspaceId', '=', workspaceId), { createdAt: 'createdAt' }, 'id', {
    ...request,
    ...newestFirst,
  });
}

/** Writes a pending entry and returns its id. */
export async function insertQuestion(trx: TenantTransaction, question: NewQuestion): Promise<string> {
  const id = newId();
  await trx
    .insertInto('chatEntries')
    .values({ id, ...question })
    .execute();
  return id;
}

export async function keepJob(trx: TenantTransaction, id: string, jobId: string | null): Promise<void> {
  await trx.updateTable('chatEntries').set({ jobId }).where('id', '=', id).execute();
}

/** Ends an entry that is still pending; returns whether it was. */
export async function endPending(
  trx: TenantTransaction,
  id: string,
  end: { status: 'cancelled' | 'failed'; failure: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('chatEntries')
    .set({ ...end, finishedAt: sql`now()` })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
