import { asPlatform, newId, withTenant } from '@bidloom/db';
import { ingestDocument, readerVersion, removeObjects } from '@bidloom/jobs';
import type { NotificationData, PlatformEvent } from '@bidloom/platform';
import t from 'tap';
import { makeWorkspace, pdf, upload } from '../../testing/documents.ts';
import { startTestApi } from '../../testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const { database, events, queue } = api.platform;
const organizationId = await api.organization();
const ada = await api.person('ORGANIZATION_USER', organizationId);
const workspaceId = await makeWorkspace(api, organizationId);
const base = `/workspaces/${workspaceId}/documents`;

async function add(name: string, content: Buffer | string = pdf(), workspace = workspaceId): Promise<string> {
  const { body } = await upload(api, ada, workspace, [{ name, content }]);
  return body.data.uploaded[0].id;
}

async function setRow(id: string, row: Record<string, unknown>): Promise<void> {
  await withTenant(database, organizationId, (trx) =>
    trx.updateTable('documents').set(row).where('id', '=', id).execute(),
  );
}

function getRow(id: string) {
  return asPlatform(database, (trx) => trx.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst());
}

async function content(id: string, headers: Record<string, string> = {}, query = '') {
  const answer = await api.app.inject({
    url: `${base}/${id}/content${query}`,
    headers: { authorization: `Bearer ${ada.token}`, ...headers },
  });
  return { status: answer.statusCode, headers: answer.headers, text: answer.body };
}

t.test('documents are searched by name, category and tag', async (t) => {
  const own = await makeWorkspace(api, organizationId);
  const [a, b] = [await add('Valve list.pdf', pdf(), own), await add('Terms.pdf', pdf('t'), own)];
  await api.call(ada, 'PATCH', `/workspaces/${own}/documents/${a}/category`, { category: ' Technical ' });
  await api.call(ada, 'PATCH', `/workspaces/${own}/documents/${b}/tags`, { tags: ['payment', 'payment', '100%'] });
  const found = async (query: string) => {
    const { body } = await api.call(ada, 'GET', `/workspaces/${own}/documents/search?${query}`);
    return body.data.map(({ fileName }: { fileName: string }) => fileName);
  };
  t.same(await found('SearchTerm=VALVE'), ['Valve list.pdf']);
  t.same(await found('searchTerm=technic'), ['Valve list.pdf']);
  t.same(await found('searchTerm=00%25'), ['Terms.pdf'], 'in a tag, with its wildcard taken literally');
  t.same(await found('category=Technical'), ['Valve list.pdf']);
  t.same(await found('tag=payment'), ['Terms.pdf']);
  t.same(await found('status=ready'), []);
  t.same(await found('SortBy=fileName&SortDescending=false'), ['Terms.pdf', 'Valve list.pdf']);
  t.equal((await api.call(ada, 'GET', `${base}/search?sortBy=objectKey`)).status, 400);
  for (const query of ['tag=%00', 'category=%00', 'searchTerm=%00']) {
    t.equal((await api.call(ada, 'GET', `${base}/search?${query}`)).status, 400, query);
  }
  const removed = await api.call(ada, 'PATCH', `/workspaces/${own}/documents/${a}/category`, { category: '' });
  t.match(removed.body.data, { category: null, tags: [] });
});

t.test('the list says whether questions can be asked', async (t) => {
  const own = await makeWorkspace(api, organizationId);
  const id = await add('Scope.pdf', pdf(), own);
  const has = async () => (await api.call(ada, 'GET', `/workspaces/${own}/documents/HasAnyDocumentForChat`)).body.data;
  t.equal(await has(), false);
  await setRow(id, { status: 'ready', pages: 1 });
  t.equal(await has(), true);
  const ready = await api.call(ada, 'GET', `/workspaces/${own}/documents/info-chat-ready-document`);
  t.match(ready.body.data, [{ id, status: 'ready', pages: 1 }]);
});

t.test('a file is given back whole or in part', async (t) => {
  const text = pdf('0123456789');
  const id = await add('Ranges.pdf', text);
  const whole = await content(id);
  t.equal(whole.text, text);
  t.match(whole.headers, {
    'content-type': 'application/pdf',
    'accept-ranges': 'bytes',
    'content-length': String(text.length),
    'content-disposition': /^inline/,
  });
  for (const [range, expected, shown] of [
    ['bytes=0-4', '%PDF-', `bytes 0-4/${text.length}`],
    ['bytes=5-', text.slice(5), `bytes 5-${text.length - 1}/${text.length}`],
    ['bytes=-6', text.slice(-6), `bytes ${text.length - 6}-${text.length - 1}/${text.length}`],
  ] as const) {
    const part = await content(id, { range });
    t.match(part, { status: 206, text: expected, headers: { 'content-range': shown } }, range);
  }
  t.match(await content(id, { range: 'bytes=900-' }), {
    status: 416,
    headers: { 'content-range': `bytes */${text.length}` },
  });
});

t.test('what is shown can not run', async (t) => {
  const page = await add('page.txt', '<script>alert(1)</script>');
  const shown = await content(page);
  t.match(shown.headers, {
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'content-security-policy': /sandbox/,
  });
  t.match((await content(page, {}, '?download=true')).headers, { 'content-disposition': /^attachment/ });
});

const onS3 = Boolean(process.env.TEST_S3_ENDPOINT);

t.test('a signed address of S3 opens the file, and no other', { skip: !onS3 && 'the files are on disk' }, async (t) => {
  const text = pdf('signed by S3');
  const { body } = await api.call(ada, 'POST', `${base}/${await add('Signed.pdf', text)}/sas`);
  const opened = await fetch(body.data.sasUrl);
  t.equal(await opened.text(), text);
  const url = new URL(body.data.sasUrl);
  url.pathname = url.pathname.slice(0, -1) + (url.pathname.endsWith('0') ? '1' : '0');
  t.equal((await fetch(url)).status, 403);
});

t.test('a signed address of the disk opens the file for a while, and nothing else', async (t) => {
  const api = await startTestApi({}, { onDisk: true });
  t.teardown(() => api.close());
  const addHere = async (name: string, content: string) =>
    (await upload(api, ada, workspaceId, [{ name, content }])).body.data.uploaded[0].id;
  const text = pdf('signed');
  const id = await addHere('Größe 1.pdf', text);
  const { status, body } = await api.call(ada, 'POST', `${base}/${id}/sas`);
  t.equal(status, 200);
  const remaining = Date.parse(body.data.sasExpiryDate) - Date.now();
  t.ok(remaining > 14 * 60_000 && remaining <= 15 * 60_000);
  const { pathname, search } = new URL(body.data.sasUrl);
  const { sid: sessionId } = api.app.jwt.decode(ada.token) as { sid: string };
  const asAda = { cookie: `bidloom_session=${ada.token}` };
  const opened = await api.app.inject({ url: pathname + search, headers: asAda });
  t.equal(opened.body, text);
  t.match(
    opened.headers['content-disposition'],
    /^inline; filename="Gr__e 1\.pdf"; filename\*=UTF-8''Gr%C3%B6%C3%9Fe%201\.pdf$/,
  );

  const other = await addHere('Other.pdf', pdf('other'));
  const changed = [
    [pathname.replace(id, other), search],
    [pathname, search.replace(/expires=\d+/, 'expires=9999999999')],
    [pathname, search.replace('inline=1', 'inline=0')],
    [pathname, search.replace('application%2Fpdf', 'text%2Fhtml')],
    [pathname, search.replace(/signature=...../, 'signature=AAAAA')],
    [pathname, ''],
  ] as const;
  for (const [path, query] of changed) {
    t.equal((await api.app.inject({ url: `${path}${query}`, headers: asAda })).statusCode, 404, query);
  }
  const objectKey = (await getRow(id))?.objectKey ?? '';
  const options = { sessionId, fileName: 'x.pdf', contentType: 'application/pdf' };
  const expired = new URL((await api.platform.storage.signedUrl(objectKey, { ...options, seconds: -1 })).url);
  t.equal(
    (await api.app.inject({ url: expired.pathname + expired.search, headers: asAda })).statusCode,
    404,
    'expired',
  );

  const colleague = await api.person('ORGANIZATION_USER', organizationId);
  for (const headers of [{}, { authorization: `Bearer ${colleague.token}` }]) {
    const foreign = await api.app.inject({ url: pathname + search, headers });
    t.equal(foreign.statusCode, 404, 'another session, or none');
  }
});

t.test('a page is given as it was read', async (t) => {
  const id = await add('Pages.pdf');
  t.match(await api.call(ada, 'GET', `${base}/${id}/pages/1`), {
    status: 404,
    body: { message: 'Page 1 has not been read' },
  });
  await setRow(id, { status: 'ready', pages: 1 });
  const page = { number: 1, width: 595, height: 842, text: 'Ten pumps', source: 'text' };
  await withTenant(database, organizationId, (trx) =>
    trx
      .insertInto('documentPages')
      .values({ ...page, organizationId, documentId: id, words: Buffer.alloc(0), blocks: '[]' })
      .execute(),
  );
  t.same((await api.call(ada, 'GET', `${base}/${id}/pages/1`)).body.data, page);
  t.match(await api.call(ada, 'GET', `${base}/${id}/pages/2`), {
    status: 404,
    body: { message: 'The document has no page 2; it has 1' },
  });
  t.equal((await api.call(ada, 'GET', `${base}/${id}/pages/0`)).status, 400);
});

t.test('a ready document is read again beside its content, by one job at a time', async (t) => {
  const id = await add('Older.pdf');
  await setRow(id, { status: 'ready', readerVersion: null });
  const old = (await getRow(id))?.jobId;
  const listed = async () =>
    (await api.call(ada, 'GET', `${base}/info`)).body.data.find((document: { id: string }) => document.id === id);
  t.match(await listed(), { status: 'ready', readByOlderVersion: true });
  const answers = await Promise.all([1, 2].map(() => api.call(ada, 'POST', `${base}/${id}/retry`)));
  t.same(answers.map(({ status }) => status).sort(), [200, 409]);
  t.match(answers.find(({ status }) => status === 200)?.body.data, { status: 'ready', failure: null });
  const first = (await getRow(id))?.rereadJobId;
  t.ok(first);
  t.equal((await getRow(id))?.jobId, old, 'the job that read it stays');
  await setRow(id, { rereadJobId: newId() });
  t.equal((await api.call(ada, 'POST', `${base}/${id}/retry`)).status, 200, 'a job that is gone delays nobody');
  await setRow(id, { readerVersion, rereadJobId: null });
  t.match(await listed(), { readByOlderVersion: false });
  await setRow(id, { status: 'failed', readerVersion: null });
  t.match(await listed(), { readByOlderVersion: false });
});

t.test('only documents of a kind that is read better since are offered to be read again', async (t) => {
  const older = { status: 'ready', readerVersion: 7 };
  const [word, converted, direct] = [
    await add('As Word.pdf', pdf('as Word')),
    await add('As old Word.pdf', pdf('as old Word')),
    await add('As PDF.pdf', pdf('as PDF')),
  ];
  await setRow(word, {
    ...older,
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  });
  await setRow(converted, { ...older, mediaType: 'application/msword' });
  await setRow(direct, { ...older, mediaType: 'application/pdf' });
  const areOffered = async (...ids: string[]) => {
    const { data } = (await api.call(ada, 'GET', `${base}/info`)).body;
    return ids.map((id) => data.find((document: { id: string }) => document.id === id).readByOlderVersion);
  };
  t.same(await areOffered(word, converted, direct), [false, false, true], 'check boxes of PDFs are read since');
  for (const id of [word, converted]) await setRow(id, { readerVersion: 6 });
  t.same(await areOffered(word, converted), [true, true], 'the viewer divides pages of Word files otherwise since');
  for (const id of [word, converted, direct]) await setRow(id, { readerVersion });
});

t.test('all that an older version read are read again by one call', async (t) => {
  const [older, other, newest, failed] = [
    await add('Older-1.pdf'),
    await add('Older-2.pdf'),
    await add('Newest.pdf'),
    await add('Failed.pdf'),
  ];
  for (const id of [older, other]) await setRow(id, { status: 'ready', readerVersion: null });
  await setRow(newest, { status: 'ready', readerVersion });
  await setRow(failed, { status: 'failed', readerVersion: null });
  const again = () => api.call(ada, 'POST', `${base}/read-again`);
  const { status, body } = await again();
  t.equal(status, 200);
  const ids = body.data.map(({ id }: { id: string }) => id);
  t.ok([older, other].every((id) => ids.includes(id)));
  t.notOk(ids.includes(newest) || ids.includes(failed));
  t.match(
    body.data.find(({ id }: { id: string }) => id === older),
    { status: 'ready', readByOlderVersion: true, isReadAgain: true },
  );
  t.same((await again()).body.data, [], 'those that are being read are left alone');
  const isReadAgain = async (id: string) => {
    const { body } = await api.call(ada, 'GET', `${base}/search?PageSize=100`);
    return body.data.find((document: { id: string }) => document.id === id)?.isReadAgain;
  };
  t.equal(await isReadAgain(older), true);
  await queue.cancel(ingestDocument, String((await getRow(older))?.rereadJobId));
  t.equal(await isReadAgain(older), false, 'a job that has ended without a word is not waited for');
  await setRow(other, { rereadJobId: newId() });
  t.equal(await isReadAgain(other), false, 'nor is one that is gone');
  t.same(
    (await again()).body.data.map(({ id }: { id: string }) => id).sort(),
    [older, other].sort(),
    'and both can be read',
  );
  for (const id of [older, other]) await setRow(id, { readerVersion, rereadJobId: null });
  t.same((await again()).body.data, []);
  t.equal((await api.call(ada, 'POST', `/workspaces/${newId()}/documents/read-again`)).status, 404);
});

t.test('reading is stopped and taken up again', async (t) => {
  const id = await add('Long.pdf');
  const started = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<void>();
  const runs: string[] = [];
  await queue.work(ingestDocument, { concurrency: 1 }, async ({ id: jobId, payload, signal }) => {
    if (payload.documentId !== id) return;
    runs.push(jobId);
    if (runs.length > 1) return;
    started.resolve();
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    stopped.resolve();
    signal.throwIfAborted();
  });
  await started.promise;
  await setRow(id, { status: 'processing', progress: JSON.stringify({ stage: 'reading', done: 1, total: 9 }) });
  const told = new Promise<NotificationData>((resolve) => {
    events.subscribe(({ type, data }) => type === 'notification' && resolve(data as NotificationData));
  });

  t.equal((await api.call(ada, 'POST', `${base}/${id}/retry`)).status, 409, 'nothing has failed yet');
  const cancelled = await api.call(ada, 'POST', `${base}/${id}/cancel`);
  t.match(cancelled.body.data, { status: 'failed', failure: /^Reading was stopped/, progress: null });
  await stopped.promise;
  t.match(await told, { id: null, event: { ProcessingType: 4, DocumentId: id, Status: 'failed' } });
  t.equal((await getRow(id))?.failureCode, 'cancelled');
  t.equal((await api.call(ada, 'POST', `${base}/${id}/cancel`)).status, 409, 'nothing is being read any more');

  const retried = await api.call(ada, 'POST', `${base}/${id}/retry`);
  t.match(retried.body.data, { status: 'uploaded', failure: null });
  const row = await getRow(id);
  t.equal(row?.failureCode, null);
  t.not(row?.jobId, runs[0], 'it is another job');
});

t.test('a document goes with its file and all that was read from it', async (t) => {
  const id = await add('Gone.pdf');
  const objectKey = (await getRow(id))?.objectKey ?? '';
  const removed = new Promise<string[]>((resolve) => {
    void queue.work(removeObjects, { concurrency: 1 }, async ({ payload }) => resolve(payload.keys));
  });
  const told = new Promise<PlatformEvent>((resolve) => {
    events.subscribe((event) => event.type === 'notification' && resolve(event));
  });
  t.equal((await api.call(ada, 'DELETE', `${base}/${id}`)).status, 200);
  t.match(await told, { userId: null, data: { id: null, event: { DocumentId: id, Status: 'deleted' } } });
  t.equal(await getRow(id), undefined);
  t.same(await removed, [objectKey]);
  t.equal((await api.call(ada, 'DELETE', `${base}/${id}`)).status, 404);
  t.equal((await content(id)).status, 404);
  await add('Gone.pdf');
  t.pass('its name is free again');
});

t.test("another tender's and another organisation's documents are not there", async (t) => {
  const id = await add('Ours.pdf');
  const stranger = await api.person('ORGANIZATION_ADMIN', await api.organization());
  const theirs = await makeWorkspace(api, String(stranger.organizationId));
  const second = await makeWorkspace(api, organizationId);
  const calls = [
    ['GET', '/content'],
    ['GET', '/pages/1'],
    ['POST', '/sas'],
    ['PATCH', '/category', { category: 'Taken' }],
    ['PATCH', '/tags', { tags: ['taken'] }],
    ['POST', '/cancel'],
    ['POST', '/retry'],
    ['DELETE', ''],
  ] as const;
  for (const [method, path, body] of calls) {
    for (const [person, workspace] of [
      [stranger, workspaceId],
      [stranger, theirs],
      [ada, second],
    ] as const) {
      const answer = await api.call(person, method, `/workspaces/${workspace}/documents/${id}${path}`, body);
      t.equal(answer.status, 404, `${method} ${path}`);
    }
  }
  for (const list of ['info', 'search', 'info-chat-ready-document', 'HasAnyDocumentForChat']) {
    t.equal((await api.call(stranger, 'GET', `${base}/${list}`)).status, 404, list);
  }
  t.match(await getRow(id), { category: null, tags: [], status: 'uploaded' });
});

t.test('nobody else comes in', async (t) => {
  t.equal((await api.call(null, 'GET', `${base}/info`)).status, 401);
  t.equal((await api.call(await api.person('PLATFORM_ADMIN', null), 'GET', `${base}/info`)).status, 403);
});
