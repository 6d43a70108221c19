import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, constants, mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { asFileSystemOutage, codeOf, InfrastructureError } from './infrastructure-error.ts';
import { assertKeyPrefix, assertObjectKey, clampRange, isObjectKey } from './object-key.ts';
import { type ListedObject, ObjectNotFoundError, type ObjectStorage } from './object-storage.ts';
import { signObjectUrl } from './signed-url.ts';

export interface DiskStorageOptions {
  /** Folder of the objects; made where it is missing. */
  directory: string;
  /** Key of the HMAC that signs addresses; at least 32 bytes of randomness. */
  signingKey: string;
  /** Address of the api as a browser sees it; empty for addresses relative to the page's own. */
  publicUrl: string;
}

/** Bytes that must be free for a put to have a chance; with less the storage counts as full. */
const leastRoom = 1024 * 1024;
/** Half-written files of a process that died are dropped at the next start, once they are this old. */
const abandonedAfterMs = 60 * 60 * 1000;

/**
 * Objects as files below one folder: `<key>.bin` contains the bytes and `<key>.json` the content type. A file is written aside,
 * synced and renamed, so that a key shows a whole object or none, even over a crash.
 */
export async function openDiskStorage({
  directory,
  signingKey,
  publicUrl,
}: DiskStorageOptions): Promise<ObjectStorage> {
  const incoming = join(directory, '.incoming');
  await mkdir(incoming, { recursive: true });
  await dropAbandoned(incoming, new Date(Date.now() - abandonedAfterMs));

  const dataPath = (key: string) => `${pathOf(key)}.bin`;
  const infoPath = (key: string) => `${pathOf(key)}.json`;
  function pathOf(key: string): string {
    assertObjectKey(key);
    return join(directory, ...key.split('/'));
  }

  /** A full disk is no reason to keep people out: they could not make room. */
  async function check(): Promise<void> {
    await access(incoming, constants.R_OK | constants.W_OK).catch((cause) => {
      const message = `The folder of the objects can't be used: ${directory}`;
      throw new InfrastructureError('storage', message, { cause, probe: check });
    });
  }

  async function checkRoom(): Promise<void> {
    await check();
    const { bavail, bsize } = await statfs(directory);
    if (bavail * bsize < leastRoom) throw new Error(`The disk of the objects is full: ${directory}`);
  }

  /** What the file system did not do, told apart: the storage fails, or something is `missing`. */
  async function explain(error: unknown, missing: unknown): Promise<unknown> {
    if (codeOf(error) !== 'ENOENT') return asFileSystemOutage('storage', error, checkRoom);
    // Where a disk is not mounted, no object is there.
    return check().then(
      () => missing,
      (outage) => outage,
    );
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
        for (const path of [temporary, `${temporary}.json`]) await rm(path, { force: true }).catch(() => {});
        throw await explain(error, error);
      }
    },

    async get(key, range) {
      const file = await open(dataPath(key), 'r').catch(async (error) => {
        throw await explain(error, new ObjectNotFoundError(key));
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
        throw await explain(error, new ObjectNotFoundError(key));
      }
    },

    async remove(keys) {
      for (const key of keys) {
        await rm(dataPath(key), { force: true });
        await rm(infoPath(key), { force: true });
      }
    },

    async signedUrl(key, { seconds, sessionId, fileName, contentType, inline = false }) {
      assertObjectKey(key);
      const expires = Math.floor(Date.now() / 1000) + seconds;
      const url = signObjectUrl(signingKey, publicUrl, { key, fileName, contentType, inline }, { expires, sessionId });
      return { url, expiresAt: new Date(expires * 1000) };
    },

    async *list(prefix) {
      assertKeyPrefix(prefix);
      const folder = prefix.includes('/') ? prefix.slice(0, prefix.lastIndexOf('/')) : '';
      for await (const key of keysBelow(directory, folder)) {
        if (!key.startsWith(prefix)) continue;
        // One that went meanwhile is not missed.
        const info = await stat(dataPath(key)).catch(() => undefined);
        if (info) yield { key, size: info.size, modifiedAt: info.mtime } satisfies ListedObject;
      }
    },

    // The files do not have the name of their key, but nobody else writes into this folder.
    abandonUploads: (olderThan) => dropAbandoned(incoming, olderThan),

    check,
  };
}

async function* keysBelow(directory: string, folder: string): AsyncGenerator<string> {
  const entries = await readdir(join(directory, folder), { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw asFileSystemOutage('storage', error);
  });
  for (const entry of entries) {
    const name = entry.isDirectory() ? entry.name : entry.name.replace(/\.bin$/, '');
    const key = folder ? `${folder}/${name}` : name;
    if (!isObjectKey(key)) continue;
    if (entry.isDirectory()) yield* keysBelow(directory, key);
    else if (entry.name.endsWith('.bin')) yield key;
  }
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

async function dropAbandoned(incoming: string, olderThan: Date): Promise<number> {
  let dropped = 0;
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const info = await stat(path).catch(() => undefined);
    if (!info || info.mtime >= olderThan) continue;
    await rm(path, { force: true });
    dropped++;
  }
  return dropped;
}
