import { failures } from '@bidloom/contract/failures';
import { newId, type TenantTransaction } from '@bidloom/db';
import { resolveCategory, resolveCustomer } from '../../lib/access/scope.ts';
import { AppError, notFound } from '../../lib/errors/app-error.ts';
import { findRun, type ItemRow, listItemsOf, lockRun, type RunPath, saveCorrection } from '../runs/runs.repository.ts';
import { type Requester, requireRun } from '../runs/start-run.ts';
import { findQuestions, insertQuestions } from './question-generation.repository.ts';

/** Adds generated questions to a category; one that it has already is only marked. */
export async function acceptQuestions(
  trx: TenantTransaction,
  requester: Requester,
  path: RunPath,
  order: { ordinals: number[]; categoryId: string; customerId: string },
): Promise<{ accepted: number; existing: number; items: ItemRow[] }> {
  requireRun(await findRun(trx, path, requester.userId));
  const { organizationId } = requester;
  const categoryId = (await resolveCategory(trx, order.categoryId)) as string;
  const customerId = await resolveCustomer(trx, order.customerId);
  const ordinals = [...new Set(order.ordinals)];
  await lockRun(trx, path.id);
  const items = await listItemsOf(trx, path.id, ordinals);
  if (items.length < ordinals.length) throw notFound('The item');
  const other = items.find(({ kind }) => kind !== 'question');
  if (other) throw new AppError(failures.questions.itemIsNone(other.ordinal));
  const textOf = ({ headline }: ItemRow) => (headline as unknown as { text: string }).text;
  const rows = items.map((item) => ({ id: newId(), organizationId, categoryId, customerId, text: textOf(item) }));
  const added = await insertQuestions(trx, rows);
  const known = await findQuestions(trx, { categoryId, customerId }, items.map(textOf));
  for (const item of items) {
    const questionId = known.get(textOf(item).toLowerCase());
    if (!questionId) throw new Error('An accepted question is not there');
    const key = { requestId: path.id, ordinal: item.ordinal, userId: requester.userId };
    await saveCorrection(trx, key, { questionId, categoryId }, undefined);
  }
  const counts = { accepted: added, existing: ordinals.length - added };
  await requester.record(trx, { action: 'question.accepted', details: { ...counts, categoryId, customerId } });
  return { ...counts, items: await listItemsOf(trx, path.id, ordinals) };
}
