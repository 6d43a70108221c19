import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { makeTestFolder } from '@bidloom/db/testing';
import t from 'tap';
import { freePort } from './testing/free-port.ts';
import { ofMachine } from './testing/installation.ts';

t.setTimeout(180_000);

t.test('the embedded process is ready once the accounts that it shows let people in, and never before', async (t) => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'bidloom-ready-'));
  await makeTestFolder(join(dataDirectory, 'db'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(import.meta.dirname, 'embedded.ts')], {
    env: { ...ofMachine(), LOG_LEVEL: 'silent', DATA_DIR: dataDirectory, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  t.teardown(async () => {
    child.kill('SIGTERM');
    await exited;
    await rm(dataDirectory, { recursive: true });
  });
  const ready = () =>
    fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(10_000) }).then(
      async (response) => ({ status: response.status, body: (await response.json()) as Record<string, string> }),
      () => null,
    );
  const seen = new Set<string>();
  for (;;) {
    const answer = await ready();
    if (answer) seen.add(`${answer.status} ${answer.body.status}`);
    if (answer?.status === 200) break;
    await delay(20);
  }
  const accounts = JSON.parse(await readFile(join(dataDirectory, 'demo-accounts.json'), 'utf8'));
  for (const { email, password } of accounts) {
    const response = await fetch(`${url}/Auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    t.equal(response.status, 200, email);
  }
  // On a busy machine the first answer may come when it is ready already.
  seen.delete('503 starting');
  t.same([...seen], ['200 ok'], 'until then it is starting and nothing else');
});
