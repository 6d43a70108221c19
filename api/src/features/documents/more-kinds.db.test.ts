import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { acceptedDocumentTypes, convertedDocumentTypes } from '@bidloom/contract/documents';
import { newId, withTenant } from '@bidloom/db';
import { removeObjects } from '@bidloom/jobs';
import t from 'tap';
import { ZipFile } from 'yazl';
import { makeWorkspace, pdf, upload } from '../../testing/documents.ts';
import { startTestApi } from '../../testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const { database, storage } = api.platform;
const organizationId = await api.organization();
const ada = await api.person('ORGANIZATION_USER', organizationId);

async function zipOf(entries: Record<string, string>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(entries)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** An old Office file: the directory of a compound file, in the second sector or, with `far`, that many sectors further. */
function compound(stream: string, far = 1): Buffer {
  const file = Buffer.alloc(512 * (far + 2));
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(far, 48);
  for (const [index, [name, kind]] of (
    [
      ['Root Entry', 5],
      [stream, 2],
    ] as const
  ).entries()) {
    const at = 512 * (far + 1) + 128 * index;
    file.write(name, at, 'utf16le');
    file.writeUInt16LE(name.length * 2 + 2, at + 64);
    file.writeUInt8(kind, at + 66);
  }
  return file;
}

t.test('types are detected by the content of a file, old Office files by the list of their streams', async (t) => {
  api.platform.hasOffice = true;
  t.teardown(() => {
    api.platform.hasOffice = false;
  });
  const own = await makeWorkspace(api, organizationId);
  const archive = await zipOf({ 'xl/notes.txt': 'a folder called xl', 'word/terms.txt': 'and one called word' });
  const slides = await zipOf({ '[Content_Types].xml': '<Types/>', 'ppt/presentation.xml': '<p/>' });
  const files: [name: string, content: Buffer | string, expected: string][] = [
    ['Bid.zip', archive, 'application/zip'],
    ['Scope.doc', compound('WordDocument'), 'application/msword'],
    ['Large.doc', compound('WordDocument', 5000), 'application/msword'],
    ['Prices.xls', compound('Workbook'), 'application/vnd.ms-excel'],
    ['Visit.ppt', compound('PowerPoint Document'), 'application/vnd.ms-powerpoint'],
    ['Letter.msg', compound('__substg1.0_0037001F'), 'application/vnd.ms-outlook'],
    ['Letter.eml', 'Received: x\r\nSubject: Gr\xfc\xdfe\r\n\r\nHi', 'message/rfc822'],
    ['Terms.rtf', '{\\rtf1 Terms}', 'application/rtf'],
    ['Terms 2.doc', '{\\rtf1 More terms}', 'application/rtf'],
    ['Plan.tif', Buffer.concat([Buffer.from('II*\0\b\0\0\0', 'latin1'), Buffer.alloc(300)]), 'image/tiff'],
    ['Slides.pptx', slides, 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  ];
  const { body } = await upload(
    api,
    ada,
    own,
    files.map(([name, content]) => ({ name, content })),
  );
  t.same(body.data.failed, []);
  const { body: list } = await api.call(ada, 'GET', `/workspaces/${own}/documents/info`);
  const types = new Map(
    list.data.map((each: { fileName: string; mediaType: string }) => [each.fileName, each.mediaType]),
  );
  for (const [name, , expected] of files) t.equal(types.get(name), expected, name);
  for (const [name, content, reason] of [
    ['Sheet.doc', compound('Workbook'), /is not an old Word document: it is an old Excel sheet/],
    ['Locked.docx', compound('EncryptedPackage'), /protected by a password/],
    ['Odd.doc', 'plain words', /is not an old Word document: it is plain text/],
    ['Odd.zip', pdf(), /is not a ZIP archive: it is a PDF/],
    ['Odd.eml', pdf(), /is not an e-mail: it is a PDF/],
    ['Setup.exe', 'MZ', /of a kind that can't be read/],
  ] as const) {
    const { body: refused } = await upload(api, ada, own, [{ name, content }]);
    t.match(refused.message, reason, name);
  }
});

t.test(
  'where LibreOffice is missing, files that need it are refused at the upload, and the list of types says so',
  async (t) => {
    const own = await makeWorkspace(api, organizationId);
    const { status, body } = await upload(api, ada, own, [{ name: 'Scope.doc', content: compound('WordDocument') }]);
    t.equal(status, 400);
    t.match(body.message, /^Scope\.doc: This is an old Word document, which this server can't read\. Save it as/);
    const advice = async () => {
      const { body } = await api.call(ada, 'GET', '/documents/types');
      return body.data
        .filter((type: { advice: string | null }) => type.advice)
        .map(({ extensions: [first] }: { extensions: string[] }) => first);
    };
    t.same(
      await advice(),
      convertedDocumentTypes.map((type) => acceptedDocumentTypes[type][0]),
    );
    api.platform.hasOffice = true;
    t.same(await advice(), []);
    api.platform.hasOffice = false;
  },
);

async function add(workspaceId: string, name: string, content: Buffer | string = name): Promise<string> {
  const { body } = await upload(api, ada, workspaceId, [{ name, content }]);
  return body.data.uploaded[0].id;
}

const setRow = (id: string, row: Record<string, unknown>) =>
  withTenant(database, organizationId, (trx) => trx.updateTable('documents').set(row).where('id', '=', id).execute());

t.test('a converted copy is shown instead of the file, and is removed with it', async (t) => {
  const own = await makeWorkspace(api, organizationId);
  const id = await add(own, 'Scope.txt', 'the original');
  const address = `/workspaces/${own}/documents/${id}/content?rendition=true`;
  const before = await api.app.inject({ url: address, headers: { authorization: `Bearer ${ada.token}` } });
  t.match(before, { statusCode: 200, body: 'the original' }, 'without one, the file itself');
  const key = `${organizationId}/renditions/${newId()}`;
  await storage.put(key, Readable.from(['%PDF-copy']), { contentType: 'application/pdf' });
  const about = { renditionMediaType: 'application/pdf', renditionSize: 9, renditionSha256: '' };
  await setRow(id, { renditionKey: key, ...about });
  const { body } = await api.call(ada, 'GET', `/workspaces/${own}/documents/info`);
  t.match(body.data, [{ renditionMediaType: 'application/pdf', mediaType: 'text/plain' }]);
  t.notOk('renditionKey' in body.data[0]);
  const shown = await api.app.inject({
    url: address,
    headers: { authorization: `Bearer ${ada.token}`, range: 'bytes=0-3' },
  });
  t.match(shown, { statusCode: 206, body: '%PDF', headers: { 'content-type': 'application/pdf' } });
  t.match(shown.headers['content-disposition'], /Scope\.txt\.pdf/);
  const stranger = await api.person('ORGANIZATION_USER', await api.organization());
  t.equal((await api.call(stranger, 'GET', address)).status, 404);
  const removed = new Promise<string[]>((resolve) => {
    void api.platform.queue.work(removeObjects, { concurrency: 1 }, async ({ payload }) => resolve(payload.keys));
  });
  t.equal((await api.call(ada, 'DELETE', `/workspaces/${own}/documents/${id}`)).status, 200);
  t.same(await removed, [`${organizationId}/documents/${id}`, key]);
});

t.test('deleting an archive keeps what came out of it, or removes all of it along', async (t) => {
  const own = await makeWorkspace(api, organizationId);
  const [archive, inner, part] = [
    await add(own, 'bid.zip', await zipOf({ 'a.txt': 'a' })),
    await add(own, 'inner.zip', await zipOf({ 'b.txt': 'b' })),
    await add(own, 'part.txt'),
  ];
  await add(own, 'other.txt');
  await setRow(inner, { parentId: archive, parentEntry: 0, folder: 'Volume 1' });
  await setRow(part, { parentId: inner, parentEntry: 0 });
  const names = async () => {
    const { body } = await api.call(ada, 'GET', `/workspaces/${own}/documents/info`);
    return body.data.map(({ fileName, parentId }: { fileName: string; parentId: string | null }) => [
      fileName,
      parentId,
    ]);
  };
  t.equal((await api.call(ada, 'DELETE', `/workspaces/${own}/documents/${archive}`)).status, 200);
  t.same(await names(), [
    ['inner.zip', null],
    ['part.txt', inner],
    ['other.txt', null],
  ]);
  t.equal((await api.call(ada, 'DELETE', `/workspaces/${own}/documents/${inner}?contents=true`)).status, 200);
  t.same(await names(), [['other.txt', null]]);
  t.equal((await api.call(ada, 'DELETE', `/workspaces/${own}/documents/${inner}?contents=true`)).status, 404);
});

t.test('archives are not searched', async (t) => {
  const own = await makeWorkspace(api, organizationId);
  const id = await add(own, 'bid.zip', await zipOf({ 'a.txt': 'a' }));
  await setRow(id, { status: 'ready', pages: 0 });
  t.equal((await api.call(ada, 'GET', `/workspaces/${own}/documents/HasAnyDocumentForChat`)).body.data, false);
  t.same((await api.call(ada, 'GET', `/workspaces/${own}/documents/info-chat-ready-document`)).body.data, []);
  const start = () =>
    api.call(ada, 'POST', '/AI/keyword-extraction', { workspaceId: own, customKeywords: ['warranty'] });
  t.match(await start(), { status: 409, body: { message: /no documents that can be asked/ } });
  const terms = await add(own, 'a.txt', Buffer.from('a'));
  await setRow(terms, { status: 'ready', pages: 1, parentId: id, parentEntry: 0 });
  const { documents } = (await start()).body.data as { documents: { id: string }[] };
  t.same(
    documents.map((document) => document.id),
    [terms],
    'a run counts what came out of the archive, not the archive',
  );
});
