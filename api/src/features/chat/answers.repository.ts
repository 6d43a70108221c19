import type { TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';
import { chatEntryColumns } from './chat.repository.ts';

export type AnswerRow = NonNullable<Awaited<ReturnType<typeof findAnswer>>>;

/** Identifies an answer, and who asks for it. */
export interface AnswerKey {
  workspaceId: string;
  id: string;
  userId: string;
}

/** As many are listed. */
export const mostPinned = 100;

/** What is worth showing to somebody else: a whole answer, or what came of one that was stopped. */
function selectAnswers(trx: TenantTransaction, workspaceId: string) {
  return chatEntryColumns(trx)
    .innerJoin('users as askers', 'askers.id', 'chatEntries.userId')
    .leftJoin('users as pinners', 'pinners.id', 'chatEntries.pinnedBy')
    .select(['chatEntries.userId', 'chatEntries.pinnedBy', 'chatEntries.pinnedAt'])
    .select([nameOf('askers').as('askerName'), nameOf('pinners').as('pinnerName')])
    .where('chatEntries.workspaceId', '=', workspaceId)
    .where((eb) =>
      eb.or([
        eb('chatEntries.status', '=', 'answered'),
        eb.and([eb('chatEntries.status', '=', 'cancelled'), eb('answer', '<>', '')]),
      ]),
    );
}

const nameOf = (table: string) =>
  sql<string | null>`trim(${sql.ref(`${table}.firstName`)} || ' ' || ${sql.ref(`${table}.lastName`)})`;

/** An answer that this person may read: their own, or one that is shared or pinned. */
export function findAnswer(trx: TenantTransaction, { workspaceId, id, userId }: AnswerKey) {
  return selectAnswers(trx, workspaceId)
    .where('chatEntries.id', '=', id)
    .where((eb) =>
      eb.or([eb('chatEntries.userId', '=', userId), eb('sharedAt', 'is not', null), eb('pinnedAt', 'is not', null)]),
    )
    .executeTakeFirst();
}

export function listPinned(trx: TenantTransaction, workspaceId: string): Promise<AnswerRow[]> {
  return selectAnswers(trx, workspaceId)
    .where('pinnedAt', 'is not', null)
    .orderBy('pinnedAt', 'desc')
    .orderBy('chatEntries.id', 'desc')
    .limit(mostPinned)
    .execute();
}

export async function countPinned(trx: TenantTransaction, workspaceId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('chatEntries')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('workspaceId', '=', workspaceId)
    .where('pinnedAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Shares it, or takes that back; false where it was so already. */
export function setShared(trx: TenantTransaction, id: string, shared: boolean): Promise<boolean> {
  return change(trx, id, { sharedAt: shared ? sql<Date>`now()` : null }, 'sharedAt', shared);
}

/** Pins it, or takes that back; false where it was so already: who pinned it first stays. */
export function setPinned(trx: TenantTransaction, id: string, pinnedBy: string | null): Promise<boolean> {
  const set = { pinnedAt: pinnedBy ? sql<Date>`now()` : null, pinnedBy };
  return change(trx, id, set, 'pinnedAt', pinnedBy !== null);
}

async function change(
  trx: TenantTransaction,
  id: string,
  set: Record<string, unknown>,
  column: 'sharedAt' | 'pinnedAt',
  isSet: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('chatEntries')
    .set(set)
    .where('id', '=', id)
    .where(column, isSet ? 'is' : 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
