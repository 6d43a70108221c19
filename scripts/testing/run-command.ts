import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Say } from './outcome.ts';

/**
 * Runs a shell command line, tells its output line by line and resolves with its exit code. The commands of the packages in `cwd` are
 * found first, those of the project's root next, as in the scripts of a package.json.
 */
export function runCommand(line: string, cwd: string, say: Say, env: Record<string, string> = {}): Promise<number> {
  const root = new URL('../..', import.meta.url).pathname;
  const path = [join(cwd, 'node_modules', '.bin'), join(root, 'node_modules', '.bin'), process.env.PATH].join(
    delimiter,
  );
  return new Promise((resolve, reject) => {
    const child = spawn(line, {
      cwd,
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: path, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', say);
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
