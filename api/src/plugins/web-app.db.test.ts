import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { startTestApi } from '../testing/main.ts';

const webDirectory = await mkdtemp(join(tmpdir(), 'bidloom-web-'));
t.teardown(() => rm(webDirectory, { recursive: true }));

const get = async (api: Awaited<ReturnType<typeof startTestApi>>, url: string, accept = 'text/html') => {
  const { statusCode, body } = await api.app.inject({ url, headers: { accept } });
  return [statusCode, statusCode === 200 ? body : JSON.parse(body).code];
};

t.test('where the web app was not built, its screens are not there, and the api is', async (t) => {
  const api = await startTestApi({ webDirectory });
  t.teardown(() => api.close());
  t.same(await get(api, '/login'), [404, 'not_found']);
  t.equal((await api.call(null, 'GET', '/health/live')).status, 200);
});

t.test('screens are the page of the web app, calls are the api, whatever their spelling has in common', async (t) => {
  await writeFile(join(webDirectory, 'index.html'), 'the page');
  const api = await startTestApi({ webDirectory });
  t.teardown(() => api.close());
  for (const url of ['/login', '/users', '/home/1/keywords', '/..%2f..%2fpackage.json', '/.env']) {
    t.same(await get(api, url), [200, 'the page'], url);
  }
  for (const url of ['/', '/users', '/verify-signup-link/0'])
    t.same(await get(api, url, '*/*'), [200, 'the page'], url);
  for (const url of ['/Categories/none/at/all', '/assets/gone.js', '/robots.txt']) {
    t.same(await get(api, url, '*/*'), [404, 'not_found'], url);
  }
  t.same(await get(api, '/users', 'application/json'), [404, 'not_found']);
  t.same(await get(api, '/Categories/dropdown/0'), [401, 'not_signed_in'], 'a call, even of a browser');
});

t.test('the page carries the policy of what it may load, and its scripts no header that is about pages', async (t) => {
  await writeFile(join(webDirectory, 'index.html'), 'the page');
  await mkdir(join(webDirectory, 'assets'), { recursive: true });
  await writeFile(join(webDirectory, 'assets/app-1.js'), 'export {};');
  await writeFile(join(webDirectory, 'assets/pdf.worker-1.js'), 'export {};');
  const api = await startTestApi({ webDirectory });
  t.teardown(() => api.close());
  const policyOf = async (url: string) => (await api.app.inject({ url })).headers['content-security-policy'];
  t.match(await policyOf('/login'), /default-src 'self'/);
  t.match(await policyOf('/assets/pdf.worker-1.js'), /default-src 'self'/);
  t.equal(await policyOf('/assets/app-1.js'), undefined);
  const { headers } = await api.app.inject({ url: '/assets/app-1.js' });
  t.match(headers, { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' });
  t.same(
    ['x-frame-options', 'x-xss-protection', 'referrer-policy'].filter((name) => name in headers),
    [],
  );
});

t.test(
  'the answer of a call may load nothing and be framed by nothing, and carries no header that is about pages',
  async (t) => {
    const api = await startTestApi();
    t.teardown(() => api.close());
    for (const url of ['/openapi.json', '/Categories/dropdown/0']) {
      const { headers } = await api.app.inject({ url, headers: { accept: 'application/json' } });
      t.match(headers, {
        'content-type': /^application\/json/,
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      t.notOk('x-frame-options' in headers, url);
    }
  },
);
