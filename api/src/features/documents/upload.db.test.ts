import { createHash } from 'node:crypto';
import { asPlatform } from '@bidloom/db';
import { ObjectNotFoundError } from '@bidloom/platform';
import t from 'tap';
import { countDocuments, makeWorkspace, pdf, upload } from '../../testing/documents.ts';
import { startTestApi } from '../../testing/main.ts';

const api = await startTestApi();
t.teardown(() => api.close());
const organizationId = await api.organization();
const ada = await api.person('ORGANIZATION_USER', organizationId);
const workspaceId = await makeWorkspace(api, organizationId);

async function info() {
  return (await api.call(ada, 'GET', `/workspaces/${workspaceId}/documents/info`)).body.data;
}

t.test('files are stored and queued to be read', async (t) => {
  const { status, body } = await upload(api, ada, workspaceId, [
    { name: 'Scope.pdf', content: pdf() },
    { name: 'Prices.csv', content: 'Item,Price\nPump,10\n' },
  ]);
  t.equal(status, 200);
  t.match(body, { success: true, message: 'Documents uploaded successfully', data: { failed: [] } });
  t.same(
    body.data.uploaded.map(({ fileName }: { fileName: string }) => fileName),
    ['Scope.pdf', 'Prices.csv'],
  );
  const [scope, prices] = await info();
  t.match(scope, {
    id: body.data.uploaded[0].id,
    fileName: 'Scope.pdf',
    mediaType: 'application/pdf',
    size: pdf().length,
    sha256: createHash('sha256').update(pdf()).digest('hex'),
    status: 'uploaded',
    createdBy: ada.userId,
    sasUrl: null,
  });
  t.equal(prices.mediaType, 'text/csv');
  const row = await asPlatform(api.platform.database, (trx) =>
    trx.selectFrom('documents').select(['jobId']).where('id', '=', scope.id).executeTakeFirstOrThrow(),
  );
  t.ok(row.jobId, 'the job that reads it is queued');
});

t.test('only the file is refused whose name the tender already has', async (t) => {
  await upload(api, ada, workspaceId, [{ name: 'Terms.pdf', content: pdf('1') }]);
  const { status, body } = await upload(api, ada, workspaceId, [
    { name: 'TERMS.PDF', content: pdf('2') },
    { name: 'Annex.pdf', content: pdf('3') },
    { name: 'annex.pdf', content: pdf('4') },
  ]);
  t.equal(status, 200);
  t.equal(body.message, 'Duplicate file names : TERMS.PDF, annex.pdf');
  t.match(body.data, {
    uploaded: [{ fileName: 'Annex.pdf' }],
    failed: [
      { fileName: 'TERMS.PDF', errors: ['Duplicate file names : TERMS.PDF'] },
      { fileName: 'annex.pdf', errors: ['Duplicate file names : annex.pdf'] },
    ],
  });
});

t.test('of two uploads of one name at once, one wins', async (t) => {
  const own = await makeWorkspace(api, organizationId);
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((text) => upload(api, ada, own, [{ name: 'Same.pdf', content: pdf(text) }])),
  );
  t.equal(answers.flatMap(({ body }) => body.data.uploaded).length, 1);
  t.equal(answers.flatMap(({ body }) => body.data.failed).length, 2);
  t.equal(await countDocuments(api, own), 1);
});

t.test('the content decides, and a bad file does not keep the others out', async (t) => {
  const program = Buffer.concat([Buffer.from('MZ\x90\x00\x03\x00', 'latin1'), Buffer.alloc(200_000, 7)]);
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex');
  const { status, body } = await upload(api, ada, workspaceId, [
    { name: 'Drawing.png', content: png },
    { name: 'Offer.pdf', content: program },
    { name: 'Note.txt', content: 'Größe: 10 m³ 🚰' },
  ]);
  t.equal(status, 200);
  t.equal(body.message, '1 of 3 files could not be accepted');
  t.same(
    body.data.uploaded.map(({ fileName }: { fileName: string }) => fileName),
    ['Drawing.png', 'Note.txt'],
  );
  t.match(body.data.failed, [{ fileName: 'Offer.pdf', errors: [/^Offer.pdf is not a PDF: it is a Windows program/] }]);
});

t.test('what can not be read is refused with the reason', async (t) => {
  for (const [name, content, reason] of [
    ['Empty.pdf', '', 'Empty.pdf is empty'],
    ['Setup.exe', 'MZ', /of a kind that can't be read/],
    ['List.csv', Buffer.from([65, 0, 66, 0]), /is not a CSV file/],
    ['Text.pdf', 'only words', /is not a PDF: it is plain text/],
    ['Latin.txt', Buffer.from([0x47, 0x72, 0xf6, 0xdf, 0x65]), /Save it as text in UTF-8/],
    ['Archive.docx', zip('holiday/photo.raw'), /is not a Word document: it is a ZIP archive/],
    ['Sheet.docx', zip('xl/workbook.xml'), /is not a Word document: it is an Excel sheet/],
    ['Old.docx', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]), /password/],
    ['Photo.jpg', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), /is not a JPEG image: it is a PNG image/],
  ] as const) {
    const { status, body } = await upload(api, ada, workspaceId, [{ name, content }]);
    t.equal(status, 400, name);
    t.match(body, { success: false, code: 'invalid_input', message: reason, errors: [reason], requestId: String });
    t.match(body.data, { uploaded: [], failed: [{ fileName: name, errors: [reason] }] }, name);
  }
});

t.test('where every file is refused, the whole is, in the shape of an upload', async (t) => {
  const own = await makeWorkspace(api, organizationId);
  const two = [
    { name: 'One.pdf', content: pdf('1') },
    { name: 'Two.pdf', content: pdf('2') },
  ];
  t.equal((await upload(api, ada, own, two)).status, 200);
  t.match(await upload(api, ada, own, two), {
    status: 400,
    body: {
      success: false,
      code: 'invalid_input',
      message: 'Duplicate file names : One.pdf, Two.pdf',
      errors: ['Duplicate file names : One.pdf', 'Duplicate file names : Two.pdf'],
      data: { uploaded: [], failed: [{ fileName: 'One.pdf' }, { fileName: 'Two.pdf' }] },
    },
  });
  const mixed = await upload(api, ada, own, [
    { name: 'One.pdf', content: pdf('1') },
    { name: 'Setup.exe', content: 'MZ' },
  ]);
  t.match(mixed, { status: 400, body: { message: '2 of 2 files could not be accepted' } });
  t.equal(await countDocuments(api, own), 2);
});

t.test('Office files are recognised by their contents, also with a name that has no ending', async (t) => {
  const own = await makeWorkspace(api, organizationId);
  await upload(api, ada, own, [
    { name: 'Letter.docx', content: zip('word/document.xml') },
    { name: 'Prices.xlsx', content: zip('xl/workbook.xml') },
    { name: 'Annex 4.2', content: pdf() },
    { name: 'Wide.txt', content: Buffer.from('\ufeffwide', 'utf16le') },
  ]);
  const { body } = await api.call(ada, 'GET', `/workspaces/${own}/documents/info`);
  t.same(
    body.data.map(({ mediaType }: { mediaType: string }) => mediaType.replace(/^.*\./, '')),
    ['document', 'sheet', 'application/pdf', 'text/plain'],
  );
});

t.test('names are data: paths, control characters and length are taken out, emoji stay', async (t) => {
  const own = await makeWorkspace(api, organizationId);
  const long = `${'n'.repeat(300)}.pdf`;
  const { body } = await upload(api, ada, own, [
    { name: '../../etc/passwd.pdf', content: pdf() },
    { name: '..\\\\..\\\\boot.pdf', content: pdf() },
    { name: 'nul\0name.pdf', content: pdf() },
    { name: 'Angebot 🚰 ünïcode.pdf', content: pdf() },
    { name: long, content: pdf() },
    { name: '..', content: pdf() },
  ]);
  t.same(body.data.failed, []);
  t.same(
    body.data.uploaded.map(({ fileName }: { fileName: string }) => fileName),
    ['passwd.pdf', 'boot.pdf', 'nulname.pdf', 'Angebot 🚰 ünïcode.pdf', `${'n'.repeat(251)}.pdf`, 'unnamed'],
  );
});

t.test('a request without files, or into a tender that is not there, is refused', async (t) => {
  t.match(await upload(api, ada, workspaceId, []), { status: 400, body: { message: 'files is a required field' } });
  const wrongField = await upload(api, ada, workspaceId, [{ name: 'Field.pdf', content: pdf(), field: 'file' }]);
  t.match(wrongField.body.data.failed, [{ errors: ['Send the files in the field "files"'] }]);
  t.equal((await api.call(ada, 'POST', `/workspaces/${workspaceId}/documents/upload`, { files: [] })).status, 400);

  const foreign = await makeWorkspace(api, await api.organization());
  const before = await storedKeys();
  t.equal((await upload(api, ada, foreign, [{ name: 'Planted.pdf', content: pdf() }])).status, 404);
  t.equal(await countDocuments(api, foreign), 0);
  t.same(await storedKeys(), before);
});

/** The keys of documents that have a row; each must have its object. */
async function storedKeys(): Promise<string[]> {
  const rows = await asPlatform(api.platform.database, (trx) =>
    trx.selectFrom('documents').select('objectKey').orderBy('id').execute(),
  );
  for (const { objectKey } of rows) {
    await api.platform.storage.head(objectKey).catch((error) => {
      t.notMatch(error, ObjectNotFoundError);
      throw error;
    });
  }
  return rows.map(({ objectKey }) => objectKey);
}

/** An archive with one stored, empty entry beside the list of content types, built by hand. */
function zip(entry: string): Buffer {
  const entries = ['[Content_Types].xml', entry].map((name) => Buffer.from(name));
  const local = (name: Buffer) => Buffer.concat([header(0x04034b50, 30, [[26, name.length]]), name]);
  const locals = entries.map(local);
  let offset = 0;
  const central = entries.map((name, index) => {
    const record = Buffer.concat([header(0x02014b50, 46, [[28, name.length]]), name]);
    record.writeUInt32LE(offset, 42);
    offset += locals[index]?.length ?? 0;
    return record;
  });
  const list = Buffer.concat(central);
  const end = header(0x06054b50, 22, [
    [8, entries.length],
    [10, entries.length],
    [12, list.length],
    [16, offset],
  ]);
  return Buffer.concat([...locals, list, end]);
}

function header(signature: number, length: number, values: [number, number][]): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.writeUInt32LE(signature, 0);
  for (const [at, value] of values) bytes.writeUInt16LE(value, at);
  return bytes;
}
