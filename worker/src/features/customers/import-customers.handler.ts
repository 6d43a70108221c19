import { importSheetHandler } from '../../lib/import-sheet.ts';
import type { Platform } from '../../platform.ts';
import { insertNewCustomers } from './customers.repository.ts';
import { parseCustomerSheet } from './parse-customer-sheet.ts';

/** Imports customers of an organisation. */
export function importCustomersHandler(platform: Pick<Platform, 'database' | 'storage' | 'logger'>) {
  return importSheetHandler(platform, {
    parse: parseCustomerSheet,
    insert: (trx, { organizationId }, rows) => insertNewCustomers(trx, organizationId, rows),
    name: ({ name }) => `The customer "${name}"`,
  });
}
