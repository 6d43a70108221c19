import { asPlatform, newId } from '@bidloom/db';
import { sendMail } from '@bidloom/jobs';
import { jobReached } from '@bidloom/platform/testing-jobs';
import t from 'tap';
import { startTestWorker } from '../../testing/test-worker.ts';

t.setTimeout(120_000);

const worker = await startTestWorker(null);
t.teardown(() => worker.close());

t.test('once a mail is sent, its row keeps neither its text nor the code in it', async (t) => {
  const id = newId();
  const text = { subject: 'Your code', body: 'Your code is 123456.', html: '<p>Your code is <b>123456</b>.</p>' };
  const recipient = `${id}@example.org`;
  await asPlatform(worker.database, (trx) =>
    trx
      .insertInto('outgoingMails')
      .values({ id, recipient, ...text })
      .execute(),
  );
  const send = async () => {
    const jobId = await asPlatform(worker.database, (trx) => worker.queue().send(trx, sendMail, { mailId: id }));
    await jobReached(worker.queue(), String(jobId), 'completed');
  };
  await send();
  const delivered = () => worker.mails.filter(({ to }) => to === recipient);
  t.match(delivered(), [{ subject: text.subject, text: text.body, html: text.html }]);
  const row = await asPlatform(worker.database, (trx) =>
    trx.selectFrom('outgoingMails').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
  t.match(row, { sentAt: Date, body: '', html: null });
  t.notMatch(JSON.stringify(row), '123456');
  await send();
  t.equal(delivered().length, 1, 'it is not sent again');
});
