import { asPlatform } from '@bidloom/db';
import t from 'tap';
import { startTestApi } from '../../testing/main.ts';
import { createAdministrator } from './create-administrator.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const { database } = api.platform;
const norvane = await api.organization('Norvane');

async function organizationOf(email: string): Promise<string | null> {
  const row = await asPlatform(database, (trx) =>
    trx.selectFrom('users').select('organizationId').where('email', '=', email).executeTakeFirstOrThrow(),
  );
  return row.organizationId;
}

t.test('the first administrators of an installation are made by hand and can sign in', async (t) => {
  const ada = await createAdministrator(database, {
    email: 'ada@example.org',
    name: 'Ada Byron',
    organization: 'Arvid',
  });
  t.equal(ada.role, 'ORGANIZATION_ADMIN');
  const root = await createAdministrator(database, { email: 'root@example.org', name: 'Root' });
  t.equal(root.role, 'PLATFORM_ADMIN');
  t.equal(await organizationOf('root@example.org'), null);
  for (const [email, { password }] of [
    ['ada@example.org', ada],
    ['root@example.org', root],
  ] as const) {
    t.equal((await api.call(null, 'POST', '/Auth/login', { email, password })).status, 200, email);
  }
});

t.test('an organisation is met by its whole name, in any case, and by nothing else', async (t) => {
  await createAdministrator(database, { email: 'same@example.org', name: 'A B', organization: 'NORVANE' });
  t.equal(await organizationOf('same@example.org'), norvane);
  for (const [index, organization] of ['%', 'Nor_ane', 'Norvane\\'].entries()) {
    const email = `other${index}@example.org`;
    await createAdministrator(database, { email, name: 'A B', organization });
    t.not(await organizationOf(email), norvane, organization);
  }
});

t.test('what can not become an account is refused with the reason', async (t) => {
  const make = (email: string) => createAdministrator(database, { email, name: 'A B', organization: 'Norvane' });
  await make('twice@example.org');
  await t.rejects(make('Twice@example.org'), { code: 'conflict', message: /account of Twice@example.org already/ });
  await t.rejects(make('nobody'), { code: 'invalid_input', message: 'nobody is not a valid e-mail address' });
});
