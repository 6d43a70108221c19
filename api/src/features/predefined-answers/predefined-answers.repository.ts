import type { TenantTransaction } from '@bidloom/db';

/** Those of these categories that are the organisation's. */
export function findCategories(
  trx: TenantTransaction,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  return trx
    .selectFrom('categories')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
}
