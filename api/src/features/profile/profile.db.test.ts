import { processingTypes } from '@bidloom/contract/notifications';
import { asPlatform, insertAccountLink, insertNotification, newId, withTenant } from '@bidloom/db';
import sharp from 'sharp';
import t from 'tap';
import { multipart } from '../../testing/documents.ts';
import { type Person, startTestApi, testPassword } from '../../testing/main.ts';
import { imageIdOf, imageKey } from './profile-image-key.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const { database, storage } = api.platform;
const organizationId = await api.organization('Norvane');
const newPassword = 'long meadow copper kite';
const user = () => api.person('ORGANIZATION_USER', organizationId);

const changeNames = (person: Person, id: string, body: object) =>
  api.call(person, 'PATCH', `/Users/${id}/Profile`, body);
const changePassword = (person: Person, oldPassword: string, to = newPassword) =>
  api.call(person, 'POST', '/Users/change-password', { oldPassword, newPassword: to });

async function upload(person: Person, content: Buffer, name = 'me.png') {
  const form = multipart([{ field: 'file', name, content }]);
  const headers = { ...form.headers, authorization: `Bearer ${person.token}` };
  const answer = await api.app.inject({
    ...{ method: 'POST', url: '/Users/uploadprofileimage', headers },
    payload: form.payload,
  } as const);
  return { status: answer.statusCode, body: answer.json() };
}

const fetchImage = (person: Person, url: string) =>
  api.app.inject({ method: 'GET', url, headers: { cookie: `bidloom_session=${person.token}` } });

const picture = (format: 'png' | 'jpeg' | 'webp' | 'gif', width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: '#1f6f8b' } })
    .toFormat(format)
    .toBuffer();

const auditOf = (actorId: string) =>
  asPlatform(database, (trx) =>
    trx
      .selectFrom('auditEntries')
      .select(['action', 'outcome'])
      .where('actorId', '=', actorId)
      .orderBy('sequence')
      .execute(),
  );

t.test('people change their own names, in part or both, and nobody elses', async (t) => {
  const [ada, bob] = [await user(), await user()];
  t.match(await changeNames(ada, ada.userId, { lastName: '  Lovelace ' }), {
    status: 200,
    body: { data: { id: ada.userId, firstName: 'Ada', lastName: 'Lovelace', role: 'ORGANIZATION_USER' } },
  });
  t.equal((await changeNames(ada, bob.userId, { firstName: 'Eve' })).status, 403);
  t.match(await changeNames(ada, ada.userId, { firstName: ' ' }), {
    status: 400,
    body: { message: 'firstName is a required field' },
  });
  t.equal((await changeNames(ada, ada.userId, { role: 'ORGANIZATION_ADMIN' })).status, 400);
  t.same(await auditOf(ada.userId), [{ action: 'profile.updated', outcome: 'done' }]);
});

t.test('administrators change names within their organisation, and of nobody elsewhere', async (t) => {
  const ada = await user();
  const admin = await api.person('ORGANIZATION_ADMIN', organizationId);
  const stranger = await api.person('ORGANIZATION_ADMIN', await api.organization());
  const root = await api.person('PLATFORM_ADMIN', null);
  t.equal((await changeNames(admin, ada.userId, { firstName: 'Augusta' })).status, 200);
  t.equal((await changeNames(stranger, ada.userId, { firstName: 'Eve' })).status, 404);
  t.equal((await changeNames(admin, root.userId, { firstName: 'Eve' })).status, 404);
  t.equal((await changeNames(root, root.userId, { firstName: 'Root' })).status, 200);
});

t.test('a person who knows the current password changes it; other sessions end', async (t) => {
  const ada = await user();
  const [elsewhere] = [await api.session(ada)];
  const { status, body } = await changePassword(ada, testPassword);
  t.equal(status, 200);
  t.match(body.message, /signed out everywhere else/);
  const now = { ...ada, token: body.data.token };
  t.same((await api.call(now, 'GET', '/Auth/sessions')).body.data.length, 1);
  for (const person of [ada, elsewhere]) t.equal((await api.call(person, 'GET', '/Auth/sessions')).status, 401);
  const login = (password: string) => api.call(null, 'POST', '/Auth/login', { email: ada.email, password });
  t.equal((await login(testPassword)).status, 401);
  t.equal((await login(newPassword)).status, 200);
  t.match(await auditOf(ada.userId), [{ action: 'password.changed', outcome: 'done' }]);
});

t.test('of two changes at the same moment one succeeds, and a reset is not undone by the old password', async (t) => {
  const ada = await user();
  const again = { ...ada, token: (await api.session(ada)).token };
  const both = await Promise.all([
    changePassword(ada, testPassword, `${newPassword} one`),
    changePassword(again, testPassword, `${newPassword} two`),
  ]);
  t.equal(both.filter(({ status }) => status === 200).length, 1);

  for (let round = 0; round < 3; round++) {
    const bob = await user();
    const link = { id: newId(), kind: 'reset' as const, userId: bob.userId };
    const token = await asPlatform(api.platform.database, (trx) => insertAccountLink(trx, link));
    const [reset] = await Promise.all([
      api.call(null, 'POST', '/Auth/reset-password', { token, newPassword: `${newPassword} reset` }),
      changePassword(bob, testPassword, `${newPassword} old`),
    ]);
    const login = (password: string) => api.call(null, 'POST', '/Auth/login', { email: bob.email, password });
    t.equal(reset.status, 200);
    t.equal((await login(`${newPassword} old`)).status, 401, 'a person with the old password is locked out');
    t.equal((await login(`${newPassword} reset`)).status, 200);
  }
});

t.test('a wrong current password is reported, counted with those at sign-in, and ends nothing', async (t) => {
  const ada = await user();
  const answers = [];
  for (let count = 0; count < 6; count++) answers.push(await changePassword(ada, 'not the password'));
  t.match(answers[0], { status: 400, body: { message: 'Your present password is not right.' } });
  t.same(
    answers.map(({ status }) => status),
    [400, 400, 400, 400, 400, 429],
  );
  t.equal((await api.call(null, 'POST', '/Auth/login', { email: ada.email, password: testPassword })).status, 429);
  t.equal((await api.call(ada, 'GET', '/Auth/sessions')).status, 200);
  t.match(await auditOf(ada.userId), [{ action: 'password.changed', outcome: 'refused' }]);
});

t.test('a new password must be another one, and a good one', async (t) => {
  const ada = await user();
  t.match(await changePassword(ada, testPassword, testPassword), { body: { message: /other than the present one/ } });
  t.match(await changePassword(ada, testPassword, 'norvane norvane'), { body: { message: /without your name/ } });
  t.match(await changePassword(ada, testPassword, 'short'), { body: { message: 'Use at least 12 characters' } });
});

for (const format of ['png', 'jpeg', 'webp', 'gif'] as const) {
  t.test(`a ${format} becomes a square of 256 pixels, whatever its name says`, async (t) => {
    const ada = await user();
    const { status, body } = await upload(ada, await picture(format), 'me.exe');
    t.equal(status, 200);
    const image = await fetchImage(ada, body.data.imagePath);
    t.equal(image.statusCode, 200);
    t.match(image.headers, { 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
    t.match(await sharp(image.rawPayload).metadata(), { width: 256, height: 256, format: 'webp' });
  });
}

t.test('another picture replaces the one before, whose file is removed; null removes the picture', async (t) => {
  const ada = await user();
  const paths: string[] = [];
  for (let count = 0; count < 2; count++) paths.push((await upload(ada, await picture('png'))).body.data.imagePath);
  const [before = '', after = ''] = paths;
  t.equal((await fetchImage(ada, before)).statusCode, 404);
  t.equal((await fetchImage(ada, after)).statusCode, 200);
  const keyOf = (path: string) => imageKey(ada, imageIdOf(path) ?? '');
  await t.rejects(storage.head(keyOf(before)));
  t.equal((await api.call(ada, 'DELETE', '/Users/profileimage')).status, 200);
  t.equal((await fetchImage(ada, after)).statusCode, 404);
  await t.rejects(storage.head(keyOf(after)));
});

t.test('a picture is seen by colleagues and by the platform, by nobody else', async (t) => {
  const ada = await user();
  const { imagePath } = (await upload(ada, await picture('png'))).body.data;
  const stranger = await api.person('ORGANIZATION_ADMIN', await api.organization());
  t.equal((await fetchImage(await user(), imagePath)).statusCode, 200);
  t.equal((await fetchImage(await api.person('PLATFORM_ADMIN', null), imagePath)).statusCode, 200);
  t.equal((await fetchImage(stranger, imagePath)).statusCode, 404);
  t.equal((await api.call(null, 'GET', imagePath)).status, 401);
});

t.test('files that are no picture, damaged, too large or a bomb are refused', async (t) => {
  const ada = await user();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  t.match(await upload(ada, svg, 'me.svg'), { status: 415, body: { message: /PNG, JPEG, WebP or GIF/ } });
  const good = await picture('jpeg');
  t.match(await upload(ada, good.subarray(0, good.length / 2)), { status: 400, body: { message: /damaged/ } });
  t.match(await upload(ada, await picture('png', 12_000, 12_000)), {
    status: 400,
    body: { message: /too many pixels/ },
  });
  const large = Buffer.concat([await picture('png'), Buffer.alloc(5 * 1024 * 1024)]);
  t.match(await upload(ada, large), { status: 413, body: { message: 'The file is larger than 5 MB' } });
  t.match(await api.call(ada, 'POST', '/Users/uploadprofileimage', {}), { status: 400 });
});

t.test('what a camera wrote into a picture is not kept', async (t) => {
  const ada = await user();
  const exif = { IFD0: { Copyright: 'Secret place' } };
  const content = await sharp(await picture('jpeg'))
    .withExif(exif)
    .toBuffer();
  const { body } = await upload(ada, content);
  t.equal((await sharp((await fetchImage(ada, body.data.imagePath)).rawPayload).metadata()).exif, undefined);
});

t.test('kinds of notification that a person does not want are not in the bell', async (t) => {
  const ada = await user();
  for (const [kind, ProcessingType] of Object.entries(processingTypes)) {
    await withTenant(database, organizationId, (trx) =>
      insertNotification(trx, { organizationId, userId: ada.userId, event: { ProcessingType, Message: kind } }),
    );
  }
  const shown = async () => (await api.call(ada, 'GET', '/api/Notification/recent')).body.data.length;
  const all = Object.keys(processingTypes).length;
  t.equal(await shown(), all);
  t.match(await api.call(ada, 'PATCH', '/api/Notification/choices', { import: false, summary: false }), {
    body: { data: { import: false, summary: false, keyFacts: true } },
  });
  t.equal(await shown(), all - 2);
  await api.call(ada, 'PATCH', '/api/Notification/choices', { summary: true });
  t.match((await api.call(ada, 'GET', '/api/Notification/choices')).body.data, { import: false, summary: true });
  t.equal((await api.call(ada, 'PATCH', '/api/Notification/choices', { weather: false })).status, 400);
});
