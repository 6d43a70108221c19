import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { openDatabase } from '@bidloom/db';
import { buildDemoTender } from '@bidloom/demo';
import t, { type Test } from 'tap';
import { prepareInstallation } from '../testing/installation.ts';
import { signIn, uploadDocuments, writeScene } from '../testing/ten-runs.ts';
import { canStartPostgres, type OwnPostgres, postgresProgram, startOwnPostgres } from './second-postgres.ts';

t.setTimeout(600_000);

const script = join(import.meta.dirname, '../postgres-init/accounts.sh');

/** Runs the script as the container does, where it is PostgreSQL's own account. */
function makeAccounts(server: OwnPostgres): void {
  const { port, username } = new URL(server.url);
  const passwords = { POSTGRES_OWNER_PASSWORD: 'an owner', POSTGRES_APP_PASSWORD: 'an app' };
  const place = { PGHOST: '127.0.0.1', PGPORT: port, POSTGRES_USER: username, POSTGRES_DB: 'postgres' };
  execFileSync(script, { env: { PATH: process.env.PATH, ...place, ...passwords } });
}

function addressesAt(server: OwnPostgres) {
  const as = (username: string, password: string) => Object.assign(new URL(server.url), { username, password }).href;
  return { DATABASE_URL: as('bidloom_app', 'an app'), DATABASE_OWNER_URL: as('bidloom_owner', 'an owner') };
}

/** Signs in, uploads and reads: rows, jobs, events and files of an organisation. */
async function useProduct(t: Test, settings: Record<string, string>): Promise<void> {
  const product = await prepareInstallation('postgres', t.testdir(), settings);
  t.teardown(() => product.close());
  await product.start();
  const scene = await product.inspect(writeScene);
  const token = await signIn(product, scene.people[0]?.email ?? '');
  await uploadDocuments(product, scene, token, { 'tender.pdf': (await buildDemoTender()).bytes });
  const { body } = await product.call('GET', `/workspaces/${scene.workspaceId}/documents/search`, { token });
  t.match(body.data, [{ status: 'ready' }]);
  await product.close();
}

async function checkRights(t: Test, server: OwnPostgres): Promise<void> {
  const { DATABASE_URL, DATABASE_OWNER_URL } = addressesAt(server);
  const settings = { connectionString: DATABASE_URL, ownerConnectionString: DATABASE_OWNER_URL, poolSize: 2 };
  const database = await openDatabase(settings);
  t.same(database.warnings, [], 'the account that runs has no rights of its own');
  await database.close();
  const rights = `select rolname from pg_roles where rolname like 'bidloom%' and (rolsuper or rolcreaterole or rolcreatedb or rolbypassrls)`;
  t.equal(String(postgresProgram('psql', ['-Atc', rights, server.url])), '', 'nor has the owner more than its tables');
}

t.test('the accounts of the compose file are enough for a new database', { skip: !canStartPostgres }, async (t) => {
  const server = await startOwnPostgres();
  t.teardown(() => server.remove());
  makeAccounts(server);
  makeAccounts(server);
  await useProduct(t, addressesAt(server));
  await checkRights(t, server);
});

t.test(
  'a database that one account had for everything gets the two, with its rows',
  { skip: !canStartPostgres },
  async (t) => {
    const server = await startOwnPostgres();
    t.teardown(() => server.remove());
    await t.test('before', (t) => useProduct(t, { DATABASE_URL: server.url }));
    makeAccounts(server);
    const { DATABASE_URL, DATABASE_OWNER_URL } = addressesAt(server);
    const product = await prepareInstallation('postgres', t.testdir(), { DATABASE_URL, DATABASE_OWNER_URL });
    t.teardown(() => product.close());
    await product.start();
    const token = await signIn(product, 'grace@example.org');
    t.type(token, 'string');
    await product.close();
    await checkRights(t, server);
  },
);
