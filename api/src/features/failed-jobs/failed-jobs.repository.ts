import { containsPattern, type PlatformTransaction } from '@bidloom/db';

/** More organisations than these are no search any more. */
const most = 1000;

/** The organisations whose name has these words in it. */
export async function findOrganizationIds(trx: PlatformTransaction, searchTerm: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('organizations')
    .select('id')
    .where('name', 'ilike', containsPattern(searchTerm))
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** The names of organisations by their ids. */
export async function loadOrganizationNames(
  trx: PlatformTransaction,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
