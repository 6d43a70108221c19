import { asPlatform, newId } from '@bidloom/db';
import { noteRefusedSignIn, requestReset, sendAccountLink, sendMail } from '@bidloom/jobs';
import type { JobRun } from '@bidloom/platform';
import { jobReached, jobsDone } from '@bidloom/platform/testing-jobs';
import { sql } from 'kysely';
import t from 'tap';
import { startTestWorker } from '../../testing/test-worker.ts';
import { sumUpRefusedSignInsHandler } from './refused-sign-ins.handler.ts';

const worker = await startTestWorker(null);
t.teardown(() => worker.close());
await worker.start(null);
const { database, organizationId } = worker;
const source = { address: '203.0.113.1', userAgent: 'Firefox', requestId: 'r-1' };

async function makePerson(fields: object) {
  const id = newId();
  const account = { firstName: 'Ada', lastName: 'Byron', role: 'ORGANIZATION_USER', passwordHash: 'none' };
  await asPlatform(database, (trx) =>
    trx
      .insertInto('users')
      .values({ id, organizationId, email: `${id}@Example.org`, ...account, ...fields })
      .execute(),
  );
  return id;
}

/** Asks for a link to this address, and waits until all that follows is done. */
async function ask(email: string): Promise<void> {
  const jobId = await asPlatform(database, (trx) =>
    worker.queue().send(trx, requestReset, { email, linkId: newId(), source }),
  );
  await jobReached(worker.queue(), jobId, 'completed');
  await jobsDone(worker.queue(), sendAccountLink);
  await jobsDone(worker.queue(), sendMail);
}

const mailsTo = (id: string) => worker.mails.filter(({ to }) => to === `${id}@Example.org`);

t.test('a person with a password is mailed a link to reset it, in whichever case the address was typed', async (t) => {
  const id = await makePerson({});
  await ask(`${id}@example.ORG`);
  const mails = mailsTo(id);
  t.equal(mails.length, 1);
  t.match(mails[0], { subject: 'Reset your password', text: /\/reset-password\/[0-9a-f-]{36}\n/ });
  const [entry] = await asPlatform(database, (trx) =>
    trx.selectFrom('auditEntries').selectAll().where('targetId', '=', id).execute(),
  );
  t.match(entry, { action: 'password.reset_requested', organizationId, address: '203.0.113.1', actorId: null });
});

t.test('a person who was invited and has none yet is mailed the link to choose the first one', async (t) => {
  const id = await makePerson({ activatedAt: null, passwordHash: null, isActive: false });
  await ask(`${id}@example.org`);
  t.match(mailsTo(id)[0], { text: /\/verify-signup-link\/[0-9a-f-]{36}\n/ });
});

t.test('a deactivated person, or an unknown address, is mailed nothing', async (t) => {
  const id = await makePerson({ isActive: false });
  await ask(`${id}@example.org`);
  await ask('nobody@example.org');
  t.same(mailsTo(id), []);
});

/** Notes refused sign-ins, and waits until that is done. */
async function noteRefused(userId: string | null, count: number, isThrottled = false): Promise<void> {
  const payload = { userId, network: '2001:db8::/64', source, isThrottled };
  for (let sent = 0; sent < count; sent++) {
    const id = await asPlatform(database, (trx) => worker.queue().send(trx, noteRefusedSignIn, payload));
    await jobReached(worker.queue(), id, 'completed');
  }
}

const refusedSignIns = () =>
  asPlatform(database, (trx) =>
    trx
      .selectFrom('auditEntries')
      .select(['organizationId', 'targetId', 'address', 'details'])
      .where('action', '=', 'session.started')
      .where((eb) => eb.or([eb('organizationId', '=', organizationId), eb('address', '=', '2001:db8::/64')]))
      .orderBy('createdAt')
      .execute(),
  );

t.test('a wrong password is an entry of its organisation', async (t) => {
  const id = await makePerson({});
  await noteRefused(id, 1);
  t.match(await refusedSignIns(), [
    { organizationId, targetId: id, address: '203.0.113.1', details: { reason: 'password' } },
  ]);
});

t.test('what a network tried at addresses that nobody has is one entry of the platform', async (t) => {
  await noteRefused(null, 3);
  t.equal((await refusedSignIns()).length, 1, 'none at once');
  const ordered = await asPlatform(database, (trx) =>
    sql<{ seconds: number }>`
      select extract(epoch from start_after - created_on)::float as seconds from pgboss.job
      where name = 'accounts.sum-up-refused-sign-ins' and data->'payload'->>'network' = '2001:db8::/64'`.execute(trx),
  );
  t.equal(ordered.rows.length, 1);
  t.ok((ordered.rows[0]?.seconds ?? 0) > 50, 'a minute later');
  const run = { payload: { network: '2001:db8::/64' } } as JobRun<{ network: string }>;
  for (let again = 0; again < 2; again++) await sumUpRefusedSignInsHandler(worker.platform())(run);
  const [, ...entries] = await refusedSignIns();
  t.equal(entries.length, 1);
  t.match(entries, [{ organizationId: null, targetId: null, details: { reason: 'unknown', count: 3, since: /T/ } }]);
});

t.test('what a network tried too often at an account is one entry of its organisation', async (t) => {
  const userId = await makePerson({});
  const [before, network] = [(await refusedSignIns()).length, '2001:db8::/64'];
  await noteRefused(userId, 4, true);
  t.equal((await refusedSignIns()).length, before, 'none at once');
  const run = { payload: { network, userId } } as JobRun<{ network: string; userId: string }>;
  for (let again = 0; again < 2; again++) await sumUpRefusedSignInsHandler(worker.platform())(run);
  const entries = (await refusedSignIns()).slice(before);
  t.match(entries, [{ organizationId, targetId: userId, details: { reason: 'throttled', count: 4, since: /T/ } }]);
});
