import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system so small that a test fills it. */
export interface SmallDisk {
  directory: string;
  unmount(): void;
}

/** Mounts one in memory; undefined where this process may not mount anything. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const directory = mkdtempSync(join(tmpdir(), 'small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', directory], { stdio: 'ignore' });
  } catch {
    rmdirSync(directory);
    return undefined;
  }
  return {
    directory,
    unmount() {
      // Lazily: a file of it may still be open somewhere.
      execFileSync('umount', ['-l', directory]);
      rmdirSync(directory);
    },
  };
}
