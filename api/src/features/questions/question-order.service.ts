import { failures } from '@bidloom/contract/failures';
import type { QuestionMoved, QuestionOrder } from '@bidloom/contract/questions';
import type { TenantTransaction } from '@bidloom/db';
import { AppError, notFound } from '../../lib/errors/app-error.ts';
import {
  countPlaces,
  findBefore,
  findPlaced,
  listAfter,
  lockOrder,
  type Placed,
  setPosition,
  step,
} from './question-order.repository.ts';
import type { QuestionScope } from './questions.repository.ts';

/** Moves one question, or puts several in order in the places that they have between them. */
export async function orderQuestions(
  trx: TenantTransaction,
  scope: QuestionScope,
  order: QuestionOrder,
): Promise<QuestionMoved> {
  if (!(await lockOrder(trx, scope.categoryId))) throw notFound('The category');
  if ('ids' in order) {
    await permute(trx, scope, order.ids);
    return { ...(await countPlaces(trx, scope, null)), wasAfter: null };
  }
  const moved = await get(trx, scope, order.questionId);
  const before = await findBefore(trx, scope, moved.position);
  const after = await findTarget(trx, scope, { moved, before, order });
  if (after?.id !== before?.id) await place(trx, scope, moved.id, after);
  return { ...(await countPlaces(trx, scope, moved.id)), wasAfter: before?.id ?? null };
}

/** Puts a question that has just been written where one with this number would be. */
export async function restorePlace(
  trx: TenantTransaction,
  scope: QuestionScope,
  id: string,
  position: number,
): Promise<void> {
  if (!(await lockOrder(trx, scope.categoryId))) throw notFound('The category');
  // A question that got the same number meanwhile comes before it.
  const before = await findBefore(trx, scope, position + 1, id);
  await place(trx, scope, id, before);
}

type Move = Exclude<QuestionOrder, { ids: string[] }>;

/** The question that the moved one shall follow; nothing: it comes first. */
async function findTarget(
  trx: TenantTransaction,
  scope: QuestionScope,
  { moved, before, order }: { moved: Placed; before: Placed | undefined; order: Move },
): Promise<Placed | undefined> {
  if ('after' in order) {
    if (order.after === moved.id) throw new AppError(failures.questions.afterItself);
    return order.after === null ? undefined : get(trx, scope, order.after);
  }
  if ('before' in order) {
    if (order.before === moved.id) throw new AppError(failures.questions.beforeItself);
    return findBefore(trx, scope, (await get(trx, scope, order.before)).position, moved.id);
  }
  if (order.to === 'top') return undefined;
  if (order.to === 'up') return before && findBefore(trx, scope, before.position);
  if (order.to === 'end') return findBefore(trx, scope, Number.MAX_SAFE_INTEGER, moved.id);
  const [next] = await listAfter(trx, scope, { after: moved.position, without: moved.id, most: 1 });
  return next ?? before;
}

/** Gives the question a number between `after` and the one that follows it; others are renumbered only where there is none left. */
async function place(
  trx: TenantTransaction,
  scope: QuestionScope,
  id: string,
  after: Placed | undefined,
): Promise<void> {
  const following = { after: after?.position ?? null, without: id, most: 1 };
  let [next] = await listAfter(trx, scope, following);
  if (after && next && next.position - after.position < 2) {
    await makeRoom(trx, scope, after.position, id);
    [next] = await listAfter(trx, scope, following);
  }
  if (!next) return setPosition(trx, id, null);
  const position = after ? Math.floor((after.position + next.position) / 2) : next.position - step;
  await setPosition(trx, id, position);
}

/** Spreads the questions after this number, as few as leave a place between each two of them. */
async function makeRoom(trx: TenantTransaction, scope: QuestionScope, after: number, without: string): Promise<void> {
  for (let count = 32; ; count *= 4) {
    const rows = await listAfter(trx, scope, { after, without, most: count + 1 });
    const end = rows.length > count ? rows.pop() : undefined;
    const width = end ? Math.floor((end.position - after) / (rows.length + 1)) : null;
    if (width !== null && width < 4) continue;
    if (width !== null)
      for (const [index, row] of rows.entries()) await setPosition(trx, row.id, after + width * (index + 1));
    else for (const row of rows) await setPosition(trx, row.id, null);
    return;
  }
}

/** The smallest of their numbers goes to the first, and so on: all others stay where they are. */
async function permute(trx: TenantTransaction, scope: QuestionScope, wanted: readonly string[]): Promise<void> {
  const ids = [...new Set(wanted)];
  const rows = await findPlaced(trx, scope, ids);
  if (rows.length < ids.length) throw notFound('The question');
  const current = new Map(rows.map(({ id, position }) => [id, position]));
  const numbers = [...current.values()].sort((first, second) => first - second);
  for (const [index, id] of ids.entries()) {
    const number = numbers[index] as number;
    if (current.get(id) !== number) await setPosition(trx, id, number);
  }
}

async function get(trx: TenantTransaction, scope: QuestionScope, id: string): Promise<Placed> {
  const [found] = await findPlaced(trx, scope, [id]);
  if (!found) throw notFound('The question');
  return found;
}
