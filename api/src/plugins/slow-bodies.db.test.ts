import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { asPlatform } from '@bidloom/db';
import t from 'tap';
import { countDocuments, makeWorkspace, multipart, partHead, pdf } from '../testing/documents.ts';
import { startTestApi } from '../testing/main.ts';
import { listen } from '../testing/streams.ts';

// Long enough for a machine that has a lot else to do.
t.setTimeout(120_000);

const api = await startTestApi({ bodyTimes: { idle: 1, whole: 2, slowest: 100_000 } });
t.teardown(() => api.close());
const { port } = new URL(await listen(api));
const organizationId = await api.organization();
const ada = await api.person('ORGANIZATION_USER', organizationId);
const form = multipart([]).headers['content-type'] ?? '';
const json = 'application/json';

/** Opens a request by hand and sends everything except the body. */
async function begin(
  path: string,
  { type = form, length = 5_000_000, token = ada.token, at = port } = {},
): Promise<Socket> {
  const socket = connect(Number(at), '127.0.0.1');
  await once(socket, 'connect');
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost:3000',
    `Authorization: Bearer ${token}`,
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  return socket;
}

/** What the server answers until it closes the connection. */
async function answerOf(socket: Socket) {
  const answer = await text(socket);
  const body = answer.slice(answer.indexOf('\r\n\r\n') + 4);
  return {
    status: Number(answer.split(' ')[1]),
    answer,
    body: body && JSON.parse(body.replace(/^[0-9a-f]+\r\n|\r\n0\r\n\r\n$/g, '')),
  };
}

const refusal = { success: false, code: 'request_timeout', message: /too slowly/ };

t.test('of sixty uploads that become silent, none stays and nothing is left of them', async (t) => {
  const workspaceId = await makeWorkspace(api, organizationId);
  const path = `/workspaces/${workspaceId}/documents/upload`;
  const puts: Promise<unknown>[] = [];
  const { storage } = api.platform;
  const put = storage.put.bind(storage);
  t.teardown(() => Object.assign(storage, { put }));
  storage.put = (...input) => {
    const result = put(...input);
    puts.push(
      result.then(
        () => 'stored',
        () => 'refused',
      ),
    );
    return result;
  };
  const answers = Array.from({ length: 60 }, async (_, index) => {
    const socket = await begin(path);
    socket.write(partHead('files', `Slow ${index}.pdf`));
    // Some send nothing, some begin with a file that is checked, some are already being stored.
    if (index % 3 > 0) socket.write(pdf());
    if (index % 3 > 1) socket.write(Buffer.alloc(300_000, 32));
    return answerOf(socket);
  });
  for (const { status, body, answer } of await Promise.all(answers)) {
    t.equal(status, 408);
    t.match(body, refusal);
    t.match(answer, /^connection: close\r$/im);
  }
  t.ok(puts.length >= 20, 'some data was on its way');
  t.same(new Set(await Promise.all(puts)), new Set(['refused']));
  t.equal(await countDocuments(api, workspaceId), 0);
});

t.test('silence ends an upload long before its whole time is over', async (t) => {
  const patient = await startTestApi({ bodyTimes: { idle: 1, whole: 3600, slowest: 1 } });
  t.teardown(() => patient.close());
  const { port: at } = new URL(await listen(patient));
  const { token } = await patient.person('ORGANIZATION_USER', await patient.organization());
  const socket = await begin('/Keywords', { type: json, length: 500_000, token, at });
  socket.write('{"text":"');
  t.match(await answerOf(socket), { status: 408, body: refusal });
});

t.test('a sheet that becomes silent is no import', async (t) => {
  const socket = await begin(`/Keywords/import-excel/${organizationId}/all`);
  socket.write(Buffer.concat([partHead('file', 'Keywords.xlsx'), Buffer.from('PK\u0003\u0004')]));
  t.match(await answerOf(socket), { status: 408, body: refusal });
  const imports = await asPlatform(api.platform.database, (trx) =>
    trx.selectFrom('imports').select('id').where('organizationId', '=', organizationId).execute(),
  );
  t.same(imports, []);
});

t.test('a client that sends just enough not to be silent is ended, too', async (t) => {
  const workspaceId = await makeWorkspace(api, organizationId);
  for (const [path, type, first] of [
    [
      `/workspaces/${workspaceId}/documents/upload`,
      form,
      Buffer.concat([partHead('files', 'a.pdf'), Buffer.from(pdf())]),
    ],
    ['/Keywords', json, '{"text":"'],
  ] as const) {
    const socket = await begin(path, { type, length: 500_000 });
    socket.on('error', () => {});
    socket.write(first);
    const drip = setInterval(() => socket.write('x'), 100);
    const { status, body } = await answerOf(socket);
    clearInterval(drip);
    t.equal(status, 408, path);
    t.match(body, refusal);
  }
  t.equal(await countDocuments(api, workspaceId), 0);
});

t.test('an unwanted body does not keep the connection open after the answer', async (t) => {
  const socket = await begin('/Keywords/import-excel/none/all', { token: 'nonsense' });
  t.equal((await answerOf(socket)).status, 401);
});

t.test('headers that do not end are not waited for', async (t) => {
  const { server } = api.app;
  t.match(server, { headersTimeout: 20_000, requestTimeout: 7_200_000 });
  server.headersTimeout = 500;
  t.teardown(() => Object.assign(server, { headersTimeout: 20_000 }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-More');
  t.match(await text(socket), /^HTTP\/1\.1 408 /);
});

t.test('a client that waits for the server is not ended', async (t) => {
  const workspaceId = await makeWorkspace(api, organizationId);
  const { storage } = api.platform;
  const put = storage.put.bind(storage);
  t.teardown(() => Object.assign(storage, { put }));
  storage.put = async (key, body, options) => {
    await wait(3000);
    return put(key, body, options);
  };
  const content = Buffer.concat([Buffer.from(pdf()), Buffer.alloc(8_000_000, 32)]);
  const { payload } = multipart([{ name: 'Large.pdf', content }]);
  const socket = await begin(`/workspaces/${workspaceId}/documents/upload`, { length: payload.length });
  socket.write(payload);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  t.match(String(answer), /^HTTP\/1\.1 200 /);
  socket.destroy();
});

t.test('sign-in takes no more than 16 KB', async (t) => {
  const { status, body } = await api.call(null, 'POST', '/Auth/login', { email: 'x'.repeat(17_000), password: 'x' });
  t.equal(status, 413);
  t.equal(body.code, 'too_large');
  t.equal((await api.call(null, 'POST', '/Auth/otp-login', { token: 'x'.repeat(17_000), otp: '1' })).status, 413);
  t.equal((await api.call(null, 'POST', '/Auth/login', { email: 'x'.repeat(15_000), password: 'x' })).status, 400);
});
