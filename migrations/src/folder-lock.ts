import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseOpenError } from './open-error.ts';

/** Another process has this data folder open. */
export class FolderLockedError extends DatabaseOpenError {
  override name = 'FolderLockedError';
  constructor(folder: string) {
    super(
      `Another process is using the data folder ${folder}. Stop it first, or set DATA_DIR to another folder for this one.`,
    );
  }
}

/**
 * Locks the folder for this process only and returns the function that releases it. The lock is a listening local socket. The system closes
 * it with the process, however that ends, so it never goes stale and does not depend on process numbers, which are used again.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = socketPath(folder);
  const server = createServer((peer) => peer.end());
  for (let attempt = 0; attempt < 3; attempt++) {
    if (await listens(server, path)) {
      server.unref();
      return () => new Promise((done) => server.close(() => done()));
    }
    if (await answers(path)) break;
    // Left behind by a process that was killed: nobody listens on it any more.
    await rm(path, { force: true });
  }
  throw new FolderLockedError(folder);
}

/** Socket paths are limited to about 100 bytes, so a folder deep down gets one in the system's temporary folder. */
function socketPath(folder: string): string {
  const absolute = resolve(folder);
  const digest = createHash('sha256').update(absolute).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\bidloom-${digest}`;
  const inside = join(absolute, 'lock.sock');
  return Buffer.byteLength(inside) <= 100 ? inside : join(tmpdir(), `bidloom-${digest}.sock`);
}

function listens(server: Server, path: string): Promise<boolean> {
  return new Promise((done, fail) => {
    const failed = (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? done(false) : fail(error));
    server.once('error', failed);
    server.listen(path, () => {
      server.off('error', failed);
      done(true);
    });
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((done) => {
    const peer = connect(path);
    peer.once('connect', () => {
      peer.destroy();
      done(true);
    });
    peer.once('error', () => done(false));
  });
}
