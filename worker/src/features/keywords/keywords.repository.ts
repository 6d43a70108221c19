import type { TenantTransaction } from '@bidloom/db';
import type { KeywordRow } from './parse-keyword-sheet.ts';

/** Inserts those that are not there yet, for one customer or for all (null); answers their ids. */
export function insertNewKeywords(
  trx: TenantTransaction,
  { organizationId, customerId }: { organizationId: string; customerId: string | null },
  rows: readonly (KeywordRow & { id: string })[],
): Promise<{ id: string }[]> {
  return trx
    .insertInto('keywords')
    .values(rows.map((row) => ({ ...row, organizationId, customerId })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
}
