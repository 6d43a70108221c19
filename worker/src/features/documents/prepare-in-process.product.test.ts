import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { PDFName } from 'pdf-lib';
import t from 'tap';
import { writeSource } from '../../documents/testing/files.ts';
import { makePdf, writeLines } from '../../documents/testing/make-pdf.ts';
import { findToEnd, type MemoryUse } from './find-to-end.ts';
import { openReaders, type PrepareOrder } from './prepare-in-process.ts';

// Room for a machine that has a lot else to do.
t.setTimeout(240_000);

const megabyte = 1024 * 1024;
const readers = openReaders();
t.teardown(() => readers.close());

async function orderOf(bytes: Uint8Array, signal = new AbortController().signal): Promise<PrepareOrder> {
  const source = await writeSource('tender.pdf', 'application/pdf', bytes);
  return { source, ocrLanguages: ['eng'], ocrDataFolders: [], knownPages: [], signal, onReport: () => {} };
}

const plain = makePdf(({ page, regular }) => {
  writeLines(page(), regular, ['The pumps are delivered within thirty weeks.'], { x: 80, y: 700 });
});

/** A page whose drawing instructions are small as packed and take all memory as read. */
function makeBomb(megabytes: number): Promise<Uint8Array> {
  const drawing = Buffer.alloc(megabytes * 1024 * 1024, '0 0 m 1 1 l S\n');
  return makePdf(({ pdf, page }) => {
    const packed = pdf.context.stream(deflateSync(drawing), { Filter: 'FlateDecode' });
    page().node.set(PDFName.of('Contents'), pdf.context.register(packed));
  });
}

t.test('a document is read in a process, which reports its pages', async (t) => {
  const reports: string[] = [];
  const prepared = await readers.prepare({
    ...(await orderOf(await plain)),
    onReport: (report) => reports.push(report.type),
  });
  t.match('pages' in prepared && prepared.pages[0]?.text, /thirty weeks/);
  t.ok('terms' in prepared && prepared.terms.size > 3);
  t.equal(reports[0], 'pages');
});

t.test('a small file that takes all memory ends as too large, and the one beside it is read', async (t) => {
  const own = openReaders({ one: 350 * megabyte, all: 1300 * megabyte });
  t.teardown(() => own.close());
  const bomb = await makeBomb(3);
  t.ok(bomb.length < 20_000, `${bomb.length} bytes`);
  const [first, beside] = await Promise.all([
    own.prepare(await orderOf(bomb)),
    own.prepare(await orderOf(await plain)),
  ]);
  t.match(first, { unreadable: { code: 'too_large', message: /more memory .* Split the document/ } });
  t.ok('pages' in beside);
});

t.test('reading ends at once when it is aborted, and the next document is read', async (t) => {
  const stop = new AbortController();
  const reading = readers.prepare(await orderOf(await makeBomb(20), stop.signal));
  stop.abort(new Error('stopped'));
  await t.rejects(reading, { message: 'stopped' });
  t.ok('pages' in (await readers.prepare(await orderOf(await plain))));
});

t.test(
  'a document whose process dies fails, and the next one is read',
  { skip: process.platform !== 'linux' },
  async (t) => {
    const before = new Set(children());
    const own = openReaders();
    t.teardown(() => own.close());
    const reading = own.prepare(await orderOf(await makeBomb(20)));
    for (const pid of children().filter((each) => !before.has(each))) process.kill(Number(pid), 'SIGKILL');
    await t.rejects(reading, { message: 'The process that read the document ended (SIGKILL).' });
    t.ok('pages' in (await own.prepare(await orderOf(await plain))));
  },
);

t.test('a document that leaves much memory in use does not make the next one fail', async (t) => {
  t.ok('pages' in (await readers.prepare(await orderOf(await makeBomb(1)))));
  t.ok('pages' in (await readers.prepare(await orderOf(await plain))), 'read by another process');
});

/** Processes that this one has started. */
function children(): string[] {
  return readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'latin1').split(' ').filter(Boolean);
}

t.test('documents that are too large together, but not each alone, are all read', async (t) => {
  const own = openReaders({ one: 900 * megabyte, all: 910 * megabyte });
  t.teardown(() => own.close());
  const large = await makeBomb(1);
  const all = await Promise.all([
    own.prepare(await orderOf(large)),
    own.prepare(await orderOf(large)),
    own.prepare(await orderOf(await plain)),
  ]);
  for (const prepared of all)
    t.ok('pages' in prepared, 'unreadable' in prepared ? prepared.unreadable.message : 'read');
});

t.test('a document that waits for room ends when it is aborted, and keeps nobody from reading', async (t) => {
  const own = openReaders({ one: 900 * megabyte, all: 910 * megabyte });
  t.teardown(() => own.close());
  const large = await makeBomb(1);
  const stop = new AbortController();
  const stopped = own.prepare(await orderOf(large, stop.signal));
  const beside = own.prepare(await orderOf(large));
  // One of them waits for the other by then.
  await Promise.race([stopped, beside]);
  stop.abort(new Error('stopped'));
  await stopped.catch((error: Error) => t.equal(error.message, 'stopped'));
  t.ok('pages' in (await beside));
});

t.test(
  'processes without a document end before one that has one',
  { skip: process.platform !== 'linux' },
  async (t) => {
    const before = new Set(children());
    const own = openReaders({ one: 800 * megabyte, all: 810 * megabyte });
    t.teardown(() => own.close());
    await Promise.all(Array.from({ length: 3 }, async () => own.prepare(await orderOf(await plain))));
    const idle = children().filter((pid) => !before.has(pid));
    t.equal(idle.length, 3);
    t.ok('pages' in (await own.prepare(await orderOf(await makeBomb(1)))));
    // That of the large document ends, too, since it keeps so much.
    while (children().filter((pid) => idle.includes(pid)).length > 1) await wait(20);
  },
);

t.test('the process that has to end is the one above its bound, or one that can do without its memory', (t) => {
  const bounds = { one: 100, all: 150 };
  const of = (...uses: [work: MemoryUse<number>['work'], bytes: number][]) =>
    findToEnd(
      uses.map(([work, bytes], reader) => ({ reader, work, bytes })),
      bounds,
    );
  t.equal(of(['reading', 90], ['reading', 50]), undefined);
  t.same(of(['reading', 20], ['reading', 101]), { reader: 1, why: 'too large' });
  t.same(of(['reading first', 101]), { reader: 0, why: 'too large' });
  t.same(of(['reading', 90], ['reading', 70]), { reader: 0, why: 'crowded' });
  t.same(
    of(['reading', 90], ['idle', 20], ['idle', 50]),
    { reader: 2, why: 'idle' },
    'what has no document goes first',
  );
  t.same(of(['reading first', 90], ['reading', 70]), { reader: 1, why: 'crowded' }, 'what has its room keeps it');
  t.equal(of(['idle', 110]), undefined, 'it fails no document, and is ended where the room is needed');
  t.equal(of(), undefined);
  t.end();
});
