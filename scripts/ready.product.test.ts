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

t.setTimeout(360_000);

t.test(
  'the embedded process is ready once the accounts that it shows let people in, never before, and not once it stops',
  async (t) => {
    const dataDirectory = await mkdtemp(join(tmpdir(), 'bidloom-ready-'));
    await makeTestFolder(join(dataDirectory, 'db'));
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const child = spawn(process.execPath, [join(import.meta.dirname, 'embedded.ts')], {
      env: { ...ofMachine(), LOG_LEVEL: 'silent', DATA_DIR: dataDirectory, PORT: String(port), SHUTDOWN_DELAY: '2' },
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
    const signIn = async ({ email, password }: { email: string; password: string }) => {
      const response = await fetch(`${url}/Auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      return response.status;
    };
    for (const account of accounts) t.equal(await signIn(account), 200, account.email);
    // On a busy machine the first answer may come when it is ready already.
    seen.delete('503 starting');
    t.same([...seen], ['200 ok'], 'until then it is starting and nothing else');

    child.kill('SIGTERM');
    let answer = await ready();
    while (answer?.status === 200) answer = await ready();
    t.match(answer, { status: 503, body: { status: 'stopping' } }, 'nobody is sent here any more');
    t.equal(await signIn(accounts[0]), 200, 'who comes all the same is served');
    t.same(await exited, [0, null]);
  },
);
