import { asPlatform, newId } from '@bidloom/db';
import { sendAccountLink } from '@bidloom/jobs';
import { jobReached } from '@bidloom/platform/testing-jobs';
import t from 'tap';
import { startTestWorker } from '../../testing/test-worker.ts';

const worker = await startTestWorker(null);
t.teardown(() => worker.close());
await worker.start(null);
const { database, organizationId } = worker;

async function invite(fields: { activatedAt?: Date | null } = {}) {
  const userId = newId();
  const account = { firstName: 'Ada', lastName: 'Byron', role: 'ORGANIZATION_USER', isActive: false };
  await asPlatform(database, (trx) =>
    trx
      .insertInto('users')
      .values({ id: userId, organizationId, email: `${userId}@example.org`, activatedAt: null, ...account, ...fields })
      .execute(),
  );
  return userId;
}

async function send(payload: { organizationId: string; userId: string; linkId: string }) {
  const jobId = await asPlatform(database, (trx) =>
    worker.queue().send(trx, sendAccountLink, { kind: 'activation' as const, ...payload }),
  );
  await jobReached(worker.queue(), jobId, 'completed');
}

const linksOf = (userId: string) =>
  asPlatform(database, (trx) =>
    trx.selectFrom('accountLinks').select(['tokenHash', 'expiresAt']).where('userId', '=', userId).execute(),
  );

t.test('a link is made once, however often its job runs', async (t) => {
  const userId = await invite();
  const linkId = newId();
  await send({ organizationId, userId, linkId });
  await send({ organizationId, userId, linkId });
  t.equal((await linksOf(userId)).length, 1);
});

t.test('a job that names the person of another organisation finds nobody', async (t) => {
  const userId = await invite();
  await send({ organizationId: newId(), userId, linkId: newId() });
  t.same(await linksOf(userId), []);
});

t.test('a person with a password gets no link to choose the first one', async (t) => {
  const userId = await invite({ activatedAt: new Date() });
  await send({ organizationId, userId, linkId: newId() });
  t.same(await linksOf(userId), []);
});

t.test('the newest link ends those before it', async (t) => {
  const userId = await invite();
  await send({ organizationId, userId, linkId: newId() });
  await send({ organizationId, userId, linkId: newId() });
  const links = await linksOf(userId);
  t.equal(links.length, 2);
  t.equal(links.filter(({ expiresAt }) => expiresAt > new Date()).length, 1);
});
