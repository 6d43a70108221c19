import { newId, withTenant } from '@bidloom/db';
import t from 'tap';
import { startImports } from '../../lib/import-sheet.fixtures.ts';
import { sheetOf } from '../../lib/sheet-rows.fixtures.ts';
import { importCustomersHandler } from './import-customers.handler.ts';

const imports = await startImports();
t.teardown(() => imports.close());
const { platform, organizationId } = imports;

t.test(
  'customers get in with their columns in any order; one that exists or has a wrong address is named',
  async (t) => {
    const sheet = await sheetOf([
      ['Email', 'Name', 'Industry', 'Code', 'Phone', 'Address', 'Remarks'],
      ['bids@harbour.example.org', 'Harbour Board', 'Ports', 'HB', '+44 20 7946 0000', '1 Quay', 'good payer'],
      [null, 'NORTHERN WATER', null, null, null, null, null],
      ['not an address', 'Grid Operator', null, null, null, null, null],
      [null, null, null, 'c'.repeat(41), null, null, null],
    ]);
    const payload = await imports.upload('customers', sheet);
    const handler = importCustomersHandler(platform);
    await handler({ id: newId(), payload, attempt: 1, lastAttempt: false, signal: new AbortController().signal });

    const report = await imports.report(payload.importId);
    t.match(report, { status: 'completed', totalRows: 4, importedRows: 1, kept: false });
    t.same(report.errors, [
      { row: 3, message: 'The customer "NORTHERN WATER" exists already' },
      { row: 4, message: 'Email is not a valid address' },
      { row: 5, message: 'Name is a required field; Code must be at most 40 characters' },
    ]);
    const rows = await withTenant(platform.database, organizationId, (trx) =>
      trx
        .selectFrom('customers')
        .select(['name', 'code', 'industry', 'email', 'phone', 'address'])
        .where('code', '=', 'HB')
        .execute(),
    );
    t.same(rows, [
      {
        name: 'Harbour Board',
        code: 'HB',
        industry: 'Ports',
        email: 'bids@harbour.example.org',
        phone: '+44 20 7946 0000',
        address: '1 Quay',
      },
    ]);
  },
);
