import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asFileSystemOutage, makeTemporaryFolder, outageOf } from '@bidloom/platform';

/** Bytes that must have room for the disk to count as well. */
const leastRoom = 1024 * 1024;

/** Makes a folder for temporary files, which the caller removes. */
export function makeTemporary(): Promise<string> {
  return makeTemporaryFolder().catch((error) => {
    throw asTemporaryOutage(error);
  });
}

/** An error of reading or writing temporary files as the outage that it is, where their disk is full or does not work. */
export function asTemporaryOutage(error: unknown): unknown {
  return outageOf(error) ? error : asFileSystemOutage('disk', error, probe);
}

async function probe(): Promise<void> {
  const directory = await makeTemporary();
  try {
    await writeFile(join(directory, 'room'), Buffer.alloc(leastRoom), { flush: true });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
