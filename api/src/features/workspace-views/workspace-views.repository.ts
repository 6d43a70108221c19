import type { ViewQuery } from '@bidloom/contract/workspace-views';
import { newId, type TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';

export interface ViewFields {
  name: string;
  query: ViewQuery;
  isShared: boolean;
}

export type ViewRow = Awaited<ReturnType<typeof listViews>>[number];

function selectViews(trx: TenantTransaction) {
  return trx
    .selectFrom('workspaceViews')
    .select(['id', 'name', 'userId', 'isShared', 'createdAt', 'updatedAt'])
    .select((eb) => eb.ref('query').$castTo<ViewQuery>().as('query'));
}

/** Those of this person, and those that are shared. */
export function listViews(trx: TenantTransaction, userId: string) {
  return selectViews(trx)
    .where((eb) => eb.or([eb('userId', '=', userId), eb('isShared', '=', true)]))
    .orderBy('nameKey')
    .orderBy('id')
    .execute();
}

/** Locks it until the transaction ends. */
export function findView(trx: TenantTransaction, id: string) {
  return selectViews(trx).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Views of one person are added one after the other, so that their number does not change until this one is there. */
export async function lockViews(trx: TenantTransaction, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

export async function countViews(trx: TenantTransaction, userId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('workspaceViews')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the new view's id. */
export async function insertView(
  trx: TenantTransaction,
  { organizationId, userId }: { organizationId: string; userId: string },
  { query, ...fields }: ViewFields,
): Promise<string> {
  const id = newId();
  await trx
    .insertInto('workspaceViews')
    .values({ id, organizationId, userId, ...fields, query: JSON.stringify(query) })
    .execute();
  return id;
}

export async function updateView(trx: TenantTransaction, id: string, { query, ...fields }: ViewFields): Promise<void> {
  await trx
    .updateTable('workspaceViews')
    .set({ ...fields, query: JSON.stringify(query), updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export async function deleteView(trx: TenantTransaction, id: string): Promise<void> {
  await trx.deleteFrom('workspaceViews').where('id', '=', id).execute();
}
