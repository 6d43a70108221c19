import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { openOwnFolder } from './own-folder.ts';

/** A process of another machine or container can't be looked for; nothing of ours works on one folder for so long. */
const longestUseMs = 2 * 24 * 60 * 60_000;
/** The clock of files is coarser than that of the process. */
const clockMs = 1000;

const host = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
const named = /^([0-9a-f]{8})-(\d+)-(\d+)-[0-9a-f]{12}$/;

/**
 * Makes a folder for this process, below `parent` or, without one, in the user's own temporary folder. Its maker removes it. Its name
 * contains the process's id, so that `removeAbandonedFolders` finds what a kill leaves behind.
 */
export async function makeTemporaryFolder(parent?: string, prefix = ''): Promise<string> {
  const name = `${prefix}${host}-${process.pid}-${Date.now()}-${randomBytes(6).toString('hex')}`;
  const path = join(parent ?? (await openOwnFolder()), name);
  await mkdir(path, { mode: 0o700 });
  return path;
}

/**
 * Removes the folders whose process no longer exists; returns how many. Folders of others, and those with another kind of name, are kept.
 */
export async function removeAbandonedFolders(parent?: string, prefix = ''): Promise<number> {
  const folder = parent ?? (await openOwnFolder());
  let removed = 0;
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix) || !(await isAbandoned(join(folder, name), name.slice(prefix.length)))) continue;
    await rm(join(folder, name), { recursive: true, force: true });
    removed++;
  }
  return removed;
}

async function isAbandoned(path: string, name: string): Promise<boolean> {
  const [, machine, pid, madeAt] = named.exec(name) ?? [];
  if (machine !== host) {
    const found = machine ? await stat(path).catch(() => null) : null;
    return found !== null && found.mtimeMs < Date.now() - longestUseMs;
  }
  // In a container every start has the same number: what was made before this process is another's.
  if (Number(pid) === process.pid) return Number(madeAt) < Date.now() - process.uptime() * 1000 - clockMs;
  return !isAlive(Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It is another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
