import { Readable } from 'node:stream';
import { asPlatform, newId } from '@bidloom/db';
import { sql } from 'kysely';
import t from 'tap';
import { startTestApi } from '../../testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const root = await api.person('PLATFORM_ADMIN', null);
const { database } = api.platform;

const fields = { industryTypeId: 4, industrySpecialtyIds: [81, 82], country: 'Ireland', phone: '', website: '' };
const person = () => ({ firstName: 'Nora', lastName: 'Quinn', email: `${newId()}@example.org` });
const add = (name: string, more: object = {}) =>
  api.call(root, 'POST', '/Organizations', { name, ...fields, administrator: person(), ...more });
const read = (id: string) => api.call(root, 'GET', `/Organizations/${id}`);
const actions = async (chain: string | null, targetId: string) =>
  (
    await asPlatform(database, (trx) =>
      trx
        .selectFrom('auditEntries')
        .select('action')
        .where('organizationId', 'is not distinct from', chain)
        .where('targetId', '=', targetId)
        .orderBy('sequence')
        .execute(),
    )
  ).map(({ action }) => action);

t.test('an organisation is added with its first administrator and its licence, in one step', async (t) => {
  const licence = { plan: 'trial', seats: 3, monthlyPages: 500, monthlyTokens: 100_000 };
  const days = { validFrom: '2026-01-01', validTo: '2036-12-31' };
  const administrator = person();
  const made = await add(' Delta Pumps ', {
    administrator,
    licence: { ...licence, ...days },
    website: 'https://delta.example.org',
  });
  t.match(made, {
    status: 201,
    body: {
      data: {
        ...{ name: 'Delta Pumps', industryTypeName: 'Mechanical and flow equipment', industrySpecialtyIds: [81, 82] },
        ...{ country: 'Ireland', phone: null, website: 'https://delta.example.org', isActive: true, userCount: 1 },
        removal: null,
      },
    },
  });
  const { id } = made.body.data;
  const user = await asPlatform(database, (trx) =>
    trx.selectFrom('users').selectAll().where('organizationId', '=', id).executeTakeFirstOrThrow(),
  );
  t.match(user, {
    ...administrator,
    role: 'ORGANIZATION_ADMIN',
    isActive: false,
    activatedAt: null,
    passwordHash: null,
  });
  const licences = await api.call(root, 'GET', `/api/licenses?forOrganization=${id}`);
  t.match(licences.body.data, [{ ...licence, ...days, seatsUsed: 1 }]);
  t.same(await actions(id, id), ['organization.created']);
  // Platform administrators find what was done to all organisations in one place, which outlives each of them.
  const search = (query: string) => api.call(root, 'GET', `/AuditLog/search?${query}`);
  const own = (await search(`targetId=${id}`)).body.data;
  t.match(own, [{ action: 'organization.created', targetName: 'Delta Pumps', details: { plan: 'trial' } }]);
  t.notHas(own[0].details, { administrator: String }, 'nobody of the organisation is named there');
  const licenceId = licences.body.data[0].id;
  t.match((await search(`targetId=${licenceId}`)).body.data, [{ action: 'licence.created', details: licence }]);
});

t.test('where one part is refused, nothing of the organisation is created', async (t) => {
  const taken = await api.person('ORGANIZATION_USER', await api.organization());
  const again = await add('Never Made', { administrator: { ...person(), email: taken.email } });
  t.match(again, { status: 409, body: { message: `The user "${taken.email}" exists already` } });
  const lapsed = {
    plan: 'trial',
    seats: 3,
    monthlyPages: 5,
    monthlyTokens: 1,
    validFrom: '2020-01-01',
    validTo: '2020-12-31',
  };
  const unlicensed = await add('Never Made', { licence: lapsed });
  t.match(unlicensed, {
    status: 403,
    body: { code: 'licence_limit', message: /Ask the platform administrator to renew it/ },
  });
  t.equal((await api.call(root, 'GET', '/Organizations/search?searchTerm=Never%20Made')).body.totalCount, 0);
});

t.test('a name is unique whatever its case is, an industry is one of the list', async (t) => {
  await add('Northern Controls');
  const again = await add('NORTHERN CONTROLS');
  t.match(again, { status: 409, body: { message: 'The organization "NORTHERN CONTROLS" exists already' } });
  const missing = await api.call(root, 'POST', '/Organizations', { name: '' });
  t.same(missing.body.errors.slice(0, 2), ['name is a required field', 'industryTypeId is a required field']);
  t.match(await add('Odd', { industryTypeId: 999 }), {
    status: 400,
    body: { errors: ['industryTypeId is not in the list'] },
  });
  const foreign = await add('Odd', { industrySpecialtyIds: [21] });
  t.match(foreign, { status: 400, body: { errors: ['industrySpecialtyIds must belong to the industry'] } });
  t.match(await add('Odd', { website: 'javascript:alert(1)' }), {
    status: 400,
    body: { message: /Enter a valid website/ },
  });
  t.match(await add('Odd', { administrator: { ...person(), email: 'nobody' } }), {
    status: 400,
    body: { message: /Enter a valid email/ },
  });
});

t.test('the first administrator is not invited again at once', async (t) => {
  const { id } = (await add('Prompt')).body.data;
  const [first] = (await api.call(root, 'GET', `/Users/search/${id}`)).body.data;
  const again = await api.call(root, 'POST', `/Users/${first.id}/resend-activation-link`);
  t.match(again, { status: 429, body: { message: /was invited a moment ago/ } });
});

t.test('organisations are found, sorted, filtered and changed', async (t) => {
  const ids = [];
  for (const [name, industryTypeId] of [
    ['Zeta Works', 6],
    ['alpha Works', 8],
    ['Mid Works', 6],
  ] as const) {
    ids.push((await add(name, { industryTypeId, industrySpecialtyIds: [] })).body.data.id);
  }
  const names = async (query: string) =>
    (await api.call(root, 'GET', `/Organizations/search?SearchTerm=WORKS${query}`)).body.data.map(
      ({ name }: { name: string }) => name,
    );
  t.same(await names(''), ['alpha Works', 'Mid Works', 'Zeta Works']);
  t.same(await names('&SortDescending=true&IndustryTypeId=6'), ['Zeta Works', 'Mid Works']);
  t.equal((await api.call(root, 'GET', '/Organizations/search')).body.pageSize, 10);
  t.equal((await api.call(root, 'GET', '/Organizations/search?SortBy=secret')).status, 400);
  const all = await api.call(root, 'GET', '/Organizations/dropdown?searchTerm=works');
  t.match(all.body.data, [{ name: 'alpha Works' }, { name: 'Mid Works' }, { name: 'Zeta Works' }]);
  const changed = await api.call(root, 'PUT', `/Organizations/${ids[0]}`, { name: 'Zeta Factory', industryTypeId: 8 });
  t.match(changed.body.data, { name: 'Zeta Factory', country: null, industrySpecialtyIds: [], isActive: true });
  const [entry] = await asPlatform(database, (trx) =>
    trx
      .selectFrom('auditEntries')
      .select('details')
      .where('action', '=', 'organization.updated')
      .where('organizationId', 'is not', null)
      .execute(),
  );
  const industry = { from: 6, to: 8 };
  t.match(entry?.details, { name: { from: 'Zeta Works', to: 'Zeta Factory' }, industryTypeId: industry });
  const taken = await api.call(root, 'PUT', `/Organizations/${ids[0]}`, { name: 'MID works', industryTypeId: 8 });
  t.equal(taken.status, 409);
  const nobody = await api.call(root, 'PUT', `/Organizations/${newId()}`, { name: 'Nobody', industryTypeId: 8 });
  t.match(nobody, { status: 404, body: { message: 'The organization was not found' } });
});

t.test('deactivation ends every session at once and keeps its reason; activation lets people in again', async (t) => {
  const { id } = (await add('Closed Works')).body.data;
  const member = await api.person('ORGANIZATION_USER', id);
  const validate = async () => (await api.call(member, 'GET', '/IndustryTypes')).status;
  t.equal(await validate(), 200);
  const reason = 'The contract has ended.';
  const closed = await api.call(root, 'PATCH', `/Organizations/${id}/deactivate`, { reason });
  t.match(closed, { status: 200, body: { data: { isActive: false, inactiveReason: reason } } });
  t.equal(await validate(), 401);
  const inactive = await api.call(root, 'GET', '/Organizations/search?isActive=false&searchTerm=closed');
  t.match(inactive.body.data, [{ id }]);
  const opened = await api.call(root, 'PATCH', `/Organizations/${id}/activate`);
  t.match(opened.body.data, { isActive: true, inactiveReason: null });
  t.equal(
    (await api.call(root, 'PATCH', `/Organizations/${id}/deactivate`)).body.data.inactiveReason,
    null,
    'none is needed',
  );
  const done = [
    'organization.created',
    'organization.deactivated',
    'organization.activated',
    'organization.deactivated',
  ];
  t.same(await actions(id, id), done);
  t.same(await actions(null, id), done);
});

t.test('any signed-in person can read industries and their specialities', async (t) => {
  const member = await api.person('ORGANIZATION_USER', await api.organization());
  const types = await api.call(member, 'GET', '/IndustryTypes');
  t.ok(types.body.data.length >= 15);
  const { body } = await api.call(member, 'GET', '/IndustrySpecialties/by-industry/4');
  t.match(body.data[0], { id: Number, name: 'Compressors and blowers' });
  t.same((await api.call(member, 'GET', '/IndustrySpecialties/by-industry/3000')).body.data, []);
  t.equal((await api.call(member, 'GET', '/Organizations/search')).status, 403);
});

t.test('a removal is requested by name, and when it is cancelled everything is as before', async (t) => {
  const name = 'Leaving Works';
  const { id } = (await add(name)).body.data;
  const path = `/Organizations/${id}/removal`;
  const wrong = await api.call(root, 'POST', path, { name: 'leaving works' });
  t.match(wrong, { status: 400, body: { message: `Type the name of the organization as it is: ${name}` } });
  const asked = await api.call(root, 'POST', path, { name });
  t.match(asked, { status: 202, body: { data: { isActive: false, removal: { status: 'exporting' } } } });
  t.equal((await api.call(root, 'POST', path, { name })).status, 409);
  t.match(await api.call(root, 'PATCH', `/Organizations/${id}/activate`), {
    status: 409,
    body: { message: /Cancel the removal first/ },
  });
  t.match(await api.call(root, 'POST', `${path}/confirm`, { name }), { status: 409, body: { message: /no export/ } });
  t.equal((await api.call(root, 'GET', `${path}/export`)).status, 404);
  t.match(await api.call(root, 'POST', `${path}/export`), { status: 409, body: { message: /is being made/ } });
  const kept = await api.call(root, 'DELETE', path);
  t.match(kept, { status: 200, body: { data: { isActive: true, inactiveReason: null, removal: null } } });
  t.equal((await api.call(root, 'DELETE', path)).status, 409);
  t.same(await actions(null, id), [
    ...['organization.created', 'organization.removal_requested', 'organization.removal_cancelled'],
  ]);
  t.match((await read(id)).body.data, { name, isActive: true });
});

t.test('an organisation is notified of its removal and of each download of its export', async (t) => {
  const id = await api.organization('Papers Told');
  const administrator = await api.person('ORGANIZATION_ADMIN', id);
  await api.person('ORGANIZATION_USER', id);
  const path = `/Organizations/${id}/removal`;
  t.equal((await api.call(root, 'POST', path, { name: 'Papers Told' })).status, 202);
  const key = `${id}/removal/export`;
  await api.platform.storage.put(key, Readable.from([Buffer.from('zip')]), { contentType: 'application/zip' });
  await asPlatform(database, (trx) =>
    sql`update organization_removals set status = 'ready', export_object_key = ${key}, export_size = 3,
      export_expires_at = now() + interval '1 day' where organization_id = ${id}`.execute(trx),
  );
  const headers = { authorization: `Bearer ${root.token}` };
  for (let times = 0; times < 2; times++) {
    t.match(await api.app.inject({ url: `${path}/export`, headers }), { statusCode: 200, body: 'zip' });
  }
  const mails = await asPlatform(database, (trx) =>
    trx.selectFrom('outgoingMails').selectAll().where('organizationId', '=', id).orderBy('id').execute(),
  );
  const downloaded = 'The export of Papers Told was downloaded';
  const subjects = ['The removal of Papers Told was requested', downloaded, downloaded];
  t.same(
    mails.map(({ recipient, subject }) => [recipient, subject]),
    subjects.map((it) => [administrator.email, it]),
  );
  for (const { body, html } of mails) {
    t.match(body, 'A platform administrator');
    t.notMatch(`${body} ${html}`, root.email, 'the message does not say which one, like its log');
  }
  const entries = ['organization.removal_requested', ...Array(2).fill('organization.export_downloaded')];
  t.same(await actions(id, id), entries);
  t.same(await actions(null, id), entries);
});

t.test('a removal is confirmed once its export was downloaded, or is declared unnecessary', async (t) => {
  const name = 'Papers Left';
  const id = await api.organization(name);
  const path = `/Organizations/${id}/removal`;
  t.equal((await api.call(root, 'POST', path, { name })).status, 202);
  const key = `${id}/removal/export`;
  await api.platform.storage.put(key, Readable.from([Buffer.from('zip')]), { contentType: 'application/zip' });
  const makeReady = (state = 'ready') =>
    asPlatform(database, (trx) =>
      sql`update organization_removals set status = ${state}, export_object_key = ${key}, export_size = 3,
        export_expires_at = now() + interval '1 day' where organization_id = ${id}`.execute(trx),
    );
  const refused = { status: 409, body: { message: /has not been downloaded since it was made/ } };
  const confirm = (body: object = {}) => api.call(root, 'POST', `${path}/confirm`, { name, ...body });
  await makeReady();
  t.match(await confirm(), refused);
  t.match(await confirm({ withoutDownload: false }), refused);
  const headers = { authorization: `Bearer ${root.token}` };
  t.equal((await api.app.inject({ method: 'HEAD', url: `${path}/export`, headers })).body, '');
  t.match(await confirm(), refused, 'reading its size is no download');
  t.equal((await api.app.inject({ url: `${path}/export`, headers })).statusCode, 200);
  t.match((await read(id)).body.data.removal, { downloadedAt: /T/, downloadedBy: 'Ada Byron' }, 'and who has it');
  await makeReady('failed');
  t.equal((await api.call(root, 'POST', `${path}/export`)).status, 202);
  await makeReady();
  t.match((await read(id)).body.data.removal, { downloadedAt: null, downloadedBy: null });
  t.match(await confirm(), refused, 'a new export was not downloaded');
  t.match(await confirm({ withoutDownload: true, name: 'papers left' }), { status: 400 });
  t.match(await confirm({ withoutDownload: true }), {
    status: 202,
    body: { data: { removal: { status: 'removing' } } },
  });
  t.match(await confirm(), { status: 202 }, 'requested again it continues');
  const kept = await asPlatform(api.platform.database, (trx) =>
    trx
      .selectFrom('auditEntries')
      .select('details')
      .where('organizationId', 'is', null)
      .where('action', '=', 'organization.removal_confirmed')
      .where('targetName', '=', name)
      .executeTakeFirstOrThrow(),
  );
  const { log } = kept.details as unknown as { log: { actions: object } };
  t.match(log, { entries: Number, from: /T/, to: /T/, lastHash: /^[0-9a-f]{64}$/ }, 'what its own log was');
  t.match(log.actions, { 'organization.removal_requested': 1 });
});
