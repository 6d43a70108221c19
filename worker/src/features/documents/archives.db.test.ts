import { buffer } from 'node:stream/consumers';
import { asPlatform, newId } from '@bidloom/db';
import { ingestDocument } from '@bidloom/jobs';
import { jobReached } from '@bidloom/platform/testing-jobs';
import t from 'tap';
import { ZipFile } from 'yazl';
import { startTestWorker } from '../../testing/test-worker.ts';

t.setTimeout(120_000);
const worker = await startTestWorker(null);
await worker.start(null);
t.teardown(() => worker.close());

const zip = 'application/zip';

async function zipOf(entries: Record<string, string | Buffer>): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, content] of Object.entries(entries)) archive.addBuffer(Buffer.from(content), name);
  archive.end();
  return buffer(archive.outputStream);
}

const mail = (subject: string, ...attachments: [name: string, content: string][]) =>
  [
    'From: ada@example.org',
    `Subject: ${subject}`,
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'The due date moves to 4 December.',
    ...attachments.flatMap(([name, content]) => [
      '--b',
      `Content-Type: application/octet-stream; name="${name}"`,
      'Content-Disposition: attachment',
      '',
      content,
    ]),
    '--b--',
  ].join('\r\n');

/** Waits until everything that came out of a document is read, and returns it in the order of its entries. */
async function partsOf(parentId: string) {
  const parts = await worker.read((trx) =>
    trx.selectFrom('documents').selectAll().where('parentId', '=', parentId).orderBy('parentEntry').execute(),
  );
  for (const { jobId } of parts) await jobReached(worker.queue(), String(jobId), 'completed');
  return worker.read((trx) =>
    trx.selectFrom('documents').selectAll().where('parentId', '=', parentId).orderBy('parentEntry').execute(),
  );
}

const documentOf = (id: string) =>
  worker.read((trx) => trx.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirstOrThrow());

t.test('the files of an archive become documents, each accepted or refused separately', async (t) => {
  const archive = await zipOf({
    'Volume 1/Pumps.txt': 'The duty pump delivers 40 m3/h.',
    'Volume 2/Pumps.txt': 'The standby pump delivers 20 m3/h.',
    'Volume 2/Copy/Pumps.txt': 'The duty pump delivers 40 m3/h.',
    'setup.exe': 'MZ',
    'Old.doc': Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(3000)]),
    'Fake.pdf': 'no pdf at all',
  });
  const id = await worker.upload('bid.zip', archive, zip);
  const parts = await partsOf(id);
  t.match(
    parts.map(({ fileName, folder, status, pages, mediaType }) => ({ fileName, folder, status, pages, mediaType })),
    [
      { fileName: 'Pumps.txt', folder: 'Volume 1', status: 'ready', pages: 1, mediaType: 'text/plain' },
      { fileName: 'Pumps (Volume 2).txt', folder: 'Volume 2', status: 'ready', pages: 1 },
    ],
  );
  const told = worker.events.map(({ data }) => JSON.stringify(data)).filter((data) => data.includes(id));
  t.ok(
    told.some((data) => data.includes('"Stage":"Opening file 1 of 6"')),
    'its files are counted, not pages',
  );
  const { status, pages, warning } = await documentOf(id);
  t.match({ status, pages }, { status: 'ready', pages: 0 });
  t.match(warning, /Volume 2\/Copy\/Pumps\.txt: the same file is in this tender already\./);
  t.match(warning, /setup\.exe: it is of a kind that can't be read\./);
  t.match(warning, /Fake\.pdf: it is not a PDF: it is plain text\./);
  t.match(warning, /Old\.doc: This is an old Word document, which this server can't read/);
  const entries = await worker.read((trx) =>
    trx.selectFrom('auditEntries').select('targetName').where('action', '=', 'document.unpacked').execute(),
  );
  t.same(entries.map(({ targetName }) => targetName).sort(), ['Pumps (Volume 2).txt', 'Pumps.txt']);
});

t.test('an e-mail is read, and its attachments come out, archives too', async (t) => {
  const inner = await zipOf({ 'Schedule.txt': 'Delivery in 12 weeks.' });
  const id = await worker.upload(
    'Extension.eml',
    mail('Extension of time', ['Clarification.txt', 'Clause 4 is replaced.'], ['nothing.exe', 'MZ']),
    'message/rfc822',
  );
  t.match(await partsOf(id), [{ fileName: 'Clarification.txt', status: 'ready' }]);
  const { pages, warning } = await documentOf(id);
  t.equal(pages, 1);
  t.match(warning, /nothing\.exe/);
  const outer = await worker.upload('letters.zip', await zipOf({ 'mail/inner.zip': inner }), zip);
  const [nested] = await partsOf(outer);
  t.match(nested, { fileName: 'inner.zip', mediaType: zip, status: 'ready' });
  t.match(await partsOf(String(nested?.id)), [{ fileName: 'Schedule.txt', status: 'ready' }]);
});

t.test('archives in archives are unpacked to the third level only', async (t) => {
  let archive = await zipOf({ 'deep.txt': 'deep down' });
  for (let level = 50; level > 0; level--) archive = await zipOf({ [`level ${level}.zip`]: archive });
  let id = await worker.upload('nested.zip', archive, zip);
  for (const name of ['level 1.zip', 'level 2.zip']) {
    const [part] = await partsOf(id);
    t.equal(part?.fileName, name);
    id = String(part?.id);
  }
  t.same(await partsOf(id), []);
  t.match((await documentOf(id)).warning, /level 3\.zip: it is packed 3 times over/);
});

t.test('unpacked once more, as after a kill, nothing is doubled, and what is missing is added', async (t) => {
  const id = await worker.upload('again.zip', await zipOf({ 'one.txt': 'One again', 'two.txt': 'Two again' }), zip);
  const before = await partsOf(id);
  t.equal(before.length, 2);
  const { organizationId, workspaceId } = worker;
  // As if the process had died after the first of them.
  await worker.read((trx) => trx.deleteFrom('documents').where('id', '=', String(before[1]?.id)).execute());
  const again = await worker.read(async (trx) => {
    const jobId = await worker.queue().send(trx, ingestDocument, { organizationId, workspaceId, documentId: id });
    await trx.updateTable('documents').set({ jobId, status: 'processing' }).where('id', '=', id).execute();
    return String(jobId);
  });
  await jobReached(worker.queue(), again, 'completed');
  const after = await partsOf(id);
  t.same(
    after.map(({ fileName }) => fileName),
    ['one.txt', 'two.txt'],
  );
  t.equal(after[0]?.id, before[0]?.id);
});

t.test('where nothing converts old formats, the document says what to do', async (t) => {
  const id = await worker.upload('Scope.doc', 'whatever it is', 'application/msword');
  t.match(await documentOf(id), {
    status: 'failed',
    failureCode: 'unsupported',
    failure: /\.docx.* or PDF.*install LibreOffice/,
  });
});

t.test('the page limit of a licence applies to what comes out of an archive', async (t) => {
  const { database, organizationId } = worker;
  const { used } = await worker.read((trx) =>
    trx
      .selectFrom('usageEvents')
      .select((eb) => eb.fn.sum<number>('pages').as('used'))
      .where('kind', '=', 'ingest')
      .executeTakeFirstOrThrow(),
  );
  const licence = {
    id: newId(),
    organizationId,
    plan: 'team',
    seats: 5,
    monthlyTokens: 0,
    monthlyPages: Number(used) + 1,
  };
  await asPlatform(database, (trx) =>
    trx
      .insertInto('licenses')
      .values({ ...licence, validFrom: '2020-01-01', validTo: '2090-01-01' })
      .execute(),
  );
  const id = await worker.upload('last.zip', await zipOf({ 'a.txt': 'Last page', 'b.txt': 'One too many' }), zip);
  const parts = await partsOf(id);
  t.same(parts.map(({ status, failureCode }) => `${status} ${failureCode ?? ''}`.trim()).sort(), [
    'failed licence',
    'ready',
  ]);
});
