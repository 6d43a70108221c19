import { chmod, lstat, mkdir } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/**
 * This user's own folder in the system's temporary folder, made where it is missing; nobody else can look into it or put something there.
 * Throws where another user has taken the name: everybody may write beside it.
 */
export async function openOwnFolder(): Promise<string> {
  // Where there are no numbers of users, each has a temporary folder.
  const uid = process.getuid?.();
  const path = join(tmpdir(), `bidloom-${uid ?? userInfo().username}`);
  await mkdir(path, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const found = await lstat(path);
  if (!found.isDirectory() || (uid !== undefined && found.uid !== uid)) {
    throw new Error(`${path} belongs to somebody else. Set TMPDIR to a folder of your own.`);
  }
  if (uid !== undefined && (found.mode & 0o077) !== 0) await chmod(path, 0o700);
  return path;
}
