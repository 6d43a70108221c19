import { asPlatform } from '@bidloom/db';
import t from 'tap';
import { startTestApi } from '../../testing/main.ts';

const recipient = 'sales@operator.example';
const api = await startTestApi({ demoRequestsTo: [recipient] });
t.teardown(() => api.close());

const request = { name: 'Ada Byron', email: 'ada@works.example', company: 'Difference Works' };
const ask = (body: object) => api.call(null, 'POST', '/DemoRequests', body);

const mailsTo = (to: string) =>
  asPlatform(api.platform.database, (trx) =>
    trx.selectFrom('outgoingMails').select(['subject', 'body']).where('recipient', '=', to).execute(),
  );

t.test('a request is mailed to those who are set, with all that was typed', async (t) => {
  const { status, body } = await ask({ ...request, company: 'Difference Works', message: 'On Tuesday?\nPumps.' });
  t.match({ status, body }, { status: 201, body: { success: true } });
  const mails = await mailsTo(recipient);
  t.equal(mails.length, 1);
  t.equal(mails[0]?.subject, 'Demo requested by Difference Works');
  t.match(mails[0]?.body, /Ada Byron[\s\S]*ada@works\.example[\s\S]*On Tuesday\?\n\nPumps\./);
});

t.test(
  'a field that people do not see gives a program away: it is answered as ever, and nothing is sent',
  async (t) => {
    const before = (await mailsTo(recipient)).length;
    t.equal((await ask({ ...request, website: 'https://spam.example' })).status, 201);
    t.equal((await mailsTo(recipient)).length, before);
  },
);

t.test('what is missing or malformed is named', async (t) => {
  for (const name of ['name', 'email', 'company'] as const) {
    const { status, body } = await ask({ ...request, [name]: '  ' });
    t.match({ status, message: body.message }, { status: 400, message: `${name} is a required field` });
  }
  t.match((await ask({ ...request, email: 'ada at works' })).body, { message: 'Enter a valid email' });
  t.match((await ask({ ...request, message: 'x'.repeat(4001) })).body.message, /message must be at most 4000/);
  t.equal((await ask({ ...request, organizationId: 'o-1' })).status, 400);
  t.equal((await ask({ ...request, company: 'Difference\nWorks' })).status, 400, 'a subject has one line');
});

t.test('where nobody is set, those who administer the platform are mailed', async (t) => {
  const administrator = await api.person('PLATFORM_ADMIN', null);
  const other = await startTestApi();
  t.teardown(() => other.close());
  const { status } = await other.call(null, 'POST', '/DemoRequests', request);
  t.equal(status, 201);
  t.equal((await mailsTo(administrator.email)).length, 1);
});

t.test('one address can ask a few times an hour', async (t) => {
  const strict = await startTestApi({
    demoRequestsTo: [recipient],
    rateLimits: { general: 1000, signIn: 1000, demosAnHour: 2 },
  });
  t.teardown(() => strict.close());
  const statuses = [];
  for (let turn = 0; turn < 3; turn += 1) {
    statuses.push((await strict.call(null, 'POST', '/DemoRequests', request)).status);
  }
  t.same(statuses, [201, 201, 429]);
});
