import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, constants, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { assertObjectKey, clampRange } from './object-key.ts';
import { ObjectNotFoundError, type ObjectStorage } from './object-storage.ts';
import { signObjectUrl } from './signed-url.ts';

export interface DiskStorageOptions {
  /** Folder of the objects; made where it is missing. */
  directory: string;
  /** Key of the HMAC that signs addresses; at least 32 bytes of randomness. */
  signingKey: string;
  /** Address of the api as a browser sees it; empty for addresses relative to the page's own. */
  publicUrl: string;
}

/** Half-written files of a process that died are dropped at the next start, once they are this old. */
const abandonedAfterMs = 60 * 60 * 1000;

/**
 * Objects as files below one folder: `<key>.bin` holds the bytes and `<key>.json` the content type. A file is written aside,
 * synced and renamed, so that a key shows a whole object or none, even over a crash.
 */
export async function openDiskStorage({
  directory,
  signingKey,
  publicUrl,
}: DiskStorageOptions): Promise<ObjectStorage> {
  const incoming = join(directory, '.incoming');
  await mkdir(incoming, { recursive: true });
  await dropAbandoned(incoming);

  const dataPath = (key: string) => `${pathOf(key)}.bin`;
  const infoPath = (key: string) => `${pathOf(key)}.json`;
  function pathOf(key: string): string {
    assertObjectKey(key);
    return join(directory, ...key.split('/'));
  }

  return {
    async put(key, body, { contentType, signal }) {
      const target = dataPath(key);
      const temporary = join(incoming, randomUUID());
      try {
        await pipeline(body, createWriteStream(temporary, { flags: 'wx', mode: 0o600, flush: true }), { signal });
        const { size } = await stat(temporary);
        await mkdir(dirname(target), { recursive: true });
        // The type first: the bytes are what makes the object visible.
        await writeWhole(`${temporary}.json`, JSON.stringify({ contentType }));
        await rename(`${temporary}.json`, infoPath(key));
        await rename(temporary, target);
        await syncDirectory(dirname(target));
        return { size };
      } catch (error) {
        await rm(temporary, { force: true });
        await rm(`${temporary}.json`, { force: true });
        throw error;
      }
    },

    async get(key, range) {
      const file = await open(dataPath(key), 'r').catch((error) => {
        throw notFound(error, key);
      });
      try {
        return file.createReadStream(range ? clampRange(range, (await file.stat()).size) : {});
      } catch (error) {
        await file.close();
        throw error;
      }
    },

    async head(key) {
      try {
        const { size } = await stat(dataPath(key));
        const { contentType } = JSON.parse(await readFile(infoPath(key), 'utf8')) as { contentType: string };
        return { size, contentType };
      } catch (error) {
        throw notFound(error, key);
      }
    },

    async remove(keys) {
      for (const key of keys) {
        await rm(dataPath(key), { force: true });
        await rm(infoPath(key), { force: true });
      }
    },

    async signedUrl(key, { seconds, fileName, contentType, inline = false }) {
      assertObjectKey(key);
      const expires = Math.floor(Date.now() / 1000) + seconds;
      const url = signObjectUrl(signingKey, publicUrl, { key, fileName, contentType, inline }, expires);
      return { url, expiresAt: new Date(expires * 1000) };
    },

    async check() {
      await access(directory, constants.R_OK | constants.W_OK);
    },
  };
}

function notFound(error: unknown, key: string): unknown {
  return (error as NodeJS.ErrnoException).code === 'ENOENT' ? new ObjectNotFoundError(key) : error;
}

async function writeWhole(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes a rename last over a power cut. Windows can't open a folder and needs no such thing. */
async function syncDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

async function dropAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const info = await stat(path).catch(() => undefined);
    if (info && Date.now() - info.mtimeMs > abandonedAfterMs) await rm(path, { force: true });
  }
}
