import { asPlatform, newId } from '@bidloom/db';
import { openQueue } from '@bidloom/platform';
import { sql } from 'kysely';
import t from 'tap';
import { startImports } from '../../lib/import-sheet.fixtures.ts';
import { sheetOf } from '../../lib/sheet-rows.fixtures.ts';
import { importUsersHandler } from './import-users.handler.ts';

const imports = await startImports();
const { database, logger } = imports.platform;
const queue = await openQueue({ database: database.engine, logger, exclusive: true });
t.teardown(async () => {
  await queue.stop({ drainSeconds: 1 });
  await imports.close();
});
const { organizationId } = imports;
const handler = importUsersHandler({ ...imports.platform, queue });

async function run(rows: (string | null)[][], titles = ['First name', 'Last name', 'Email', 'Role']) {
  const payload = await imports.upload('users', await sheetOf([titles, ...rows]));
  await handler({ id: newId(), payload, attempt: 1, lastAttempt: false, signal: new AbortController().signal });
  return imports.report(payload.importId);
}
const people = () =>
  asPlatform(database, (trx) =>
    trx
      .selectFrom('users')
      .select(['email', 'firstName', 'role', 'status'])
      .where('organizationId', '=', organizationId)
      .orderBy('email')
      .execute(),
  );
const host = `${newId()}.example.org`;

t.test('good rows are invited; each bad one is named with its row and why', async (t) => {
  const elsewhere = newId();
  await asPlatform(database, async (trx) => {
    await trx.insertInto('organizations').values({ id: elsewhere, name: elsewhere }).execute();
    const account = { firstName: 'Emmy', lastName: 'Noether', role: 'ORGANIZATION_USER', passwordHash: 'none' };
    await trx
      .insertInto('users')
      .values({ id: newId(), organizationId: elsewhere, email: `emmy@${host}`, ...account })
      .execute();
  });
  const report = await run([
    ['Ada', 'Byron', `ada@${host}`, 'Organisation administrator'],
    ['Grace', 'Hopper', `grace@${host}`, null],
    ['Grace', 'Again', `GRACE@${host}`, 'ORGANIZATION_USER'],
    ['Emmy', 'Noether', `Emmy@${host}`, '3'],
    ['', 'Nobody', 'not an address', 'captain'],
    ['Root', 'Admin', `root@${host}`, 'Platform administrator'],
    ['Mary', 'Somerville', `mary@${host}`, 'organisation_user'],
  ]);
  t.match(report, { status: 'completed', totalRows: 7, importedRows: 3, kept: false });
  t.same(report.errors, [
    { row: 4, message: `GRACE@${host} is in row 3 already` },
    { row: 5, message: `A person with the address Emmy@${host} exists already` },
    {
      row: 6,
      message:
        'First name is a required field; Email is not a valid address; Role must be "Organization administrator" or "Organization user"',
    },
    { row: 7, message: 'Role must be "Organization administrator" or "Organization user"' },
  ]);
  t.same(await people(), [
    { email: `ada@${host}`, firstName: 'Ada', role: 'ORGANIZATION_ADMIN', status: 'invited' },
    { email: `grace@${host}`, firstName: 'Grace', role: 'ORGANIZATION_USER', status: 'invited' },
    { email: `mary@${host}`, firstName: 'Mary', role: 'ORGANIZATION_USER', status: 'invited' },
  ]);
  const { rows: audited } = await asPlatform(database, (trx) =>
    sql<{ name: string }>`
      select target_name as name from audit_entries where organization_id = ${organizationId} and action = 'user.created'
      order by sequence`.execute(trx),
  );
  t.same(
    audited.map(({ name }) => name),
    ['Ada Byron', 'Grace Hopper', 'Mary Somerville'],
  );
});

t.test('titles as other programs write them are the same titles', async (t) => {
  const titles = ['first_name', 'LastName', 'E-Mail', 'Role:'];
  const before = await people();
  const report = await run([['Emily', 'Roebling', `ada@${host}`, 'admin']], titles);
  t.same(report.errors, [{ row: 2, message: `A person with the address ada@${host} exists already` }], 'all are found');
  t.same(await people(), before);
});

t.test('invitations of a long sheet go out in parts, later and later', async (t) => {
  await run(Array.from({ length: 450 }, (_, index) => ['Part', String(index), `part${index}@${host}`, null]));
  const { rows } = await asPlatform(database, (trx) =>
    sql<{ count: number; after: number }>`
      select jsonb_array_length(data->'payload'->'invitations') as count,
        round(extract(epoch from start_after - created_on) / 50)::int * 50 as after
      from pgboss.job where name = 'accounts.send-invitations' and data->'payload'->>'organizationId' = ${organizationId}
      order by start_after`.execute(trx),
  );
  t.same(rows.slice(1), [
    { count: 200, after: 0 },
    { count: 200, after: 100 },
    { count: 50, after: 200 },
  ]);
});

t.test('as many are added as there are seats; the others are reported, and existing addresses take none', async (t) => {
  const taken = (await people()).length;
  const license = { plan: 'team', seats: taken + 2, monthlyPages: 1, monthlyTokens: 1 };
  await asPlatform(database, (trx) =>
    trx
      .insertInto('licenses')
      .values({ id: newId(), organizationId, ...license, validFrom: sql`current_date`, validTo: sql`current_date` })
      .execute(),
  );
  const rows = ['ada', 'seat1', 'grace', 'seat2', 'seat3'].map((name) => ['Some', 'Body', `${name}@${host}`, null]);
  const report = await run(rows);
  t.match(report, { status: 'completed', importedRows: 2 });
  t.same(
    report.errors.map(({ row, message }) => [row, message.split('.')[0]]),
    [
      [2, `A person with the address ada@${host} exists already`.split('.')[0]],
      [4, `A person with the address grace@${host} exists already`.split('.')[0]],
      [6, 'No seat of the license is free'],
    ],
  );
  await asPlatform(database, (trx) =>
    trx
      .updateTable('licenses')
      .set({ validFrom: sql`current_date - 9`, validTo: sql`current_date - 5` })
      .where('organizationId', '=', organizationId)
      .execute(),
  );
  const lapsed = await run([['Too', 'Late', `late@${host}`, null]]);
  t.match(lapsed.errors, [{ row: 2, message: /^The license of this organization is not valid today/ }]);
});
