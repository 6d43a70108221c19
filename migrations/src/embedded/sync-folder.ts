import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Makes a folder with all that is in it last over a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await syncFolder(path);
    else if (entry.isFile()) await syncPath(path, 'r+');
  }
  await syncEntries(folder);
}

/** Makes what was made, renamed and removed in a folder last. Windows can't open a folder and needs no such thing. */
export async function syncEntries(folder: string): Promise<void> {
  if (process.platform !== 'win32') await syncPath(folder, 'r');
}

async function syncPath(path: string, flags: string): Promise<void> {
  const file = await open(path, flags);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
