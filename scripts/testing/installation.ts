import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, openDatabase } from '@bidloom/db';
import { openTestDatabase } from '@bidloom/db/testing';
import { freePort } from './free-port.ts';
import type { SeenBody } from './seen-body.ts';

const root = new URL('../../', import.meta.url).pathname;
/** Milliseconds between two looks at something that has no event. */
const lookEvery = 50;

/** The product as an operator runs it: real processes, spoken to over HTTP, which can be killed and started again. */
export interface Installation {
  /** Starts what is not running and waits until the api answers. */
  start(): Promise<void>;
  /** `kill -9` for the process that carries out jobs; with the embedded database this is the api's, too. */
  kill(): Promise<void>;
  /** Calls the api; nobody's call without a token. */
  call(method: string, path: string, options?: { token?: string; body?: object | FormData }): Promise<Answer>;
  /** Looks at the rows; with the embedded database only while nothing runs. */
  inspect<T>(work: (database: Database) => Promise<T>): Promise<T>;
  /** Ends every process in good order. */
  stop(): Promise<void>;
  /** Stops, and removes the database that was made for it on PostgreSQL. */
  close(): Promise<void>;
}

export interface Answer {
  status: number;
  body: SeenBody;
}

/** One process with the embedded database, or api and worker apart on PostgreSQL where `TEST_DATABASE_URL` names a server. */
export async function prepareInstallation(
  dataDirectory: string,
  settings: Record<string, string> = {},
): Promise<Installation> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const common = { PATH: process.env.PATH ?? '', LOG_LEVEL: 'error', DATA_DIR: dataDirectory, ...settings };
  const served = { ...common, PORT: String(port), PUBLIC_URL: url };
  const server = process.env.TEST_DATABASE_URL ? await openTestDatabase() : null;
  const running = new Map<string, ChildProcess>();

  const run = (program: string, env: Record<string, string>) => {
    if (running.has(program)) return;
    const child = spawn(process.execPath, [join(root, program)], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('exit', () => running.delete(program));
    running.set(program, child);
  };
  const end = async (program: string, signal: NodeJS.Signals) => {
    const child = running.get(program);
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const stop = async () => {
    for (const program of [...running.keys()]) await end(program, 'SIGTERM');
  };
  const worker = server ? 'worker/src/main.ts' : 'scripts/embedded.ts';

  return {
    async start() {
      if (server?.engine.kind === 'postgres') {
        const env = { DATABASE_URL: server.engine.connectionString };
        run('api/src/main.ts', { ...served, ...env });
        run(worker, { ...common, ...env });
      } else {
        run(worker, served);
      }
      await until(() =>
        fetch(`${url}/health/ready`).then(
          ({ ok }) => ok,
          () => false,
        ),
      );
    },
    kill: () => end(worker, 'SIGKILL'),
    async call(method, path, { token, body } = {}) {
      const isForm = body instanceof FormData;
      const answer = await fetch(url + path, {
        method,
        headers: {
          accept: 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && !isForm && { 'content-type': 'application/json' }),
        },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      });
      return { status: answer.status, body: (await answer.json()) as SeenBody };
    },
    async inspect(work) {
      if (server) return work(server);
      if (running.size > 0) throw new Error('The embedded database belongs to the process that runs');
      const database = await openDatabase({ folder: join(dataDirectory, 'db') });
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    },
    stop,
    async close() {
      await stop();
      await server?.close();
    },
  };
}

/** Waits until something holds; a test's own time limit ends what never does. */
export async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await holds())) await wait(lookEvery);
}
