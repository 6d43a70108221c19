import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { listReferencedObjects } from '@bidloom/db/backup';
import { findOffice } from '@bidloom/platform';
import { Document, Packer, Paragraph } from 'docx';
import t, { type Test } from 'tap';
import { startTestWorker } from '../../testing/test-worker.ts';
import { createOfficeConverter } from './convert-office.ts';

t.setTimeout(240_000);
const office = await findOffice(null);
const skip = office ? false : 'LibreOffice is not installed';
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const word = 'application/msword';
const excel = 'application/vnd.ms-excel';

const worker = await startTestWorker(null, { officeProgram: office });
await worker.start(null);
t.teardown(() => worker.close());

const rtf = String.raw`{\rtf1\ansi{\b 1. Scope}\par The contractor shall deliver two pumps.\par}`;
const documentOf = (id: string) =>
  worker.read((trx) => trx.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
const textOf = async (id: string) => {
  const pages = await worker.read((trx) =>
    trx.selectFrom('documentPages').select('text').where('documentId', '=', id).orderBy('number').execute(),
  );
  return pages.map(({ text }) => text).join('\n');
};

async function folderOf(t: Test): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bidloom-office-'));
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A program that replaces LibreOffice. */
async function programOf(folder: string, script: string): Promise<string> {
  const path = join(folder, 'soffice');
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
  return path;
}

/** What LibreOffice makes of a file of ours: a file of a format that nothing else writes. */
async function madeByOffice(t: Test, content: Buffer | string, from: string, to: string): Promise<Buffer> {
  const folder = await folderOf(t);
  await writeFile(join(folder, `made.${from}`), content);
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  execFileSync(
    String(office),
    [profile, '--headless', '--convert-to', to, '--outdir', folder, join(folder, `made.${from}`)],
    { stdio: 'ignore' },
  );
  return readFile(join(folder, `made.${to}`));
}

/** OpenDocument in one file of XML, which LibreOffice takes for the packed format. */
const flat = (kind: string, body: string) => `<?xml version="1.0"?><office:document
  xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"
  xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"
  xmlns:xlink="http://www.w3.org/1999/xlink" office:mimetype="application/vnd.oasis.opendocument.${kind}"><office:body>${body}</office:body></office:document>`;

t.test('old and open formats are read, and shown by a copy that is kept beside them', { skip }, async (t) => {
  const paragraph = new Paragraph('The duty pump delivers 40 m3/h.');
  const text = await Packer.toBuffer(new Document({ sections: [{ children: [paragraph] }] }));
  const slide =
    '<draw:page><draw:frame svg:x="2cm" svg:y="2cm" svg:width="20cm" svg:height="4cm"><draw:text-box><text:p>Site visit on 3 December</text:p></draw:text-box></draw:frame></draw:page>';
  const slides = flat('presentation', `<office:presentation>${slide}</office:presentation>`);
  const presentation = 'application/vnd.oasis.opendocument.presentation';
  for (const [name, mediaType, content, rendition, said] of [
    ['Scope.doc', word, await madeByOffice(t, text, 'docx', 'doc'), docx, /duty pump delivers 40 m3\/h/],
    ['Pumps.xls', excel, await madeByOffice(t, 'Tag,Flow\nP-101,40 m3/h\n', 'csv', 'xls'), xlsx, /P-101/],
    ['Visit.odp', presentation, slides, 'application/pdf', /Site visit on 3 December/],
  ] as const) {
    const id = await worker.upload(name, content, mediaType);
    const found = await documentOf(id);
    t.match(found, { status: 'ready', failure: null, renditionMediaType: rendition }, name);
    t.match(await textOf(id), said, name);
    const copy = await buffer(await worker.platform().storage.get(String(found.renditionKey)));
    t.equal(copy.length, found.renditionSize);
    t.match(copy.subarray(0, 4).toString(), rendition === 'application/pdf' ? '%PDF' : /^PK/, name);
    const kept = (await listReferencedObjects(worker.database)).find(({ key }) => key === found.renditionKey);
    t.match(kept, { name: `${name} (converted)`, sha256: found.renditionSha256 }, 'backup and check know of it');
  }
});

t.test('what a document refers to is not fetched', { skip }, async (t) => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(String(request.url));
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const linked = String.raw`{\rtf1{\field{\*\fldinst INCLUDEPICTURE "${address}/picture.png" \\d}{\fldrslt x}}{\*\template ${address}/t.dot} Two pumps}`;
  const drawn = `<office:text><text:p>Two drawings<draw:frame svg:width="2cm" svg:height="2cm"><draw:image xlink:href="${address}/drawn.png"/></draw:frame></text:p></office:text>`;
  for (const [name, mediaType, content, said] of [
    ['Linked.rtf', 'application/rtf', linked, /Two pumps/],
    ['Drawn.odt', 'application/vnd.oasis.opendocument.text', flat('text', drawn), /Two drawings/],
  ] as const) {
    const id = await worker.upload(name, content, mediaType);
    t.match(await documentOf(id), { status: 'ready' }, name);
    t.match(await textOf(id), said, name);
  }
  t.same(asked, []);
});

t.test('a file that cannot be converted fails alone, with what to do', { skip }, async (t) => {
  const broken = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4000, 7)]);
  const [bad, good] = await Promise.all([
    worker.upload('Broken.ppt', broken, 'application/vnd.ms-powerpoint'),
    worker.upload('Good.txt', 'Good words', 'text/plain'),
  ]);
  t.match(await documentOf(bad), { status: 'failed', failureCode: 'corrupt', failure: /could not be converted/ });
  t.match(await documentOf(good), { status: 'ready' });
});

t.test('a program that hangs, or takes all memory, ends with everything that it started', async (t) => {
  const folder = await folderOf(t);
  const path = join(folder, 'file');
  await writeFile(path, rtf);
  const order = { path, mediaType: 'application/rtf', folder, signal: new AbortController().signal };
  const hanging = await programOf(folder, `sleep 60 & echo $! > "$HOME/child"; wait`);
  const slow = createOfficeConverter(hanging, { memory: 1e9, time: 300 });
  await t.rejects(slow.convert(order), { code: 'too_large', message: /longer than/ });
  const child = Number(await readFile(join(folder, 'child'), 'utf8'));
  for (let wait = 0; wait < 100 && isAlive(child); wait++) await delay(20);
  t.notOk(isAlive(child), 'nothing of it is left');
  const greedy = createOfficeConverter(hanging, { memory: 1, time: 60_000 });
  await t.rejects(greedy.convert(order), { code: 'too_large', message: /memory/ });
  const crashing = createOfficeConverter(await programOf(await folderOf(t), 'kill -SEGV $$'));
  await t.rejects(crashing.convert(order), { code: 'corrupt' });
  const stop = new AbortController();
  const stopped = createOfficeConverter(hanging).convert({ ...order, signal: stop.signal });
  setTimeout(() => stop.abort(new Error('stopped')), 100);
  await t.rejects(stopped, { message: 'stopped' });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

t.test('one is converted at a time', async (t) => {
  const folder = await folderOf(t);
  const path = join(folder, 'file');
  await writeFile(path, rtf);
  const log = join(folder, 'log');
  const program = await programOf(folder, `echo begin >> ${log}; sleep 0.1; echo end >> ${log}`);
  const converter = createOfficeConverter(program);
  const orders = await Promise.all([folderOf(t), folderOf(t)]);
  const { signal } = new AbortController();
  await Promise.allSettled(
    orders.map((each) => converter.convert({ path, mediaType: 'application/rtf', folder: each, signal })),
  );
  t.equal(await readFile(log, 'utf8'), 'begin\nend\nbegin\nend\n');
});
