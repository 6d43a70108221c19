import { access } from 'node:fs/promises';
import t from 'tap';
import { silent } from '../test/logger.ts';
import { createHealth } from './health.ts';
import { openHealthServer } from './health-server.ts';

const never = () => new Promise<never>(() => {});

t.test('each thing that is down or silent is named, and any of them is enough', async (t) => {
  const states = { database: async () => {}, mail: never, storage: async () => Promise.reject(new Error('gone')) };
  const health = createHealth(states, silent);
  health.enter('serving');
  t.same(await health.report(), {
    isReady: false,
    body: { status: 'failed', database: 'ok', mail: 'failed', storage: 'failed' },
  });
});

t.test('what is silent is reported within two seconds', async (t) => {
  const health = createHealth({ database: never }, silent);
  health.enter('serving');
  const asked = performance.now();
  t.match(await health.report(), { isReady: false, body: { database: 'failed' } });
  t.ok(performance.now() - asked < 2000, 'a probe would give up');
});

t.test('optional services are reported, and do not make it unready', async (t) => {
  const health = createHealth({ database: async () => {} }, silent, {
    model: async () => Promise.reject(new Error('gone')),
  });
  health.enter('serving');
  t.same(await health.report(), { isReady: true, body: { status: 'ok', database: 'ok' } });
  t.same(await health.reportAll(), { status: 'ok', database: 'ok', model: 'failed' });
});

t.test('what answers while the process itself is busy is not silent', async (t) => {
  const storage = async () => {
    for (let step = 0; step < 3; step++) await access(import.meta.filename);
  };
  const health = createHealth({ storage }, silent);
  health.enter('serving');
  const report = health.report();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1300);
  t.same(await report, { isReady: true, body: { status: 'ok', storage: 'ok' } });
});

t.test('a process is ready from when it serves until it stops', async (t) => {
  const health = createHealth({ database: async () => {} }, silent);
  t.same(await health.report(), { isReady: false, body: { status: 'starting', database: 'ok' } });
  health.enter('serving');
  t.same(await health.report(), { isReady: true, body: { status: 'ok', database: 'ok' } });
  health.enter('stopping');
  t.match(await health.report(), { isReady: false, body: { status: 'stopping' } });
  health.enter('serving');
  t.match(await health.report(), { isReady: false, body: { status: 'stopping' } }, 'for good');
});

t.test('many who ask at once are one question, and the next look is a new one', async (t) => {
  let asked = 0;
  let isThere = true;
  const health = createHealth(
    {
      async mail() {
        asked++;
        if (!isThere) throw new Error('gone');
      },
    },
    silent,
  );
  health.enter('serving');
  await Promise.all(Array.from({ length: 50 }, () => health.report()));
  t.equal(asked, 1);
  isThere = false;
  while ((await health.report()).isReady) await new Promise((resolve) => setTimeout(resolve, 50));
  t.equal(asked, 2);
});

t.test('the private port tells of life and readiness, and serves what is added to it', async (t) => {
  const health = createHealth({ database: async () => {} }, silent);
  const metrics = async () => ({ status: 200, type: 'text/plain', body: 'jobs 3\n' });
  const broken = () => Promise.reject(new Error('a secret'));
  const server = await openHealthServer({ port: 0, host: '127.0.0.1', health }, { '/metrics': metrics, '/x': broken });
  t.teardown(() => server.close());
  const get = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`);
    return [response.status, await response.text()];
  };
  t.same(await get('/health/live'), [200, '{"status":"ok"}']);
  t.same(await get('/health/ready'), [503, '{"status":"starting","database":"ok"}']);
  health.enter('serving');
  t.same(await get('/health/ready?x=1'), [200, '{"status":"ok","database":"ok"}']);
  t.same(await get('/metrics'), [200, 'jobs 3\n']);
  t.same(await get('/x'), [500, '{"status":"failed"}']);
  t.same(await get('/'), [404, '{"status":"unknown"}']);
});
