import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../testing/free-port.ts';
import { until } from '../testing/installation.ts';

/** The folder in which `scripts/services.sh` keeps a whole Debian with PostgreSQL 17 and pgvector. */
const chroot = join(process.env.BIDLOOM_SERVICES_DIR ?? '/var/tmp/bidloom-services', 'trixie');
const binaries = '/usr/lib/postgresql/17/bin';
const asPostgres = ['--reuid=postgres', '--regid=postgres', '--clear-groups'];

/** Whether this machine and account can start servers of their own. */
export const canStartPostgres: boolean = existsSync(join(chroot, binaries)) && process.getuid?.() === 0;

/** A PostgreSQL server only for the test, with nothing but what `initdb` makes. */
export interface OwnPostgres {
  /** The address of its database `postgres`, as the superuser. */
  url: string;
  /** Ends it, as a cut of its power would with `immediate`. */
  stop(mode?: 'fast' | 'immediate'): Promise<void>;
  start(): Promise<void>;
  /** Ends it and removes all that it wrote. */
  remove(): Promise<void>;
}

/** Runs one of PostgreSQL's programs, as its own account; returns what it prints. `input` goes to its standard input. */
export function postgresProgram(name: string, args: string[], input?: Buffer): Buffer {
  return execFileSync('chroot', [chroot, 'setpriv', ...asPostgres, `${binaries}/${name}`, ...args], {
    maxBuffer: 2 ** 30,
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(input && { input }),
  });
}

/** Makes a server and starts it. `settings` as `postgres -c` takes them: `max_connections=100`. */
export async function startOwnPostgres(settings: string[] = []): Promise<OwnPostgres> {
  const port = await freePort();
  const data = `/var/lib/bidloom-own-${port}`;
  execFileSync('chroot', [chroot, 'install', '-d', '-o', 'postgres', '-g', 'postgres', '-m', '700', data]);
  postgresProgram('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync']);
  // mmap: the chroot has no file system for shared memory.
  const always = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${data}`, 'fsync=off'];
  const options = [...always, 'dynamic_shared_memory_type=mmap', ...settings].flatMap((setting) => ['-c', setting]);
  let running: ChildProcess | undefined;
  const answers = () => {
    try {
      postgresProgram('pg_isready', ['-q', '-h', '127.0.0.1', '-p', String(port)]);
      return true;
    } catch {
      return false;
    }
  };
  const self: OwnPostgres = {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async start() {
      const args = [chroot, 'setpriv', ...asPostgres, `${binaries}/postgres`, '-D', data, ...options];
      running = spawn('chroot', args, { stdio: 'ignore' });
      await until(answers);
    },
    async stop(mode = 'fast') {
      if (!running) return;
      running = undefined;
      postgresProgram('pg_ctl', ['-D', data, '-m', mode, '-w', 'stop']);
    },
    async remove() {
      await self.stop('immediate');
      rmSync(join(chroot, data), { recursive: true, force: true });
    },
  };
  await self.start();
  return self;
}
