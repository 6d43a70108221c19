import { buildDemoTender } from '@bidloom/demo';
import t from 'tap';
import { prepareInstallation } from '../testing/installation.ts';
import { signIn, uploadDocuments, writeScene } from '../testing/ten-runs.ts';
import { canStartPostgres, postgresProgram, startOwnPostgres } from './second-postgres.ts';

t.setTimeout(600_000);

t.test('a dump restored on a server where nothing is serves every call', { skip: !canStartPostgres }, async (t) => {
  const dataDirectory = t.testdir();
  const [before, after] = [await startOwnPostgres(), await startOwnPostgres()];
  t.teardown(() => Promise.all([before.remove(), after.remove()]));

  const first = await prepareInstallation('postgres', dataDirectory, { DATABASE_URL: before.url });
  t.teardown(() => first.close());
  await first.start();
  const scene = await first.inspect(writeScene);
  const [ada, grace] = scene.people.map(({ email }) => email);
  const token = await signIn(first, ada ?? '');
  await uploadDocuments(first, scene, token, { 'tender.pdf': (await buildDemoTender()).bytes });
  const reads = [
    `/workspaces/${scene.workspaceId}/documents/search`,
    `/organizations/${scene.organizationId}/customers/all/workspaces/search`,
  ];
  const expected = await Promise.all(reads.map((path) => first.call('GET', path, { token })));
  t.same(
    expected.map(({ status, body }) => [status, body.data.length > 0]),
    reads.map(() => [200, true]),
  );
  await first.stop();

  const dump = postgresProgram('pg_dump', ['--format=custom', `--dbname=${before.url}`]);
  await before.stop();
  let complaints = '';
  try {
    postgresProgram('pg_restore', ['--no-owner', `--dbname=${after.url}`], dump);
  } catch (error) {
    complaints = String((error as { stderr: Buffer }).stderr);
  }
  t.match(complaints, /role "bidloom_tenant" does not exist/, 'the dump alone does not have it all');

  const second = await prepareInstallation('postgres', dataDirectory, { DATABASE_URL: after.url });
  t.teardown(() => second.close());
  await second.start();
  const ready = await second.call('GET', '/health/ready');
  t.equal(ready.status, 200, JSON.stringify(ready.body));
  for (const [index, path] of reads.entries()) {
    const { status, body } = await second.call('GET', path, { token });
    t.equal(status, 200, path);
    t.same(body.data, expected[index]?.body.data, `${path} answers the same`);
  }
  t.ok(await signIn(second, grace ?? ''), 'and somebody signs in');
  // Rows, jobs and events: all that a document goes through.
  await uploadDocuments(second, scene, token, { 'another.pdf': (await buildDemoTender()).bytes });
});
