import { asPlatform, newId } from '@bidloom/db';
import { openQueue } from '@bidloom/platform';
import { sql } from 'kysely';
import t from 'tap';
import { startImports } from '../../lib/import-sheet.fixtures.ts';
import { sheetOf } from '../../lib/sheet-rows.fixtures.ts';
import { importUsersHandler } from './import-users.handler.ts';

t.setTimeout(300_000);
const imports = await startImports();
const { database, logger } = imports.platform;
const queue = await openQueue({ database: database.engine, logger, exclusive: true });
t.teardown(async () => {
  await queue.stop({ drainSeconds: 1 });
  await imports.close();
});

t.test('of 10,000 people in one sheet the good ones are invited, and each bad one is named', async (t) => {
  const count = 10_000;
  const host = `${newId()}.example.org`;
  const rows = Array.from({ length: count }, (_, index) => [
    `First${index}`,
    `Last${index}`,
    // Each hundredth is bad: no address at all, or that of the first row.
    index % 200 === 199 ? 'not an address' : index % 200 === 99 ? `0@${host}` : `${index}@${host}`,
    index % 10 === 0 ? 'Organisation administrator' : null,
  ]);
  const sheet = await sheetOf([['First name', 'Last name', 'E-mail', 'Role'], ...rows]);
  const payload = await imports.upload('users', sheet);
  const handler = importUsersHandler({ ...imports.platform, queue });
  const started = performance.now();
  await handler({ id: newId(), payload, attempt: 1, lastAttempt: false, signal: new AbortController().signal });
  t.comment(`${count} rows in ${Math.round(performance.now() - started)} ms`);

  const report = await imports.report(payload.importId);
  t.match(report, { status: 'completed', totalRows: count, importedRows: count - 100 });
  t.equal(report.errors.length, 100);
  t.same(report.errors.slice(0, 2), [
    { row: 101, message: `0@${host} is in row 2 already` },
    { row: 201, message: 'Email is not a valid address' },
  ]);
  const { rows: counted } = await asPlatform(database, (trx) =>
    sql<{ people: number; entries: number; invitations: number }>`
      select (select count(*)::int from users where organization_id = ${payload.organizationId}) as people,
        (select count(*)::int from audit_entries where organization_id = ${payload.organizationId}) as entries,
        (select sum(jsonb_array_length(data->'payload'->'invitations'))::int from pgboss.job
          where name = 'accounts.send-invitations' and data->'payload'->>'organizationId' = ${payload.organizationId})
          as invitations`.execute(trx),
  );
  const made = count - 100;
  // One entry a person, and one of the import itself.
  t.same(counted, [{ people: made, entries: made + 1, invitations: made }]);
});
