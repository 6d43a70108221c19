import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ObjectStorage } from '@bidloom/platform';
import { asTemporaryOutage, makeTemporary } from './temporary-files.ts';

/** Copies an object into a file while `work` runs, because parsers need to seek. */
export async function withObjectFile<T>(
  storage: ObjectStorage,
  key: string,
  signal: AbortSignal,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const directory = await makeTemporary();
  try {
    const path = join(directory, 'object');
    const object = await storage.get(key);
    await pipeline(object, createWriteStream(path), { signal }).catch((error) => {
      throw asTemporaryOutage(error);
    });
    return await work(path);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
