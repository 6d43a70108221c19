import { asPlatform, type Database, newId, withTenant } from '@bidloom/db';
import { openAsOwner, openOwnTestDatabase, testEngines } from '@bidloom/db/testing';
import { openAsRunner } from '@bidloom/db/testing-connections';
import { answerQuestion, removeObjects, sendMail } from '@bidloom/jobs';
import { createLogger, openEvents, openQueue, type PlatformEvent } from '@bidloom/platform';
import { sql } from 'kysely';
import t from 'tap';

t.setTimeout(180_000);

// What somebody can do who runs SQL of his own as the account that runs the product, or within a tenant's transaction.
const database: Database = await openOwnTestDatabase();
const logger = createLogger({ level: 'silent', pretty: false });
const queue = await openQueue({ database: database.engine, logger });
const events = await openEvents({ database: database.engine, logger });
t.teardown(async () => {
  await queue.stop({ drainSeconds: 0 });
  await events.close();
  await database.close();
});

const [ours, theirs] = [newId(), newId()];
await asPlatform(database, async (trx) => {
  const rows = [ours, theirs].map((id) => ({ id, name: id }));
  await trx.insertInto('organizations').values(rows).execute();
  await trx
    .insertInto('customers')
    .values(rows.map(({ id }) => ({ id: newId(), organizationId: id, name: 'Customer' })))
    .execute();
});

/** A job of this organisation as somebody would insert it by hand. */
const insertJob = (name: string, organizationId: string, columns: Record<string, string> = {}) => {
  const data = JSON.stringify({ version: 1, payload: { organizationId, chatEntryId: newId(), mailId: newId() } });
  const given = { id: newId(), name, data, dead_letter: `${name}.dead`, ...columns };
  const names = Object.keys(given).join(', ');
  return `insert into pgboss.job_common (${names}) values (${Object.values(given)
    .map((value) => `'${value}'`)
    .join(', ')})`;
};

t.test("a tenant's transaction sends jobs of its organisation, and no others", async (t) => {
  const inside = (statement: string) => withTenant(database, ours, (trx) => sql.raw(statement).execute(trx));
  const sent = await withTenant(database, ours, (trx) =>
    queue.send(trx, answerQuestion, { organizationId: ours, chatEntryId: newId() }),
  );
  t.type(sent, 'string');
  await t.resolves(inside(insertJob(answerQuestion.name, ours)));
  const refused = {
    'of another organisation': insertJob(answerQuestion.name, theirs),
    'that belongs to no organisation': insertJob(sendMail.name, ours),
    'that is given up already, for another queue': insertJob(answerQuestion.name, ours, { dead_letter: sendMail.name }),
    'that is done already': insertJob(answerQuestion.name, ours, { state: 'completed' }),
    'that comes before all others': insertJob(answerQuestion.name, ours, { priority: '1' }),
  };
  for (const [what, statement] of Object.entries(refused)) {
    await t.rejects(inside(statement), /row-level security/, `a job ${what}`);
  }
  for (const statement of [
    'select data from pgboss.job_common',
    'update pgboss.job_common set priority = 1',
    'delete from pgboss.job_common',
    'update pgboss.queue set retry_limit = 0',
  ]) {
    await t.rejects(inside(statement), /permission denied/, statement);
  }
  await t.rejects(
    withTenant(database, ours, (trx) =>
      queue.send(trx, removeObjects, { organizationId: ours, keys: [`${theirs}/a`] }),
    ),
    /Only objects of the organization/,
  );
});

t.test("a row of an organisation names no other's file", async (t) => {
  const insert = withTenant(database, ours, (trx) =>
    trx
      .insertInto('imports')
      .values({ id: newId(), organizationId: ours, kind: 'keywords', fileName: 'a', objectKey: `${theirs}/imports/a` })
      .execute(),
  );
  await t.rejects(insert, /own_object/);
});

t.test('what comes from elsewhere reaches nobody', async (t) => {
  const heard: PlatformEvent[] = [];
  const end = Promise.withResolvers<void>();
  events.subscribe((event) => {
    heard.push(event);
    if (event.type === 'end') end.resolve();
  });
  const event = { type: 'forged', organizationId: theirs, userId: null, data: 'x' };
  const forged = JSON.stringify({ event });
  await withTenant(database, ours, async (trx) => {
    await sql`select pg_notify('bidloom_events', ${forged})`.execute(trx);
    await sql`select pg_notify('bidloom_events', ${`${'a'.repeat(43)}.${forged}`})`.execute(trx);
    const id = newId();
    await sql`insert into large_events (id, payload) values (${id}, ${JSON.stringify(event)})`.execute(trx);
    await sql`select pg_notify('bidloom_events', ${JSON.stringify({ large: id })})`.execute(trx);
    await events.publish({ ...event, type: 'end' }, trx);
  });
  await end.promise;
  t.same(
    heard.map(({ type }) => type),
    ['end'],
  );
});

const onServer = testEngines.includes('postgres');

t.test("SQL within a tenant's transaction stays within it", { skip: !onServer }, async (t) => {
  const counts = (statements: string[]) =>
    withTenant(database, ours, async (trx) => {
      for (const statement of statements) await sql.raw(statement).execute(trx);
      const { rows } = await sql<{ others: number; sessions: number; hashes: number }>`
        select (select count(*)::int from customers where organization_id <> ${ours}) as others,
          (select count(*)::int from organizations where id <> ${ours}) as hashes`.execute(trx);
      return rows[0];
    });
  const nothing = { others: 0, hashes: 0 };
  for (const statements of [
    [`select set_config('app.organization_id', '${theirs}', true)`],
    [
      `select set_config('app.organization_id', '${theirs}' || substr(current_setting('app.organization_id'), 37), true)`,
    ],
    ['reset role'],
    ['set role none'],
    ['reset role', 'set role bidloom_platform'],
    ['reset role', "select set_config('app.platform_token', 'a guess', true)"],
    ['reset role', `select set_config('app.organization_id', '${theirs}', true)`, 'set role bidloom_tenant'],
    ['set session authorization default'],
  ]) {
    t.same(await counts(statements), nothing, statements.join('; '));
  }
  for (const statement of [
    'reset role; select * from access_keys',
    'reset role; create table mine (id int)',
    'reset role; create temporary table mine (id int)',
    'reset role; create schema mine',
    'reset role; create function is_platform(int) returns boolean language sql as $$ select true $$',
    'reset role; create or replace function is_platform() returns boolean language sql as $$ select true $$',
    'reset role; alter table customers disable row level security',
    'reset role; drop policy platform on customers',
    'reset role; create role mine superuser',
    'reset role; grant bidloom_platform to bidloom_tenant',
    'set session authorization postgres',
    "reset role; copy customers to program 'cat'",
    'reset role; insert into organizations (id, name) values (gen_random_uuid(), gen_random_uuid()::text)',
    `reset role; ${insertJob(sendMail.name, theirs)}`,
  ]) {
    await t.rejects(
      withTenant(database, ours, (trx) => sql.raw(statement).execute(trx)),
      /permission denied|must be owner|row-level security/,
      statement,
    );
  }
  t.same(await counts([]), nothing, 'and what was tried leaves nothing behind');
});

t.test('what others work for is not read off their statements', { skip: !onServer }, async (t) => {
  const client = await openAsRunner(database);
  t.teardown(() => client.end());
  const shown = async () => {
    const { rows } = await client.query('select query from pg_stat_activity where datname = current_database()');
    return rows.map(({ query }) => query).join('\n');
  };
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const waiting = withTenant(database, theirs, async () => {
    begun.resolve();
    await end.promise;
  });
  await begun.promise;
  // Its first statement was sent without waiting, and is the last that the server shows.
  let statements = await shown();
  while (!statements.includes('app.organization_id')) statements = await shown();
  end.resolve();
  await waiting;
  t.notMatch(statements, new RegExp(`${theirs}:`));
});

t.test('the account itself, on a connection of its own, reaches nothing', { skip: !onServer }, async (t) => {
  const client = await openAsRunner(database);
  t.teardown(() => client.end());
  const owner = await openAsOwner(database);
  t.teardown(() => owner.close());
  await asPlatform(database, (trx) =>
    trx
      .insertInto('outgoingMails')
      .values({ id: newId(), recipient: 'a@example.org', subject: 'Code', body: '123456' })
      .execute(),
  );
  const tables = await owner.query(
    `select n.nspname || '.' || relname as name from pg_class c join pg_namespace n on n.oid = relnamespace
     where nspname in ('public', 'pgboss') and relkind in ('r', 'p') order by 1`,
  );
  const seen: string[] = [];
  for (const { name } of tables) {
    const count = await client.query(`select count(*)::int as n from ${name}`).then(
      ({ rows }) => rows[0].n,
      (error) => (/permission denied/.test(error.message) ? 0 : error),
    );
    if (count !== 0) seen.push(`${name}: ${count}`);
  }
  t.ok(tables.length > 40, `${tables.length} tables`);
  t.same(seen, [], 'no row of any table');
  const { rows } = await client.query(
    `select rolsuper or rolcreaterole or rolcreatedb or rolbypassrls or rolreplication as rights,
       has_database_privilege(current_database(), 'create') or has_schema_privilege('public', 'create') as creates
     from pg_roles where rolname = current_user`,
  );
  t.same(rows, [{ rights: false, creates: false }]);
  t.same(database.warnings, []);
});
