import { carryOutRun } from '@bidloom/jobs';
import t from 'tap';
import { makeWorkspace } from '../../testing/documents.ts';
import { openRunScene } from './runs.fixtures.ts';

t.setTimeout(120_000);

const scene = await openRunScene();
t.teardown(() => scene.api.close());
const { api, ada, workspaceId } = scene;

t.test('runs of a person who starts dozens let others go first, and none is left out', async (t) => {
  const otherOrganization = await api.organization();
  const other = await api.person('ORGANIZATION_USER', otherOrganization);
  const otherWorkspace = await makeWorkspace(api, otherOrganization);
  const start = async (person: typeof ada, of: string): Promise<string> =>
    (await api.call(person, 'POST', '/AI/chat-history/download', { workspaceId: of })).body.data.id;

  const mine: string[] = [];
  for (let count = 0; count < 12; count++) mine.push(await start(ada, workspaceId));
  const theirs = await start(other, otherWorkspace);

  const taken: string[] = [];
  const all = Promise.withResolvers<void>();
  await api.platform.queue.work(carryOutRun, { concurrency: 1 }, async ({ payload }) => {
    taken.push(payload.requestId);
    if (taken.length === mine.length + 1) all.resolve();
  });
  await all.promise;
  t.same(taken, [mine[0], theirs, ...mine.slice(1)], 'their first comes before my second');
});
