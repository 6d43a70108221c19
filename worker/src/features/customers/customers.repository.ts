import type { TenantTransaction } from '@bidloom/db';
import type { CustomerRow } from './parse-customer-sheet.ts';

/** Inserts those that are not there yet; answers their ids. */
export function insertNewCustomers(
  trx: TenantTransaction,
  organizationId: string,
  rows: readonly (CustomerRow & { id: string })[],
): Promise<{ id: string }[]> {
  return trx
    .insertInto('customers')
    .values(rows.map((row) => ({ ...row, organizationId })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
}
