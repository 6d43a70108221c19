import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The product as `npm start` runs it, with its own data. */
export interface EmbeddedServer {
  url: string;
  /** The most memory that the process ever used, in MB. */
  peakMemory(): Promise<number>;
  /** Signs in the demo's organisation user as a person does: password, then the code from the mailbox. */
  signIn(): Promise<{ token: string; organizationId: string }>;
  stop(): Promise<void>;
}

interface Mail {
  to: string;
  text: string;
}

/** Starts the embedded product in an empty data folder and waits until it is ready. */
export async function startEmbedded(): Promise<EmbeddedServer> {
  const directory = await mkdtemp(join(tmpdir(), 'bidloom-bench-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = new URL('../scripts/embedded.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, SC: '1', DATA_DIR: directory, PORT: String(port), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text) => String(text).includes('ready at') && resolve());
    child.once('exit', (code) => reject(new Error(`The product ended with ${code}`)));
  });

  return {
    url,
    async peakMemory() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
    },
    async signIn() {
      const accounts: { role: string; email: string; password: string }[] = JSON.parse(
        await readFile(join(directory, 'demo-accounts.json'), 'utf8'),
      );
      const account = accounts.find(({ role }) => role === 'ORGANIZATION_USER');
      if (!account) throw new Error('There is no demo account');
      const { data: challenge } = await post(url, '/Auth/login', { email: account.email, password: account.password });
      const otp = await codeFor(url, account.email);
      const { data } = await post(url, '/Auth/otp-login', { token: challenge, otp });
      return data as { token: string; organizationId: string };
    },
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function post(url: string, path: string, body: object): Promise<{ data: unknown }> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { data: unknown };
}

async function codeFor(url: string, email: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetch(`${url}/dev/mailbox`, { headers: { accept: 'application/json' } });
    const { data } = (await answer.json()) as { data: Mail[] };
    const code = /\b\d{6}\b/.exec(data.find(({ to }) => to === email)?.text ?? '')?.[0];
    if (code) return code;
    await wait(50);
  }
  throw new Error('No code came');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
