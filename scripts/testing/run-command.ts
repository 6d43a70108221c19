import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Say } from './outcome.ts';

/** What runs now. Each is a group that a signal of the terminal does not reach. */
const running = new Set<ChildProcess>();
let isPrepared = false;

/**
 * Runs a shell command line, tells its output line by line and resolves with its exit code. The commands of the packages in `cwd` are
 * found first, those of the project's root next, as in the scripts of a package.json. It ends with this process.
 *
 * Each command gets a session of its own: with automatic groups, Linux divides its processors between sessions first, so all commands in one would together get
 * no more than each of the processes of tap beside them, and a browser's tests would wait for those of the web app.
 */
export function runCommand(line: string, cwd: string, say: Say, env: Record<string, string> = {}): Promise<number> {
  prepareForSignals();
  const root = new URL('../..', import.meta.url).pathname;
  const path = [join(cwd, 'node_modules', '.bin'), join(root, 'node_modules', '.bin'), process.env.PATH].join(
    delimiter,
  );
  return new Promise((resolve, reject) => {
    const child = spawn(line, {
      cwd,
      shell: true,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: path, ...env },
    });
    running.add(child);
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', say);
    child.on('error', (error) => {
      running.delete(child);
      reject(error);
    });
    child.on('close', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

function prepareForSignals(): void {
  if (isPrepared) return;
  isPrepared = true;
  process.on('exit', () => {
    for (const { pid } of running) {
      try {
        // The whole group, and in a way that lets Playwright end its browser and its server.
        if (pid !== undefined) process.kill(-pid, 'SIGTERM');
      } catch {
        // It has ended in between.
      }
    }
  });
  // 128 and the signal's number, as shells say it.
  process.once('SIGHUP', () => process.exit(129));
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
}
