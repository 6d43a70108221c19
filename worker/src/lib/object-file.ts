import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ObjectStorage } from '@bidloom/platform';

/** Brings an object into a file of its own for as long as `work` takes: parsers want to seek. */
export async function withObjectFile<T>(
  storage: ObjectStorage,
  key: string,
  signal: AbortSignal,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const directory = await mkdtemp(join(tmpdir(), 'bidloom-'));
  try {
    const path = join(directory, 'object');
    await pipeline(await storage.get(key), createWriteStream(path), { signal });
    return await work(path);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
