import type { TenantTransaction } from '@bidloom/db';
import { type RawBuilder, sql } from 'kysely';
import { toScopeId } from '../../lib/access/scope.ts';
import type { QuestionScope } from './questions.repository.ts';

/** A question and its number in the order. No two of a category and scope have the same. */
export interface Placed {
  id: string;
  position: number;
}

/** How far apart the database's own numbers are. */
export const step = 65_536;

const position = sql<number>`position::float8`.as('position');

function placed(trx: TenantTransaction, { categoryId, customerId }: QuestionScope) {
  return trx
    .selectFrom('questions')
    .select(['id', position])
    .where('scopeId', '=', toScopeId(customerId))
    .where('categoryId', '=', categoryId);
}

/** Two changes of a category's order wait for each other; new questions need not wait. False: it does not exist. */
export async function lockOrder(trx: TenantTransaction, categoryId: string): Promise<boolean> {
  const found = await trx
    .selectFrom('categories')
    .select('id')
    .where('id', '=', categoryId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

export function findPlaced(trx: TenantTransaction, scope: QuestionScope, ids: readonly string[]): Promise<Placed[]> {
  return placed(trx, scope).where('id', 'in', ids).execute();
}

/** The question before this number; `others` leaves one out. */
export function findBefore(
  trx: TenantTransaction,
  scope: QuestionScope,
  at: number,
  others?: string,
): Promise<Placed | undefined> {
  const found = placed(trx, scope).where('position', '<', String(at)).orderBy('position', 'desc').limit(1);
  return (others ? found.where('id', '!=', others) : found).executeTakeFirst();
}

/** The questions after this number (null: from the first), without one of them. */
export function listAfter(
  trx: TenantTransaction,
  scope: QuestionScope,
  { after, without, most }: { after: number | null; without: string; most: number },
): Promise<Placed[]> {
  const found = placed(trx, scope).where('id', '!=', without).orderBy('position').limit(most);
  return (after === null ? found : found.where('position', '>', String(after))).execute();
}

/** Null: after all existing ones and before all new ones. */
export async function setPosition(trx: TenantTransaction, id: string, at: number | null): Promise<void> {
  const value: RawBuilder<string> = at === null ? sql`default` : sql`${String(at)}`;
  await trx.updateTable('questions').set({ position: value }).where('id', '=', id).execute();
}

/** 1-based. */
export async function countPlaces(
  trx: TenantTransaction,
  { categoryId, customerId }: QuestionScope,
  id: string | null,
) {
  const { total, place } = await trx
    .selectFrom('questions')
    .select(sql<number>`count(*)::int`.as('total'))
    .select(
      sql<number>`(count(*) filter (where position <= (select position from questions where id = ${id}::uuid)))::int`.as(
        'place',
      ),
    )
    .where('scopeId', '=', toScopeId(customerId))
    .where('categoryId', '=', categoryId)
    .executeTakeFirstOrThrow();
  return { total, place: id === null ? null : place };
}
