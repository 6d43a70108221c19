import pg from 'pg';
import t from 'tap';
import { asPlatform, DatabaseOpenError, newId, openDatabase, withTenant } from './main.ts';
import { createDatabaseFrom, testEngines } from './testing.ts';

t.setTimeout(120_000);

const onServer = testEngines.includes('postgres');

t.test(
  'an owner who is no superuser is told what an administrator must run, and can continue after that',
  { skip: !onServer },
  async (t) => {
    const { ownerConnectionString: adminUrl, drop } = await createDatabaseFrom();
    const admin = new pg.Client({ connectionString: adminUrl });
    await admin.connect();
    const database = new URL(adminUrl).pathname.slice(1);
    const [owner, runner] = ['owner', 'runner'].map((kind) => `bidloom_test_${kind}_${newId().replaceAll('-', '')}`);
    const as = (account = '') => Object.assign(new URL(adminUrl), { username: account, password: '' }).href;
    const config = { connectionString: as(runner), ownerConnectionString: as(owner), poolSize: 2 };
    t.teardown(async () => {
      await admin.end();
      await drop();
      const server = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
      await server.connect();
      await server.query(`drop role ${owner}; drop role ${runner}`);
      await server.end();
    });
    await admin.query(`create role ${owner} login`);
    await admin.query(`alter database ${database} owner to ${owner}`);

    /** The message to the operator. */
    const refusal = () =>
      openDatabase(config).then(
        async (opened) => {
          await opened.close();
          return 'opened';
        },
        (error) => {
          if (error instanceof DatabaseOpenError) return error.message;
          throw error;
        },
      );
    t.match(await refusal(), new RegExp(`create role "${runner}" login`), 'the account that is to run');
    await admin.query(`create role ${runner} login`);
    const told = await refusal();
    t.match(told, new RegExp(`"${owner}" may not make`));
    t.match(told, /create extension vector;\n/);
    t.match(told, new RegExp(`grant bidloom_tenant to "${runner}"`));
    for (const [, statement = ''] of told.matchAll(/^ {2}(.+);$/gm)) await admin.query(statement);
    t.equal(await refusal(), 'opened');

    const opened = await openDatabase(config);
    t.same(opened.warnings, []);
    await opened.check();
    const organizationId = newId();
    await asPlatform(opened, (trx) =>
      trx.insertInto('organizations').values({ id: organizationId, name: 'Ours' }).execute(),
    );
    const names = await withTenant(opened, organizationId, (trx) =>
      trx.selectFrom('organizations').select('name').execute(),
    );
    t.same(names, [{ name: 'Ours' }]);
    await opened.close();
  },
);

t.test('one account for everything works, and is warned of', { skip: !onServer }, async (t) => {
  const { ownerConnectionString, drop } = await createDatabaseFrom();
  t.teardown(drop);
  const opened = await openDatabase({ connectionString: ownerConnectionString, poolSize: 2 });
  t.match(opened.warnings, [/is a superuser, .*owns the tables.*DATABASE_OWNER_URL/]);
  await opened.check();
  await opened.close();
});

t.test('an account that the server refuses is reported without a stack trace', { skip: !onServer }, async (t) => {
  const { connectionString, ownerConnectionString, drop } = await createDatabaseFrom();
  t.teardown(drop);
  const stranger = Object.assign(new URL(ownerConnectionString), { username: 'bidloom_stranger' }).href;
  await t.rejects(openDatabase({ connectionString, ownerConnectionString: stranger }), {
    name: 'DatabaseOpenError',
    message: /refuses the account "bidloom_stranger"/,
  });
});
