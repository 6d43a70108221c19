import type { PlatformTransaction } from '@bidloom/db';

/** The organisations that are there, by their ids. */
export async function loadOrganizationNames(trx: PlatformTransaction): Promise<Map<string, string>> {
  const rows = await trx.selectFrom('organizations').select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The ids of people who belong to the platform and to no organisation. */
export async function listPlatformPeople(trx: PlatformTransaction): Promise<Set<string>> {
  const rows = await trx.selectFrom('users').select('id').where('organizationId', 'is', null).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Removals that are confirmed and have not ended. */
export function listConfirmedRemovals(trx: PlatformTransaction) {
  return trx
    .selectFrom('organizationRemovals')
    .select(['organizationId', 'organizationName'])
    .where('status', '=', 'removing')
    .execute();
}
