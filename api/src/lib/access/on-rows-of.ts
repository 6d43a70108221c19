import { asPlatform, type Database, type PlatformTransaction, type TenantTransaction, withTenant } from '@bidloom/db';

/** Work that an organisation does on its rows, or the platform on the rows of its administrators. */
export type OwnerTransaction = TenantTransaction | PlatformTransaction;

/**
 * Runs `work` on the rows of an organisation, as that organisation. Null, which administrators of the platform have: as the platform, so
 * that `work` must keep to the rows that they may see and change.
 */
export function onRowsOf<T>(
  database: Database,
  organizationId: string | null,
  work: (trx: OwnerTransaction) => Promise<T>,
): Promise<T> {
  return organizationId ? withTenant(database, organizationId, work) : asPlatform(database, work);
}
