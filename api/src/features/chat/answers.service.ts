import { failures } from '@bidloom/contract/failures';
import type { TenantTransaction } from '@bidloom/db';
import { AppError, notFound } from '../../lib/errors/app-error.ts';
import {
  type AnswerKey,
  type AnswerRow,
  countPinned,
  findAnswer,
  mostPinned,
  setPinned,
  setShared,
} from './answers.repository.ts';

/** Throws `not_found` for an answer that only another person can see, just as for one that does not exist. */
export async function readAnswer(trx: TenantTransaction, key: AnswerKey): Promise<AnswerRow> {
  const row = await findAnswer(trx, key);
  if (!row) throw notFound('The answer');
  return row;
}

/** What happened to an answer, and whether it was so before. */
export interface AnswerChange {
  row: AnswerRow;
  changed: boolean;
}

/** Whether others may read it is for who asked to say: throws `forbidden` for everybody else. */
export async function changeSharing(trx: TenantTransaction, key: AnswerKey, shared: boolean): Promise<AnswerChange> {
  const { userId } = await readAnswer(trx, key);
  if (userId !== key.userId) throw new AppError(failures.chat.othersAnswer);
  const changed = await setShared(trx, key.id, shared);
  return { row: await readAnswer(trx, key), changed };
}

/** Throws `conflict` where as many are pinned as are listed. */
export async function pinToTender(trx: TenantTransaction, key: AnswerKey): Promise<AnswerChange> {
  const { isPinned } = await readAnswer(trx, key);
  if (!isPinned && (await countPinned(trx, key.workspaceId)) >= mostPinned) {
    throw new AppError(failures.chat.pinnedMost(mostPinned));
  }
  const changed = await setPinned(trx, key.id, key.userId);
  return { row: await readAnswer(trx, key), changed };
}

/** Anybody who can read it may unpin it. The row is the answer as it was, because only its asker may be able to see it now. */
export async function unpin(trx: TenantTransaction, key: AnswerKey): Promise<AnswerChange> {
  const row = await readAnswer(trx, key);
  const changed = await setPinned(trx, key.id, null);
  return { row: { ...row, isPinned: false, pinnedAt: null, pinnedBy: null, pinnerName: null }, changed };
}
