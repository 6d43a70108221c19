import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, openDatabase } from '@bidloom/db';
import { addressesOf, makeTestFolder, openOwnTestDatabase, type TestEngine } from '@bidloom/db/testing';
import { databaseOf, type ObjectStorage, openStorageOf, readConfig } from '@bidloom/platform';
import { freePort } from './free-port.ts';
import type { SeenBody } from './seen-body.ts';

const root = new URL('../../', import.meta.url).pathname;
/** Milliseconds between two checks of something that has no event. */
const lookEvery = 50;
/** How many characters of a process's output are kept. */
const lastWords = 2000;

/** A process of the product: the one that serves, or the one that carries out jobs. With the embedded database they are one. */
export type Part = 'api' | 'worker';

/** The product as an operator runs it: real processes, called over HTTP, which can be killed and started again. */
export interface Installation {
  /** The address of the api. */
  url: string;
  /** Starts what is not running. */
  launch(): void;
  /** Resolves once the api answers; rejects where its process has ended before. */
  ready(): Promise<void>;
  /** Starts what is not running and waits until the api answers. */
  start(): Promise<void>;
  /** `kill -9`, by default for the process that carries out jobs. */
  kill(part?: Part): Promise<void>;
  /** The ids of the running processes. */
  pids(): number[];
  /** Processes that ended although nobody ended them: the program, its signal or code, and its last output on standard error. */
  readonly died: readonly string[];
  /** Calls the api; without a token, as nobody. */
  call(method: string, path: string, options?: { token?: string; body?: object | FormData }): Promise<Answer>;
  /** The ids of the running processes. */
  processes(): number[];
  /** Reads the rows; with the embedded database only while nothing runs. */
  inspect<T>(work: (database: Database) => Promise<T>): Promise<T>;
  /** The files of the documents, as the product keeps them. */
  storage(): Promise<ObjectStorage>;
  /** Ends every process in good order. */
  stop(): Promise<void>;
  /** Stops, and on PostgreSQL removes the database that was made for it. */
  close(): Promise<void>;
}

export interface Answer {
  status: number;
  body: SeenBody;
}

/**
 * One process with the embedded database, or api and worker separately on PostgreSQL: with a new database, or the one in `DATABASE_URL` of
 * `settings`.
 */
export async function prepareInstallation(
  engine: TestEngine,
  dataDirectory: string,
  settings: Record<string, string> = {},
): Promise<Installation> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const common = { ...ofMachine(), LOG_LEVEL: 'error', DATA_DIR: dataDirectory, ...settings };
  const served = { ...common, PORT: String(port), PUBLIC_URL: url };
  const named = settings.DATABASE_URL;
  const own = engine === 'postgres' && !named ? await openOwnTestDatabase(engine) : null;
  const addresses = own && addressesOf(own);
  if (!addresses && !named) await prepareFolder(databaseOf(readConfig(common), 'command'));
  const env = addresses && {
    DATABASE_URL: addresses.connectionString,
    DATABASE_OWNER_URL: addresses.ownerConnectionString,
  };
  const running = new Map<string, ChildProcess>();
  const ending = new Set<ChildProcess>();
  const died: string[] = [];

  const run = (program: string, env: Record<string, string>) => {
    if (running.has(program)) return;
    const child = spawn(process.execPath, [join(root, program)], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      process.stderr.write(text);
      said = `${said}${text}`.slice(-lastWords);
    });
    child.once('exit', () => running.delete(program));
    child.once('close', (code, signal) => {
      if (!ending.has(child)) died.push(`${program}: ${signal ?? `code ${code}`}: ${said}`);
    });
    running.set(program, child);
  };
  const end = async (program: string, signal: NodeJS.Signals) => {
    const child = running.get(program);
    if (!child) return;
    ending.add(child);
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const stop = async () => {
    for (const program of [...running.keys()]) await end(program, 'SIGTERM');
  };
  const isApart = Boolean(env || named);
  const worker = isApart ? 'worker/src/main.ts' : 'scripts/embedded.ts';
  const api = isApart ? 'api/src/main.ts' : worker;

  const launch = () => {
    run(api, { ...served, ...env });
    if (isApart) run(worker, { ...common, ...env });
  };
  const ready = () =>
    until(async () => {
      if (!running.has(api)) throw new Error(`Not running: ${api}. ${died.at(-1) ?? ''}`);
      return fetch(`${url}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    });

  return {
    url,
    launch,
    ready,
    start() {
      launch();
      return ready();
    },
    kill: (part = 'worker') => end(part === 'api' ? api : worker, 'SIGKILL'),
    pids: () => [...running.values()].flatMap(({ pid }) => pid ?? []),
    died,
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
    processes: () => [...running.values()].flatMap(({ pid }) => pid ?? []),
    async inspect(work) {
      if (own) return work(own);
      if (!named && running.size > 0) throw new Error('The embedded database belongs to the process that runs');
      const database = await openDatabase(databaseOf(readConfig(common), 'command'));
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    },
    storage: () => openStorageOf(readConfig(served)),
    stop,
    async close() {
      await stop();
      await own?.close();
    },
  };
}

/** What a program of the product takes from the machine: where programs are, and the cache of compiled code. */
export function ofMachine(): Record<string, string> {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
}

/** A new folder begins with a migrated database: making one takes most of a first start. */
async function prepareFolder(place: ReturnType<typeof databaseOf>): Promise<void> {
  if ('folder' in place && !existsSync(place.folder)) await makeTestFolder(place.folder);
}

/** Waits until a condition is true; a test's own time limit ends what never is. */
export async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await wait(lookEvery);
}
