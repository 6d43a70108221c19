import { importSheetHandler } from '../../lib/import-sheet.ts';
import type { Platform } from '../../platform.ts';
import { parseCustomerSheet } from './parse-customer-sheet.ts';

/** Imports customers of an organisation. */
export function importCustomersHandler(platform: Pick<Platform, 'database' | 'storage' | 'logger'>) {
  return importSheetHandler(platform, {
    parse: parseCustomerSheet,
    insert: (trx, { organizationId }, rows) =>
      trx
        .insertInto('customers')
        .values(rows.map((row) => ({ ...row, organizationId })))
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .execute(),
    name: ({ name }) => `The customer "${name}"`,
  });
}
