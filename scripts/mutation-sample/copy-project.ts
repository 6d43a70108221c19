import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of the project's files in a temporary folder, with the packages that are installed here. */
export function copyProject(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'bidloom-mutations-'));
  // Some tests start programs as somebody else.
  chmodSync(copy, 0o755);
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (listed.status !== 0) throw new Error(`git could not list the files of ${root}: ${listed.stderr}`);
  const files = listed.stdout.split('\0').filter(Boolean);
  for (const file of files) cpSync(join(root, file), join(copy, file));
  const packages = files
    .filter((file) => /(^|\/)package\.json$/.test(file))
    .map((file) => file.replace(/package\.json$/, ''));
  for (const folder of packages) copyLinks(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'));
  return copy;
}

/** Links between packages are relative and lead into the copy; what was installed from outside is linked whole. */
function copyLinks(from: string, to: string): void {
  // A package that needs no other has none.
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '.pnpm') symlinkSync(join(from, name), join(to, name));
    else if (!name.startsWith('.'))
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
  }
}
