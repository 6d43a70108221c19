import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '@bidloom/db';
import { createDatabaseFrom, testEngines } from '@bidloom/db/testing';
import { watchConnections } from '@bidloom/db/testing-connections';
import { readConfig } from '@bidloom/platform';
import t from 'tap';
import { prepareInstallation } from './testing/installation.ts';
import { signIn, writeScene } from './testing/ten-runs.ts';

t.setTimeout(300_000);

const onServer = testEngines.includes('postgres');

t.test('api and worker under load stay within their connections', { skip: !onServer }, async (t) => {
  const { drop, ...addresses } = await createDatabaseFrom();
  t.teardown(drop);
  const counted = new URL(addresses.connectionString);
  counted.searchParams.set('application_name', 'counted');
  const dataDirectory = t.testdir();
  const product = await prepareInstallation('postgres', dataDirectory, {
    DATABASE_URL: counted.href,
    DATABASE_OWNER_URL: addresses.ownerConnectionString,
  });
  t.teardown(() => product.close());
  await product.start();

  const database = await openDatabase({ ...addresses, poolSize: 2 });
  t.teardown(() => database.close());
  const watched = await watchConnections(database);
  if (!watched) throw new Error('PostgreSQL was asked for');
  t.teardown(() => watched.close());
  const scene = await writeScene(database);
  const token = await signIn(product, scene.people[0]?.email ?? '');
  let stop = false;
  const upload = async (name: string) => {
    const body = new FormData();
    body.append('files', new Blob([`${name}\n`.repeat(2000)]), `${name}.txt`);
    return product.call('POST', `/workspaces/${scene.workspaceId}/documents/upload`, { token, body });
  };
  const statuses = new Set<number>();
  const busy = Array.from({ length: 24 }, async (_, index) => {
    for (let turn = 0; !stop; turn++) {
      const { status } =
        index % 4
          ? await product.call('GET', `/workspaces/${scene.workspaceId}/documents/search`, { token })
          : await upload(`Text ${index} ${turn}`);
      statuses.add(status);
    }
  });
  let most = 0;
  for (let look = 0; look < 100; look++) {
    most = Math.max(most, (await watched.states('counted')).length);
    await delay(50);
  }
  stop = true;
  await Promise.all(busy);
  const allowed = readConfig({ DATA_DIR: dataDirectory }).databasePoolSize;
  t.same([...statuses], [200], 'all were served');
  t.ok(most <= 2 * allowed, `${most} connections of two processes, ${allowed} each at most`);
  t.ok(most > allowed, 'the load used them');
  // Of PostgreSQL's 100, three are reserved for its superusers.
  t.ok(10 * allowed <= 97, 'ten processes fit into PostgreSQL with its default settings');
});
