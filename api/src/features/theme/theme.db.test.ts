import { defaultColours } from '@bidloom/contract/theme-defaults';
import { asPlatform, findBranding } from '@bidloom/db';
import t from 'tap';
import { startTestApi } from '../../testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const organizationId = await api.organization('Northern Water');
const admin = await api.person('ORGANIZATION_ADMIN', organizationId);
const ada = await api.person('ORGANIZATION_USER', organizationId);
const platformAdmin = await api.person('PLATFORM_ADMIN', null);

const blue = {
  primary: { main: '#0f6cbd', light: '#4da3e8', dark: '#0a3d6b' },
  secondary: { main: '#2d3142', light: '#4f5d75', dark: '#1a1c25' },
};
const themeOf = async (person: typeof ada) => (await api.call(person, 'GET', '/api/theme')).body.data;

t.test('colours are for everybody of the organisation and for its mails, and for nobody else', async (t) => {
  t.same(await themeOf(ada), { colours: defaultColours, mode: 'light', organizationMode: 'light' });
  const written = { ...blue, primary: { ...blue.primary, main: '#0F6CBD' } };
  const saved = await api.call(admin, 'POST', '/api/theme/update', { organizationId, colours: written });
  t.match(saved, { status: 200, body: { data: { colours: blue } } });
  t.same((await themeOf(ada)).colours, blue);
  t.same((await themeOf(platformAdmin)).colours, defaultColours);
  const other = await api.person('ORGANIZATION_USER', await api.organization());
  t.same((await themeOf(other)).colours, defaultColours);
  const branding = await asPlatform(api.platform.database, (trx) => findBranding(trx, organizationId));
  t.same(branding, { name: 'Northern Water', colour: '#0f6cbd' });
});

t.test("a person's own mode wins over the organisation's, which changes only where it is named", async (t) => {
  const update = (body: object) => api.call(admin, 'POST', '/api/theme/update', { colours: blue, ...body });
  await update({ mode: 'dark' });
  t.match(await themeOf(ada), { mode: 'dark', organizationMode: 'dark' });
  const chosen = await api.call(ada, 'POST', '/api/theme/mode', { mode: 'system' });
  t.match(chosen, { status: 200, body: { data: { mode: 'system' } } });
  t.match(await themeOf(ada), { mode: 'system', organizationMode: 'dark' });
  t.same((await api.call(ada, 'GET', '/api/theme/mode')).body.data, { mode: 'system' });
  await update({});
  t.match(await themeOf(admin), { mode: 'dark' });
});

t.test('administrators of the platform have a mode of their own', async (t) => {
  t.equal((await api.call(platformAdmin, 'POST', '/api/theme/mode', { mode: 'dark' })).status, 200);
  t.match(await themeOf(platformAdmin), { colours: defaultColours, mode: 'dark' });
});

t.test('what is no colour or no mode is refused by name', async (t) => {
  const without = { ...blue, primary: { main: '#0f6cbd', light: '#4da3e8' } };
  for (const [colours, message] of [
    [{ ...blue, primary: { ...blue.primary, main: 'red' } }, 'colours.primary.main must be a colour such as #be4932'],
    [
      { ...blue, secondary: { ...blue.secondary, dark: '#12345"><script>' } },
      'colours.secondary.dark must be a colour such as #be4932',
    ],
    [without, 'colours.primary.dark is a required field'],
    [undefined, 'colours is a required field'],
  ] as const) {
    t.match(await api.call(admin, 'POST', '/api/theme/update', { colours }), { status: 400, body: { message } });
  }
  t.match(await api.call(ada, 'POST', '/api/theme/mode', { mode: 'pink' }), {
    status: 400,
    body: { message: 'mode must be light, dark or system' },
  });
  t.match(await api.call(ada, 'POST', '/api/theme/mode', {}), {
    status: 400,
    body: { message: 'mode is a required field' },
  });
});

t.test(
  'administrators of the organisation alone change its colours, and each change is in the audit log',
  async (t) => {
    for (const person of [ada, platformAdmin]) {
      t.equal((await api.call(person, 'POST', '/api/theme/update', { colours: blue })).status, 403);
    }
    t.equal((await api.call(null, 'GET', '/api/theme')).status, 401);
    const entries = await asPlatform(api.platform.database, (trx) =>
      trx
        .selectFrom('auditEntries')
        .select(['action', 'actorId', 'details'])
        .where('organizationId', '=', organizationId)
        .orderBy('sequence')
        .execute(),
    );
    t.match(entries, [
      { action: 'theme.updated', actorId: admin.userId, details: { from: null, to: { colours: blue } } },
      { action: 'theme.updated', details: { to: { mode: 'dark' } } },
      { action: 'theme.mode_chosen', actorId: ada.userId, details: { mode: 'system' } },
      { action: 'theme.updated' },
    ]);
  },
);
