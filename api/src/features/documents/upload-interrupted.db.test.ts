import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { ObjectNotFoundError } from '@bidloom/platform';
import t from 'tap';
import { countDocuments, makeWorkspace, multipart, partHead, pdf } from '../../testing/documents.ts';
import { startTestApi } from '../../testing/main.ts';
import { listen } from '../../testing/streams.ts';

const megabyte = 1024 * 1024;
const api = await startTestApi();
t.teardown(() => api.close());
const address = await listen(api);
const organizationId = await api.organization();
const ada = await api.person('ORGANIZATION_USER', organizationId);
const { headers } = multipart([]);

/** What the storage was asked to take; it still does all of it itself. */
const puts: { key: string; result: Promise<unknown> }[] = [];
const { storage } = api.platform;
const put = storage.put.bind(storage);
const started = Promise.withResolvers<void>();
storage.put = (key, body, options) => {
  const result = put(key, body, options);
  puts.push({ key, result: result.catch((error) => error) });
  if (puts.length === 2) started.resolve();
  return result;
};

function open(workspaceId: string): ClientRequest {
  return request(`${address}/workspaces/${workspaceId}/documents/upload`, {
    method: 'POST',
    agent: false,
    headers: { ...headers, authorization: `Bearer ${ada.token}` },
  });
}

async function write(upload: ClientRequest, bytes: Buffer): Promise<void> {
  if (!upload.write(bytes)) await once(upload, 'drain');
}

t.test('a client that leaves in the middle leaves complete files, and nothing half', async (t) => {
  const workspaceId = await makeWorkspace(api, organizationId);
  const upload = open(workspaceId);
  upload.on('error', () => {});
  await write(upload, Buffer.concat([partHead('files', 'Whole.pdf'), Buffer.from(`${pdf()}\r\n`)]));
  await write(upload, Buffer.concat([partHead('files', 'Half.pdf'), Buffer.from(pdf())]));
  await write(upload, Buffer.alloc(megabyte, 32));
  await started.promise;
  upload.destroy();

  const [whole, half] = puts;
  t.match(await half?.result, Error, 'the storage took nothing');
  await t.rejects(storage.head(half?.key ?? ''), ObjectNotFoundError);
  await storage.head(whole?.key ?? '');
  const { body } = await api.call(ada, 'GET', `/workspaces/${workspaceId}/documents/info`);
  t.same(
    body.data.map(({ fileName }: { fileName: string }) => fileName),
    ['Whole.pdf'],
  );
});

t.test('a body that breaks off is the sender’s fault, and leaves nothing', async (t) => {
  const workspaceId = await makeWorkspace(api, organizationId);
  const { payload } = multipart([{ name: 'Cut.pdf', content: pdf() }]);
  for (const [body, contentType] of [
    [payload.subarray(0, -30), headers['content-type']],
    [multipart([{ name: 'Cut.exe', content: 'MZ' }]).payload.subarray(0, -30), headers['content-type']],
    [payload, 'multipart/form-data'],
    [Buffer.from('nothing of the kind'), headers['content-type']],
  ] as const) {
    const answer = await api.app.inject({
      method: 'POST',
      url: `/workspaces/${workspaceId}/documents/upload`,
      headers: { authorization: `Bearer ${ada.token}`, 'content-type': contentType },
      payload: body,
    });
    t.equal(answer.statusCode, 400);
  }
  t.equal(await countDocuments(api, workspaceId), 0);
});

t.test('a file over the limit is refused, and is never whole in memory', async (t) => {
  const workspaceId = await makeWorkspace(api, organizationId);
  const upload = open(workspaceId);
  const answered = once(upload, 'response') as Promise<[IncomingMessage]>;
  const block = Buffer.alloc(megabyte, 32);
  const before = process.memoryUsage().rss;
  let peak = 0;
  await write(upload, Buffer.concat([partHead('files', 'Huge.pdf'), Buffer.from(pdf())]));
  for (let sent = 0; sent < 200; sent += 1) {
    await write(upload, block);
    peak = Math.max(peak, process.memoryUsage().rss - before);
  }
  upload.end(Buffer.concat([Buffer.from('\r\n'), multipart([{ name: 'Small.pdf', content: pdf() }]).payload]));
  const [answer] = await answered;
  const { data } = (await json(answer)) as { data: object };
  t.match(data, {
    uploaded: [{ fileName: 'Small.pdf' }],
    failed: [{ fileName: 'Huge.pdf', errors: ['Huge.pdf is larger than 200 MB'] }],
  });
  const [huge] = puts.slice(-2);
  await t.rejects(storage.head(huge?.key ?? ''), ObjectNotFoundError);
  t.ok(peak < 120 * megabyte, `${Math.round(peak / megabyte)} MB more for 200 MB sent`);
});
