import { asPlatform, type Database, type PlatformTransaction, type TenantTransaction, withTenant } from '@bidloom/db';

/**
 * Runs `work` on the people of the caller's organisation; an administrator of the platform, who has none, works by the platform, and so
 * must not be led to anybody whom they may not change.
 */
export function asOwn<T>(
  database: Database,
  { organizationId }: { organizationId: string | null },
  work: (trx: TenantTransaction | PlatformTransaction) => Promise<T>,
): Promise<T> {
  return organizationId ? withTenant(database, organizationId, work) : asPlatform(database, work);
}
