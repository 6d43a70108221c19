import type { TenantTransaction } from '@bidloom/db';

export async function timeZoneOf(trx: TenantTransaction): Promise<string> {
  const found = await trx.selectFrom('organizations').select('timeZone').executeTakeFirst();
  return found?.timeZone ?? 'UTC';
}
