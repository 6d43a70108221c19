import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { newId } from '@bidloom/db';
import t from 'tap';
import { fromBufferPromise } from 'yauzl';
import { makeWorkspace, pdf, upload } from '../../testing/documents.ts';
import { startTestApi } from '../../testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const organizationId = await api.organization();
const ada = await api.person('ORGANIZATION_USER', organizationId);
const workspaceId = await makeWorkspace(api, organizationId);
await api.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = api.app.server.address() as AddressInfo;

const large = randomBytes(3_000_000);
const files = { 'Scope.pdf': pdf(), 'Prices.csv': `Item,Price\n${'Pump,10\n'.repeat(2000)}`, 'Drawing.pdf': '' };
const ids: Record<string, string> = {};
for (const [name, content] of Object.entries(files)) {
  const bytes = content === '' ? Buffer.concat([Buffer.from(pdf()), large]) : content;
  const { body } = await upload(api, ada, workspaceId, [{ name, content: bytes }]);
  ids[name] = body.data.uploaded[0].id;
}
await api.call(ada, 'PATCH', `/workspaces/${workspaceId}/documents/${ids['Scope.pdf']}/category`, {
  category: '../Terms',
});

/** As a browser follows a link: by the cookie. `whole` is false where the connection was cut. */
async function follow(query = '', { cookie = `bidloom_session=${ada.token}`, workspace = workspaceId } = {}) {
  const path = `/workspaces/${workspace}/documents/zip${query}`;
  const sent = request({ port, host: '127.0.0.1', path, headers: { cookie } }).end();
  const [answer] = await once(sent, 'response');
  const bytes = await buffer(answer).catch(() => null);
  return { status: answer.statusCode, headers: answer.headers, bytes, whole: bytes !== null && answer.complete };
}

async function unpack(bytes: Buffer): Promise<Record<string, number>> {
  const zip = await fromBufferPromise(bytes, { strictFileNames: true });
  const found: Record<string, number> = {};
  for await (const entry of zip.eachEntry()) {
    found[entry.fileName] = (await buffer(await zip.openReadStreamPromise(entry))).length;
  }
  return found;
}

t.test('all files come as one ZIP by a link, in folders by category', async (t) => {
  const { status, headers, bytes } = await follow();
  t.equal(status, 200);
  t.equal(headers['content-type'], 'application/zip');
  t.match(headers['content-disposition'], /^attachment; .*Tender%20.*\.zip/);
  t.same(await unpack(bytes as Buffer), {
    '_Terms/Scope.pdf': pdf().length,
    'Without category/Prices.csv': files['Prices.csv'].length,
    'Without category/Drawing.pdf': pdf().length + large.length,
  });
});

t.test('chosen ones alone; what is not there, or of another tender or organisation, is refused', async (t) => {
  const { bytes } = await follow(`?ids=${ids['Prices.csv']},${ids['Scope.pdf']}`);
  t.same(Object.keys(await unpack(bytes as Buffer)).sort(), ['Without category/Prices.csv', '_Terms/Scope.pdf']);
  t.equal((await follow(`?ids=${newId()}`)).status, 404);
  t.equal((await follow('?ids=abc')).status, 400);
  const many = Array.from({ length: 301 }, () => newId()).join(',');
  t.equal((await follow(`?ids=${many}`)).status, 400);
  const empty = await makeWorkspace(api, organizationId);
  t.equal((await follow('', { workspace: empty })).status, 409);
  t.equal((await follow(`?ids=${ids['Scope.pdf']}`, { workspace: empty })).status, 404);
  const stranger = await api.person('ORGANIZATION_ADMIN', await api.organization());
  t.equal((await follow('', { cookie: `bidloom_session=${stranger.token}` })).status, 404);
  t.equal((await follow('', { cookie: '' })).status, 401);
});

t.test('an outage in the middle cuts the download, so that nobody takes half a ZIP for a whole one', async (t) => {
  const { storage } = api.platform;
  const { get } = storage;
  let opened = 0;
  storage.get = async (key, range) => {
    if (++opened === 3) throw new Error('the storage is away');
    return get.call(storage, key, range);
  };
  t.teardown(() => {
    storage.get = get;
  });
  const { whole } = await follow();
  t.equal(opened, 3);
  t.equal(whole, false);
});
