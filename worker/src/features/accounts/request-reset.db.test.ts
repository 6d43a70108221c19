import { asPlatform, newId } from '@bidloom/db';
import { requestReset, sendAccountLink } from '@bidloom/jobs';
import t from 'tap';
import { startTestWorker } from '../../testing/test-worker.ts';

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
  const [asked, linked] = [worker.queue().spy(requestReset), worker.queue().spy(sendAccountLink)];
  const jobId = await asPlatform(database, (trx) =>
    worker.queue().send(trx, requestReset, { email, linkId: newId(), source }),
  );
  await asked.waitForJobWithId(jobId ?? '', 'completed');
  const links = await asPlatform(database, (trx) =>
    trx.selectFrom('auditEntries').select('id').where('action', '=', 'password.reset_requested').execute(),
  );
  if (links.length > told) await linked.waitForJob(() => true, 'completed');
  told = links.length;
  linked.clear();
}
let told = 0;

const mailsTo = (id: string) =>
  asPlatform(database, (trx) =>
    trx.selectFrom('outgoingMails').select(['subject', 'body']).where('recipient', '=', `${id}@Example.org`).execute(),
  );

t.test('whoever has a password is mailed a link to reset it, in whichever case the address was typed', async (t) => {
  const id = await makePerson({});
  await ask(`${id}@example.ORG`);
  const mails = await mailsTo(id);
  t.equal(mails.length, 1);
  t.match(mails[0], { subject: 'Reset your password', body: /\/reset-password\/[0-9a-f-]{36}\n/ });
  const [entry] = await asPlatform(database, (trx) =>
    trx.selectFrom('auditEntries').selectAll().where('targetId', '=', id).execute(),
  );
  t.match(entry, { action: 'password.reset_requested', organizationId, address: '203.0.113.1', actorId: null });
});

t.test('whoever was invited and has none yet is mailed the link to choose the first one', async (t) => {
  const id = await makePerson({ activatedAt: null, passwordHash: null, isActive: false });
  await ask(`${id}@example.org`);
  t.match((await mailsTo(id))[0], { body: /\/verify-signup-link\/[0-9a-f-]{36}\n/ });
});

t.test('nobody, and whoever was put out of use, is mailed nothing', async (t) => {
  const id = await makePerson({ isActive: false });
  await ask(`${id}@example.org`);
  await ask('nobody@example.org');
  t.same(await mailsTo(id), []);
});
