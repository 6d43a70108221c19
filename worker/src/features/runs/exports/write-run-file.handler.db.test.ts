import { Readable } from 'node:stream';
import { text as textOfStream } from 'node:stream/consumers';
import { newId } from '@bidloom/db';
import { removeObjects } from '@bidloom/jobs';
import { type JobRun, ObjectNotFoundError } from '@bidloom/platform';
import { jobsDone } from '@bidloom/platform/testing-jobs';
import t from 'tap';
import { startTestWorker } from '../../../testing/test-worker.ts';
import { carryOut, findExport, insertExport, insertRun, type TestItem } from './exports.fixtures.ts';
import { openRenderThread } from './render-thread.ts';
import { writeRunFileHandler } from './write-run-file.handler.ts';

t.setTimeout(120_000);
const worker = await startTestWorker(null);
const entry = new URL('../../render.thread.ts', import.meta.url);
const thread = openRenderThread(entry, worker.platform().logger);
t.teardown(async () => {
  await thread.close();
  await worker.close();
});
const { organizationId } = worker;
const { storage } = worker.platform();

const keyOf = (exportId: string) => `${organizationId}/exports/${exportId}`;
const contentOf = async (exportId: string) => textOfStream(await storage.get(keyOf(exportId)));
const item = (keyword: string): TestItem => ({
  kind: 'keyword',
  headline: { keyword, origin: 'custom', total: 1, counts: { exact: 1 }, documents: [], digest: null },
  content: {
    hits: [
      {
        ...{ documentId: newId(), fileName: 'a.pdf', page: 1, match: 'exact', found: keyword, section: [] },
        ...{ sentence: keyword, start: 0, end: keyword.length, boxes: [] },
      },
    ],
  },
});
const run = { requestType: 'keyword_extraction', items: [item('pump')] } as const;
const insertKeywords = () => insertRun(worker, { ...run, items: [...run.items] });

/** An attempt as the queue makes it. */
function attempt(exportId: string, more: Partial<Omit<JobRun<never>, 'payload'>> = {}) {
  const payload = { organizationId, exportId };
  return { id: newId(), payload, attempt: 1, lastAttempt: false, signal: new AbortController().signal, ...more };
}

t.test('a file is written and its row says where it is', async (t) => {
  const id = await insertExport(worker, await insertKeywords(), 'csv');
  await carryOut(worker, id);
  const row = await findExport(worker, id);
  t.match(row, { status: 'completed', objectKey: keyOf(id), mediaType: 'text/csv; charset=utf-8', failure: null });
  t.match(await contentOf(id), 'pump,Exact,a.pdf,1,,pump,pump');
});

t.test('more items than are read at once all come, in order', async (t) => {
  const items = Array.from({ length: 45 }, (_, index) => item(`word ${index}`));
  const id = await insertExport(worker, await insertRun(worker, { requestType: 'keyword_extraction', items }), 'csv');
  await carryOut(worker, id);
  const words = (await contentOf(id))
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[0]);
  t.same(
    words,
    items.map((_, index) => `word ${index}`),
  );
});

t.test('an attempt after one that was killed overwrites what that left, and completes once', async (t) => {
  const id = await insertExport(worker, await insertKeywords(), 'csv');
  await storage.put(keyOf(id), Readable.from(['half of a fi']), { contentType: 'text/csv' });
  await carryOut(worker, id);
  t.match(await contentOf(id), /^Keyword,/);
  const first = await findExport(worker, id);
  await storage.put(keyOf(id), Readable.from(['as it was']), { contentType: 'text/csv' });
  await carryOut(worker, id);
  t.same(await findExport(worker, id), first);
  t.equal(await contentOf(id), 'as it was', 'a completed export is not written again');
});

t.test('two attempts at once leave one completed file', async (t) => {
  const id = await insertExport(worker, await insertKeywords(), 'csv');
  const handle = writeRunFileHandler(worker.platform(), thread, {});
  await Promise.all([handle(attempt(id)), handle(attempt(id, { attempt: 2 }))]);
  t.equal((await findExport(worker, id))?.status, 'completed');
  t.match(await contentOf(id), 'pump,Exact');
});

t.test('a completed file takes the place of earlier ones of its run and format', async (t) => {
  const requestId = await insertKeywords();
  const [old, other, another] = [
    await insertExport(worker, requestId, 'csv'),
    await insertExport(worker, requestId, 'docx'),
    await insertExport(worker, await insertKeywords(), 'csv'),
  ];
  for (const id of [old, other, another]) await carryOut(worker, id);
  const waiting = await insertExport(worker, requestId, 'csv');
  const last = await insertExport(worker, requestId, 'csv');
  await carryOut(worker, last);
  await jobsDone(worker.queue(), removeObjects);
  t.equal(await findExport(worker, old), undefined);
  await t.rejects(storage.get(keyOf(old)), ObjectNotFoundError);
  for (const id of [other, another, last]) {
    t.equal((await findExport(worker, id))?.status, 'completed');
    await t.resolves(storage.head(keyOf(id)));
  }
  t.equal((await findExport(worker, waiting))?.status, 'queued', 'somebody still waits for it');
  await carryOut(worker, waiting);
  await t.resolves(storage.head(keyOf(last)), 'a later file stays');
});

t.test('nothing is left of a file whose run was deleted', async (t) => {
  const remove = (requestId: string) =>
    worker.read((trx) => trx.deleteFrom('documentRequests').where('id', '=', requestId).execute());
  const [before, during] = [await insertKeywords(), await insertKeywords()];
  const [early, late] = [await insertExport(worker, before, 'csv'), await insertExport(worker, during, 'csv')];
  await storage.put(keyOf(early), Readable.from(['left by a killed attempt']), { contentType: 'text/csv' });
  await remove(before);
  await carryOut(worker, early);
  await t.rejects(storage.head(keyOf(early)), ObjectNotFoundError);
  // The run goes in the very moment in which the file is stored.
  const platform = worker.platform();
  const handle = writeRunFileHandler(
    {
      ...platform,
      storage: {
        ...storage,
        async put(...order) {
          const stored = await storage.put(...order);
          await remove(during);
          return stored;
        },
      },
    },
    thread,
    {},
  );
  await handle(attempt(late));
  await t.rejects(storage.head(keyOf(late)), ObjectNotFoundError);
});

t.test('what fails is tried again, and says so at the end', async (t) => {
  const id = await insertExport(worker, await insertKeywords(), 'csv');
  const away = () => Promise.reject(new Error('The storage is away'));
  const handle = writeRunFileHandler({ ...worker.platform(), storage: { ...storage, put: away } }, thread, {});
  await t.rejects(handle(attempt(id)), /away/);
  t.equal((await findExport(worker, id))?.status, 'queued');
  await handle(attempt(id, { attempt: 3, lastAttempt: true }));
  t.match(await findExport(worker, id), { status: 'failed', failure: /could not be written\. Try again/ });
});

t.test('a format in which results do not come fails at once', async (t) => {
  const id = await insertExport(worker, await insertKeywords(), 'pdf');
  await carryOut(worker, id);
  t.match(await findExport(worker, id), {
    status: 'failed',
    failure: "The results of this run can't be written as PDF.",
  });
});

t.test('results that are too large for memory end their thread and nothing else', async (t) => {
  const hits = Array.from({ length: 20_000 }, (_, page) => ({
    ...{ documentId: newId(), fileName: 'a.pdf', page, match: 'exact', found: 'pump', section: [] },
    ...{ sentence: `pump ${page} `.repeat(20), start: 0, end: 4, boxes: [] },
  }));
  const { headline } = item('pump');
  const requestId = await insertRun(worker, {
    requestType: 'keyword_extraction',
    items: [{ kind: 'keyword', headline, content: { hits } }],
  });
  const id = await insertExport(worker, requestId, 'xlsx');
  const small = openRenderThread(entry, worker.platform().logger, 64);
  t.teardown(() => small.close());
  await writeRunFileHandler(worker.platform(), small, {})(attempt(id));
  t.match(await findExport(worker, id), { status: 'failed', failure: /too large for one file/ });
});

t.test('an attempt that is interrupted leaves the file to the next one', async (t) => {
  const id = await insertExport(worker, await insertKeywords(), 'csv');
  const abort = new AbortController();
  abort.abort(new Error('draining'));
  const handle = writeRunFileHandler(worker.platform(), thread, {});
  await t.rejects(handle(attempt(id, { lastAttempt: true, signal: abort.signal })), /draining/);
  t.equal((await findExport(worker, id))?.status, 'queued');
  await carryOut(worker, id);
  t.equal((await findExport(worker, id))?.status, 'completed');
});
