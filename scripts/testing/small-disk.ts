import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of a few megabytes, which can be filled and emptied. */
export interface SmallDisk {
  folder: string;
  /** How many bytes can still be written. */
  room(): number;
  /** Fills its room except for `left` bytes. */
  fill(left?: number): void;
  /** Frees the room again. */
  free(): void;
  remove(): void;
}

/** Why a test that needs its own disk is left out; false where this account can mount one. */
export function withoutSmallDisk(): string | false {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'needs Linux and the account root, to mount a small disk';
  try {
    mountSmallDisk(1).remove();
    return false;
  } catch (error) {
    return `needs a small disk, which can't be mounted here: ${(error as Error).message.split('\n')[0]}`;
  }
}

/** Mounts a disk in memory. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = join(tmpdir(), `bidloom-disk-${process.pid}-${Date.now()}`);
  mkdirSync(folder);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    rmdirSync(folder);
    throw error;
  }
  const ballast = join(folder, 'ballast');
  const room = () => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  return {
    folder,
    room,
    fill(left = 0) {
      const file = openSync(ballast, 'a');
      try {
        for (let more = room() - left; more > 0; more = room() - left) {
          writeSync(file, Buffer.alloc(Math.min(more, 2 ** 20)));
        }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast, { force: true }),
    remove() {
      execFileSync('umount', ['-l', folder]);
      rmdirSync(folder);
    },
  };
}
