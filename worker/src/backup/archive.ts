import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';
import { asFileError, BackupError } from './backup-error.ts';
import { entryNames, type Manifest, manifestSchema } from './manifest.ts';

/** What a stream says that was given up because of something else. */
const cutCode = 'ERR_STREAM_PREMATURE_CLOSE';

/** What an entry of an archive is known by. */
export type EntryDigest = Manifest['entries'][string];

/** Writes the entries of an archive (tar) one after the other. */
export interface ArchiveWriter {
  /** Entries so far, with their checksums. */
  readonly entries: Manifest['entries'];
  /** Adds an entry of exactly `size` bytes. Throws a `BackupError` where it is of another size. */
  add(name: string, size: number, content: Readable): Promise<EntryDigest>;
  /** Adds the manifest and writes everything to the disk. */
  finish(manifest: Manifest): Promise<void>;
  /** Gives up; what is written so far is of no use. */
  abandon(): void;
}

export function createArchive(path: string, signal?: AbortSignal): ArchiveWriter {
  const tar = pack();
  const written = pipeline(tar, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }), { signal });
  // The next call that adds an entry or finishes reports it.
  written.catch(() => {});
  const entries: Manifest['entries'] = {};
  return {
    entries,
    async add(name, size, content) {
      const digest = createHash('sha256');
      let length = 0;
      content.on('data', (chunk: Buffer) => {
        digest.update(chunk);
        length += chunk.length;
      });
      try {
        await Promise.race([pipeline(content, tar.entry({ name, size })), written]);
      } catch (error) {
        // The archive says so, too, but not of what.
        if (!(error instanceof Error && error.message === 'Size mismatch')) throw error;
        throw new BackupError(`${name} was to have ${size} bytes, and came with ${length}. Begin again.`);
      } finally {
        content.destroy();
      }
      entries[name] = { sha256: digest.digest('hex'), size };
      return entries[name];
    },
    async finish(manifest) {
      const text = Buffer.from(JSON.stringify(manifest));
      tar.entry({ name: entryNames.manifest }, text);
      tar.finalize();
      await written;
    },
    abandon: () => tar.destroy(),
  };
}

/** Calls `visit` for each entry, in the archive's order; what it does not read is passed over. */
export async function readArchive(
  path: string,
  visit: (name: string, content: Readable) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const entries = extract();
  const fed = pipeline(createReadStream(path), entries, { signal });
  fed.catch(() => {});
  /** Where a visit fails, the archive is not to blame. */
  let fault: { error: unknown } | undefined;
  try {
    for await (const entry of entries) {
      try {
        // The types say less than it is: a stream of streamx, which is read like one of Node's.
        await visit(entry.header.name, entry as unknown as Readable);
      } catch (error) {
        fault = { error };
        throw error;
      }
      entry.resume();
    }
    await fed;
  } catch (error) {
    const broken = await fed.then(
      () => undefined,
      (reason: NodeJS.ErrnoException) => (reason.code === cutCode ? undefined : reason),
    );
    signal?.throwIfAborted();
    if (broken?.syscall) throw asFileError(broken, path);
    if (fault && !broken) throw fault.error;
    throw damaged(path, (broken ?? (error as Error)).message);
  }
}

/** Reads an archive to its end and compares every entry with the manifest. Throws `BackupError` where they differ. */
export async function verifyArchive(path: string, signal?: AbortSignal): Promise<Manifest> {
  const found: Manifest['entries'] = {};
  let text: Buffer | undefined;
  const visit = async (name: string, content: Readable) => {
    if (name === entryNames.manifest) {
      text = await buffer(content);
      return;
    }
    const digest = createHash('sha256');
    let size = 0;
    for await (const chunk of content as AsyncIterable<Buffer>) {
      digest.update(chunk);
      size += chunk.length;
    }
    found[name] = { sha256: digest.digest('hex'), size };
  };
  await readArchive(path, visit, signal);
  if (!text) throw damaged(path, 'it has no manifest, so that it is no backup or was not finished');
  const manifest = readManifest(path, text);
  for (const [name, { sha256, size }] of Object.entries(manifest.entries)) {
    const entry = found[name];
    if (!entry) throw damaged(path, `${name} is missing`);
    if (entry.sha256 !== sha256 || entry.size !== size) throw damaged(path, `${name} was changed`);
  }
  return manifest;
}

function readManifest(path: string, text: Buffer): Manifest {
  const parsed = manifestSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new BackupError(`${path} is no backup of this version. Restore it with the version of Bidloom that wrote it.`);
}

function parseJson(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** A file that can't be relied on. */
export function damaged(path: string, reason: string): BackupError {
  return new BackupError(`${path} is damaged (${reason}). Use another backup.`);
}
