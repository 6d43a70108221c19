import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { openDiskStorage } from './disk-storage.ts';
import { verifySignedUrl } from './signed-url.ts';

const sessionId = '0190a0a0-0000-7000-8000-000000000001';
const signingKey = 'a key of the tests, of 32 bytes and more';

t.test('signed addresses of the disk storage', async (t) => {
  const directory = await mkdtemp(join(tmpdir(), 'signed-'));
  t.teardown(() => rm(directory, { recursive: true }));
  const storage = await openDiskStorage({ directory, signingKey, publicUrl: 'https://bids.example.org/' });
  const fileName = 'Tender "42" & Näme\n🚰.pdf';
  const { url, expiresAt } = await storage.signedUrl('org/doc', {
    seconds: 300,
    sessionId,
    fileName,
    contentType: 'application/pdf',
    inline: true,
  });

  t.test('opens what it was made for, whole or as path and query', async (t) => {
    const expected = { key: 'org/doc', fileName, contentType: 'application/pdf', inline: true };
    t.ok(url.startsWith('https://bids.example.org/objects/org/doc?'));
    t.same(verifySignedUrl(signingKey, url, sessionId), expected);
    t.same(verifySignedUrl(signingKey, url.slice('https://bids.example.org'.length), sessionId), expected);
  });

  t.test('ends when its time is over', async (t) => {
    t.ok(verifySignedUrl(signingKey, url, sessionId, expiresAt.getTime() - 1));
    t.equal(verifySignedUrl(signingKey, url, sessionId, expiresAt.getTime()), null);
  });

  t.test('is worth nothing once any part of it is changed', async (t) => {
    const changes: [string, (address: URL) => void][] = [
      ['another object', (address) => (address.pathname = '/objects/org/other')],
      [
        'a longer life',
        (address) => address.searchParams.set('expires', String(Math.floor(Date.now() / 1000) + 999_999)),
      ],
      ['no end', (address) => address.searchParams.set('expires', 'Infinity')],
      ['another name', (address) => address.searchParams.set('name', 'evil.html')],
      ['another type', (address) => address.searchParams.set('type', 'text/html')],
      ['shown instead of saved', (address) => address.searchParams.set('inline', '0')],
      ['no signature', (address) => address.searchParams.delete('signature')],
      ['an empty signature', (address) => address.searchParams.set('signature', '')],
      [
        'half a signature',
        (address) => address.searchParams.set('signature', address.searchParams.get('signature')?.slice(0, 20) ?? ''),
      ],
      ['a way out', (address) => (address.pathname = '/objects/org/%2e%2e/doc')],
      ['another route', (address) => (address.pathname = '/other/org/doc')],
    ];
    for (const [what, change] of changes) {
      const address = new URL(url);
      change(address);
      t.equal(verifySignedUrl(signingKey, address.href, sessionId), null, what);
    }
    t.equal(verifySignedUrl('another key', url, sessionId), null, 'signed with another key');
    t.equal(verifySignedUrl(signingKey, url, 'another session'), null, 'asked for by another session');
    t.equal(verifySignedUrl(signingKey, 'http://[', sessionId), null, 'no address at all');
    t.equal(verifySignedUrl(signingKey, '/objects/org/doc', sessionId), null, 'no query');
  });

  t.test('is relative where the public address is the page’s own', async (t) => {
    const relative = await openDiskStorage({ directory, signingKey, publicUrl: '' });
    const signed = await relative.signedUrl('org/doc', {
      seconds: 60,
      sessionId,
      fileName: 'a.pdf',
      contentType: 'application/pdf',
    });
    t.ok(signed.url.startsWith('/objects/org/doc?'));
    t.match(verifySignedUrl(signingKey, signed.url, sessionId), { key: 'org/doc', inline: false });
  });

  t.end();
});
