import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'minio';
import t, { type Test } from 'tap';
import { type Outage, outageOf } from './infrastructure-error.ts';
import { ObjectNotFoundError, type ObjectStorage } from './object-storage.ts';
import { openObjectStorage } from './open-object-storage.ts';
import { mountSmallDisk } from './testing-disk.ts';
import { openGate } from './testing-gate.ts';

const MiB = 1024 * 1024;
const { TEST_S3_ENDPOINT, TEST_S3_REGION, TEST_S3_BUCKET, TEST_S3_ACCESS_KEY, TEST_S3_SECRET_KEY } = process.env;
const keys = { accessKey: TEST_S3_ACCESS_KEY ?? 'a', secretKey: TEST_S3_SECRET_KEY ?? 'b' };
const s3 = { kind: 's3' as const, region: TEST_S3_REGION ?? 'us-east-1', bucket: TEST_S3_BUCKET ?? 'bucket', ...keys };
const withoutS3 = !TEST_S3_ENDPOINT && 'needs S3: scripts/services.sh up';

const put = (storage: ObjectStorage, key: string, bytes: string | Buffer = 'text') =>
  storage.put(key, Readable.from([bytes]), { contentType: 'text/plain' });

/** What a call failed by, as the outage that it is. */
async function outage(work: Promise<unknown>): Promise<Outage | { outage: null; message: string; probe?: undefined }> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return outageOf(error) ?? { outage: null, message: String(error) };
}

async function behindGate(t: Test) {
  const gate = await openGate(new URL(TEST_S3_ENDPOINT ?? ''));
  t.teardown(() => gate.close());
  const storage = await openObjectStorage({ ...s3, endpoint: `http://127.0.0.1:${gate.port}`, timeoutSeconds: 1 });
  return { gate, storage };
}

t.test('S3 behind a gate', { skip: withoutS3 }, async (t) => {
  const { gate, storage } = await behindGate(t);
  const key = `outage/${randomUUID()}`;
  // What a silent service has received, it may still do when it is back.
  const late = `${key}/late`;
  t.teardown(() => storage.remove([key, late]));
  const bytes = randomBytes(24 * MiB);
  await put(storage, key, bytes);

  const calls: Record<string, () => Promise<unknown>> = {
    put: () => put(storage, late),
    'put in parts': () => put(storage, late, bytes),
    get: async () => buffer(await storage.get(key)),
    'get of a range': async () => buffer(await storage.get(key, { start: 5 })),
    head: () => storage.head(key),
    remove: () => storage.remove(['outage/none']),
    list: () => storage.list('outage/')[Symbol.asyncIterator]().next(),
    abandonUploads: () => storage.abandonUploads(new Date(0), () => true),
    check: () => storage.check(),
  };

  t.test('a service that refuses or is silent fails every call as an outage, within its time', async (t) => {
    for (const state of ['refuse', 'silence'] as const) {
      await gate[state]();
      for (const [name, call] of Object.entries(calls)) {
        // Far longer than the second that it is given.
        const tooLate = delay(15_000, undefined, { ref: false }).then(() =>
          Promise.reject(new Error('No end in sight')),
        );
        t.match(
          await outage(Promise.race([call(), tooLate])),
          { outage: 'storage', probe: Function },
          `${state}: ${name}`,
        );
      }
      await gate.open();
      await storage.check();
    }
    t.ok(bytes.equals(await buffer(await storage.get(key))), 'and nothing was lost by it');
  });

  t.test('a body that stops half-way or is cut is an outage, too', async (t) => {
    for (const stop of ['silence', 'cut'] as const) {
      const body = await storage.get(key);
      const chunks = body[Symbol.asyncIterator]();
      await chunks.next();
      await gate[stop]();
      const rest = async () => {
        while (!(await chunks.next()).done);
      };
      t.match(await outage(rest()), { outage: 'storage' }, stop);
      await gate.open();
      // The connections that were cut are noticed.
      await delay(50);
    }
  });

  t.test('a reader that takes its time is no outage', async (t) => {
    const body = await storage.get(key);
    const chunks = body[Symbol.asyncIterator]();
    const first = await chunks.next();
    // Longer than the service may be silent.
    await delay(2500);
    const rest: Buffer[] = [first.value];
    for await (const chunk of { [Symbol.asyncIterator]: () => chunks }) rest.push(chunk);
    t.ok(Buffer.concat(rest).equals(bytes));
  });

  t.test('an object that is missing, and a source that breaks, are no outages', async (t) => {
    await t.rejects(storage.get('outage/none'), ObjectNotFoundError);
    const broken = Readable.from(
      (async function* () {
        yield randomBytes(9 * MiB);
        throw Object.assign(new Error('The browser went away.'), { code: 'ECONNRESET' });
      })(),
    );
    const failed = storage.put('outage/broken', broken, { contentType: 'text/plain' });
    t.match(await outage(failed), { outage: null, message: /browser/ });
  });

  t.test('a key that is refused and a bucket that does not exist are not the fault of the object', async (t) => {
    const endpoint = TEST_S3_ENDPOINT ?? '';
    const { hostname, port } = new URL(endpoint);
    const bucket = `gone-${randomUUID()}`;
    const own = await openObjectStorage({ ...s3, endpoint, bucket });
    await new Client({ ...s3, endPoint: hostname, port: Number(port), useSSL: false }).removeBucket(bucket);
    t.match(await outage(own.get('some/key')), { outage: 'storage' });
    t.match(await outage(put(own, 'some/key')), { outage: 'storage' });
    t.match(await outage(own.check()), { outage: 'storage' });
    t.match(
      await outage(openObjectStorage({ ...s3, endpoint, secretKey: 'wrong' })),
      { outage: 'storage' },
      'wrong key',
    );
  });

  t.end();
});

t.test('a service that answers, but can not serve, is an outage, and asked no second time', async (t) => {
  let asked = 0;
  let answer: RequestListener = (_request, response) => response.writeHead(200).end();
  const server = createServer((request, response) => {
    asked++;
    request.resume();
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => server.closeAllConnections() ?? server.close());
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const storage = await openObjectStorage({ ...s3, endpoint });
  for (const [status, headers, expected] of [
    [500, {}, { isFull: false }],
    [503, { 'retry-after': '7' }, { isFull: false, retryAfterMs: 7000 }],
    [429, {}, { isFull: false }],
    [507, {}, { isFull: true }],
  ] as const) {
    answer = (_request, response) => response.writeHead(status, headers).end('<html>busy</html>');
    asked = 0;
    t.match(await outage(put(storage, 'a/b')), { outage: 'storage', ...expected }, `status ${status}`);
    t.equal(asked, 1);
    t.match(await outage(storage.get('a/b')), { outage: 'storage', ...expected });
  }
  answer = (_request, response) => response.writeHead(403).end('<Error><Code>QuotaExceeded</Code></Error>');
  t.match(await outage(put(storage, 'a/b')), { outage: 'storage', isFull: true });
});

const small = mountSmallDisk(4);

t.test('a disk that is full', { skip: !small && 'no file system may be mounted here' }, async (t) => {
  const directory = small?.directory ?? '';
  t.teardown(() => small?.unmount());
  const disk = { kind: 'disk' as const, signingKey: 'k'.repeat(32), publicUrl: '' };
  const storage = await openObjectStorage({ ...disk, directory });
  await put(storage, 'full/kept', 'kept');
  const before = (await statfs(directory)).bavail;
  t.match(await outage(put(storage, 'full/large', randomBytes(6 * MiB))), { outage: 'storage', isFull: true });
  t.same(await readdir(join(directory, '.incoming')), [], 'nothing of it remains');
  t.equal((await statfs(directory)).bavail, before);
  t.equal(await text(await storage.get('full/kept')), 'kept');
  await t.rejects(storage.head('full/large'), ObjectNotFoundError);

  await writeFile(join(directory, 'ballast'), randomBytes(3.5 * MiB));
  const full = await outage(put(storage, 'full/second', randomBytes(MiB)));
  await t.rejects(Promise.resolve(full.probe?.()), /full/, 'the probe knows that there is no room yet');
  await storage.check();
  await rm(join(directory, 'ballast'));
  await full.probe?.();
  await put(storage, 'full/second', randomBytes(MiB));
  t.equal((await storage.head('full/second')).size, MiB, 'it continues once there is room');
});

t.test('a folder that is not there, as of a disk that is not mounted, is not an object that is missing', async (t) => {
  const directory = await mkdtemp(join(tmpdir(), 'objects-'));
  t.teardown(() => rm(directory, { recursive: true }));
  const objects = join(directory, 'objects');
  const storage = await openObjectStorage({
    kind: 'disk',
    directory: objects,
    signingKey: 'k'.repeat(32),
    publicUrl: '',
  });
  await put(storage, 'there');
  await rename(objects, `${objects}-away`);
  t.match(await outage(storage.get('there')), { outage: 'storage' });
  t.match(await outage(storage.head('there')), { outage: 'storage' });
  t.match(await outage(put(storage, 'new')), { outage: 'storage' });
  t.match(await outage(storage.check()), { outage: 'storage' });
  await rename(`${objects}-away`, objects);
  t.equal(await text(await storage.get('there')), 'text');
  await t.rejects(storage.get('new'), ObjectNotFoundError);
});
