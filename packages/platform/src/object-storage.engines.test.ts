import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { Client } from 'minio';
import t, { type Test } from 'tap';
import { ObjectNotFoundError, type ObjectStorage } from './object-storage.ts';
import { openObjectStorage } from './open-object-storage.ts';
import type { S3StorageOptions } from './s3-storage.ts';

const MiB = 1024 * 1024;

interface Place {
  storage: ObjectStorage;
  /** Whatever of an unfinished upload is left, by name. */
  leftovers(): Promise<string[]>;
  /** Begins an upload as a process does that dies before its end. */
  leaveUnfinished(): Promise<unknown>;
}

async function onDisk(t: Test): Promise<Place> {
  const directory = await mkdtemp(join(tmpdir(), 'objects-'));
  t.teardown(() => rm(directory, { recursive: true }));
  const storage = await openObjectStorage({
    kind: 'disk',
    directory,
    signingKey: 'k'.repeat(32),
    publicUrl: 'http://localhost:3000',
  });
  const incoming = join(directory, '.incoming');
  return {
    storage,
    leftovers: () => readdir(incoming),
    leaveUnfinished: () => writeFile(join(incoming, randomUUID()), 'half'),
  };
}

async function onS3(t: Test, options: S3StorageOptions): Promise<Place> {
  const { hostname, port } = new URL(options.endpoint);
  const client = new Client({ ...options, endPoint: hostname, port: Number(port), useSSL: false, pathStyle: true });
  t.teardown(async () => {
    for await (const { name } of client.listObjects(options.bucket, '', true))
      await client.removeObject(options.bucket, name);
    await client.removeBucket(options.bucket);
  });
  return {
    storage: await openObjectStorage({ kind: 's3', ...options }),
    async leftovers() {
      const keys = [];
      for await (const upload of client.listIncompleteUploads(options.bucket, '', true)) keys.push(upload.key);
      return keys;
    },
    leaveUnfinished: () => client.initiateNewMultipartUpload(options.bucket, 'unfinished', {}),
  };
}

const { TEST_S3_ENDPOINT: endpoint, TEST_S3_ACCESS_KEY: accessKey, TEST_S3_SECRET_KEY: secretKey } = process.env;
const kinds = endpoint ? ['disk', 's3'] : ['disk'];

for (const kind of kinds) {
  t.test(kind, async (t) => {
    const { storage, leftovers, leaveUnfinished } =
      kind === 'disk'
        ? await onDisk(t)
        : await onS3(t, {
            endpoint: endpoint ?? '',
            region: process.env.TEST_S3_REGION ?? 'us-east-1',
            bucket: `platform-${randomUUID()}`,
            accessKey: accessKey ?? '',
            secretKey: secretKey ?? '',
          });
    const put = (key: string, bytes: string | Buffer, contentType = 'text/plain') =>
      storage.put(key, Readable.from([bytes]), { contentType });

    t.test('what was put is there, byte for byte, with its type', async (t) => {
      t.same(await put('org/doc/original', 'Clause 4.2', 'text/plain; charset=utf-8'), { size: 10 });
      t.equal(await text(await storage.get('org/doc/original')), 'Clause 4.2');
      t.same(await storage.head('org/doc/original'), { size: 10, contentType: 'text/plain; charset=utf-8' });
      await storage.check();
    });

    t.test(
      'objects larger than a part, of a whole number of parts and of no bytes at all come back whole',
      async (t) => {
        for (const size of [0, 8 * MiB, 8 * MiB + 1, 16 * MiB, 20 * MiB + 12345]) {
          const bytes = randomBytes(size);
          const chunks = Array.from({ length: Math.ceil(size / 65_521) }, (_, n) =>
            bytes.subarray(n * 65_521, (n + 1) * 65_521),
          );
          t.same(await storage.put('large', Readable.from(chunks), { contentType: 'application/pdf' }), { size });
          t.ok(bytes.equals(await buffer(await storage.get('large'))), `${size} bytes`);
          t.same(await storage.head('large'), { size, contentType: 'application/pdf' });
        }
      },
    );

    t.test('ranges are inclusive, may be open, and end where the object does', async (t) => {
      await put('range', '0123456789');
      t.equal(await text(await storage.get('range', { start: 2, end: 4 })), '234');
      t.equal(await text(await storage.get('range', { start: 0, end: 0 })), '0');
      t.equal(await text(await storage.get('range', { start: 7 })), '789');
      t.equal(await text(await storage.get('range', { start: 7, end: 999 })), '789');
      await t.rejects(storage.get('range', { start: 10 }), { name: 'RangeError' });
      await t.rejects(storage.get('range', { start: 5, end: 4 }), { name: 'RangeError' });
      await t.rejects(storage.get('range', { start: -1 }), { name: 'RangeError' });
    });

    t.test('putting again replaces the object as a whole', async (t) => {
      await put('again', 'a longer first version', 'text/plain');
      await put('again', 'second', 'text/markdown');
      t.equal(await text(await storage.get('again')), 'second');
      t.same(await storage.head('again'), { size: 6, contentType: 'text/markdown' });
    });

    t.test('an upload that breaks off leaves nothing behind, and the object that was there before', async (t) => {
      await put('broken', 'before');
      const broken = Readable.from(
        (async function* () {
          yield randomBytes(18 * MiB);
          throw new Error('The browser went away.');
        })(),
      );
      await t.rejects(storage.put('broken', broken, { contentType: 'text/plain' }), {
        message: 'The browser went away.',
      });
      const destroyed = new Readable({ read() {} });
      destroyed.push(randomBytes(9 * MiB));
      const put2 = storage.put('broken', destroyed, { contentType: 'text/plain' });
      setTimeout(() => destroyed.destroy(), 50);
      await t.rejects(put2);
      t.equal(await text(await storage.get('broken')), 'before');
      t.same(await leftovers(), []);
    });

    t.test('an aborted upload ends at once and leaves nothing behind', async (t) => {
      const abort = new AbortController();
      const stalled = new Readable({ read() {} });
      stalled.push(randomBytes(9 * MiB));
      const upload = storage.put('aborted', stalled, { contentType: 'text/plain', signal: abort.signal });
      setTimeout(() => abort.abort(new Error('cancelled')), 50);
      await t.rejects(upload);
      t.equal(stalled.destroyed, true, 'the source is let go');
      await t.rejects(storage.put('aborted', Readable.from(['x']), { contentType: 'a/b', signal: abort.signal }));
      await t.rejects(storage.head('aborted'), ObjectNotFoundError);
      t.same(await leftovers(), []);
    });

    t.test('a reader that stops half-way does no harm', async (t) => {
      await put('half', randomBytes(4 * MiB));
      const stream = await storage.get('half');
      await once(stream, 'readable');
      stream.destroy();
      t.equal((await storage.head('half')).size, 4 * MiB);
    });

    t.test('a key that does not exist is an ObjectNotFoundError, except for remove', async (t) => {
      await t.rejects(storage.get('nothing/here'), ObjectNotFoundError);
      await t.rejects(storage.get('nothing/here', { start: 0, end: 1 }), ObjectNotFoundError);
      await t.rejects(storage.head('nothing/here'), ObjectNotFoundError);
      await put('gone/one', '1');
      await put('gone/two', '2');
      await storage.remove(['gone/one', 'gone/two', 'nothing/here']);
      await t.rejects(storage.head('gone/one'), ObjectNotFoundError);
      await t.rejects(storage.get('gone/two'), ObjectNotFoundError);
    });

    t.test('keys that could mean another place are refused by every call', async (t) => {
      const hostile = [
        '../secret',
        'a/../../b',
        '/etc/passwd',
        'a//b',
        'a/',
        '',
        'A',
        'a.b',
        'a\\b',
        'a\0b',
        'a%2fb',
        '.incoming/x',
        'é',
        'a b',
        'a\n',
        'a/'.repeat(400),
      ];
      for (const key of hostile) {
        await t.rejects(put(key, 'x'), { name: 'TypeError' }, `put ${JSON.stringify(key).slice(0, 30)}`);
        await t.rejects(storage.get(key), { name: 'TypeError' });
        await t.rejects(storage.head(key), { name: 'TypeError' });
        await t.rejects(storage.remove([key]), { name: 'TypeError' });
        await t.rejects(
          storage.signedUrl(key, { seconds: 60, sessionId: 's', fileName: 'f', contentType: 'text/plain' }),
          {
            name: 'TypeError',
          },
        );
      }
    });

    t.test('a listing shows every object below a prefix once, with its size and its time', async (t) => {
      const before = Date.now() - 2000;
      const keys = ['list/a/one', 'list/a/two', 'list/ab/three', 'list/b', 'listed'];
      for (const [index, key] of keys.entries()) await put(key, 'x'.repeat(index + 1));
      const found = async (prefix: string) => {
        const objects = [];
        for await (const object of storage.list(prefix)) objects.push(object);
        return objects.sort((a, b) => (a.key < b.key ? -1 : 1));
      };
      const below = await found('list/');
      t.same(
        below.map(({ key, size }) => [key, size]),
        [
          ['list/a/one', 1],
          ['list/a/two', 2],
          ['list/ab/three', 3],
          ['list/b', 4],
        ],
      );
      for (const { modifiedAt } of below)
        t.ok(modifiedAt.getTime() >= before && modifiedAt.getTime() <= Date.now() + 2000);
      t.same(
        (await found('list/a')).map(({ key }) => key),
        ['list/a/one', 'list/a/two', 'list/ab/three'],
        'a prefix is one of letters, not of folders',
      );
      t.same((await found('')).filter(({ key }) => key.startsWith('list')).length, 5);
      t.same(await found('nothing/'), []);
      await t.rejects(found('../'), { name: 'TypeError' });
      await storage.remove(['list/b']);
      t.equal((await found('list/')).length, 3);
    });

    t.test('uploads that were left unfinished are dropped once they are old enough, and no others', async (t) => {
      await leaveUnfinished();
      t.equal((await leftovers()).length, 1);
      const isOwn = (key: string) => key === 'unfinished';
      t.equal(await storage.abandonUploads(new Date(Date.now() - 3_600_000), isOwn), 0, 'it may be in progress');
      if (kind === 's3') {
        const foreign = await storage.abandonUploads(new Date(Date.now() + 5000), () => false);
        t.equal(foreign, 0, 'a bucket may be shared');
      }
      t.equal((await leftovers()).length, 1);
      await put('beside', 'stays');
      t.equal(await storage.abandonUploads(new Date(Date.now() + 5000), isOwn), 1);
      t.same(await leftovers(), []);
      t.equal(await text(await storage.get('beside')), 'stays');
    });

    if (kind === 's3') {
      const fileName = 'Näme "quoted"\r\nSet-Cookie: x=1 🚰.pdf';

      t.test('a signed address opens the object, named and typed as asked, without further rights', async (t) => {
        await put('signed', 'the bytes', 'application/octet-stream');
        const { url, expiresAt } = await storage.signedUrl('signed', {
          seconds: 60,
          sessionId: 's',
          fileName,
          contentType: 'application/pdf',
          inline: true,
        });
        t.ok(Math.abs(expiresAt.getTime() - Date.now() - 60_000) < 5000);
        const response = await fetch(url);
        t.equal(response.status, 200);
        t.equal(await response.text(), 'the bytes');
        t.equal(response.headers.get('content-type'), 'application/pdf');
        t.match(
          response.headers.get('content-disposition'),
          /^attachment; filename="[^"\r\n]+"; filename\*=UTF-8''N%C3%A4me/,
          'saved and not shown: no policy comes along that would bind a page',
        );
        t.equal(response.headers.get('set-cookie'), null);
      });

      t.test('a signed address lives two minutes at most, and gives nothing that a browser would run', async (t) => {
        await put('page', '<script>alert(1)</script>');
        const options = { seconds: 900, sessionId: 's', fileName: 'page.html', contentType: 'text/html', inline: true };
        const { url, expiresAt } = await storage.signedUrl('page', options);
        t.ok(expiresAt.getTime() - Date.now() <= 120_000);
        t.match(url, /X-Amz-Expires=120&/);
        const { headers, status } = await fetch(url);
        t.equal(status, 200);
        t.equal(headers.get('content-type'), 'application/octet-stream');
        t.match(headers.get('content-disposition'), /^attachment; /);
        t.equal(headers.get('cache-control'), 'private, no-store');
      });

      t.test('a signed address that was changed opens nothing', async (t) => {
        await put('other', 'not for you');
        const { url } = await storage.signedUrl('signed', {
          seconds: 60,
          sessionId: 's',
          fileName,
          contentType: 'application/pdf',
        });
        for (const changed of [
          url.replace('/signed?', '/other?'),
          url.replace('Expires=60', 'Expires=999'),
          url.replace('application%2Fpdf', 'text%2Fhtml'),
        ]) {
          t.not(changed, url);
          const response = await fetch(changed);
          await response.text();
          t.equal(response.status, 403);
        }
      });
    }

    t.end();
  });
}

t.test('a storage that can not be reached says so at start', async (t) => {
  const options = { region: 'us-east-1', bucket: 'none', accessKey: 'a', secretKey: 'b' };
  await t.rejects(openObjectStorage({ kind: 's3', endpoint: 'http://127.0.0.1:9', ...options }));
});
