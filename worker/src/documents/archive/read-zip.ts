import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { type LeftOut, type ReadContent, type UnpackedFile, UnreadableDocumentError } from '../model.ts';
import type { ReadOptions } from '../read-options.ts';
import { decodeEntryName, splitEntryPath } from './entry-path.ts';
import { unpackLimits as limits } from './unpack-limits.ts';

/** An archive with more entries in its list, folders included, is not opened. */
const mostEntries = 20_000;
/** Files pack up to about 20 to 1; a file that packs this much smaller is made to fill disks. */
const mostRatio = 200;
const ratioCountsFrom = 20_000_000;

/**
 * Unpacks a ZIP into the work folder, one file after the other. An archive has no pages. A file that is refused is listed with the reason.
 * Archives within the archive are left packed, and read as documents of their own.
 * @throws UnreadableDocumentError where it can't be opened at all
 */
export async function readZip(path: string, options: ReadOptions): Promise<ReadContent> {
  const { workFolder, signal } = options;
  if (!workFolder) return { pages: [], tables: [] };
  const zip = await yauzl
    .openPromise(path, { autoClose: false, decodeStrings: false, strictFileNames: false })
    .catch(() => {
      throw damaged();
    });
  const files: UnpackedFile[] = [];
  const leftOut: LeftOut[] = [];
  try {
    if (zip.entryCount > mostEntries) throw tooMany(zip.entryCount);
    let [entry, bytes, beyond] = [-1, 0, 0];
    for await (const each of zip.eachEntry()) {
      signal?.throwIfAborted();
      entry++;
      const place = splitEntryPath(decodeEntryName(each.fileName as unknown as Buffer));
      if (!place) continue;
      if (files.length >= limits.files) {
        beyond++;
        continue;
      }
      const shown = place.folder ? `${place.folder}/${place.name}` : place.name;
      const target = join(workFolder, `entry-${entry}`);
      const room = Math.min(limits.bytesOfFile, limits.bytes - bytes);
      const reason = refusalOf(each, bytes) ?? (await unpack(zip, each, target, room));
      if (reason) {
        leftOut.push({ name: shown, reason });
        await rm(target, { force: true });
        continue;
      }
      const { size } = await stat(target);
      bytes += size;
      files.push({ entry, ...place, path: target, size });
      options.onPages?.(entry + 1, zip.entryCount, 'reading');
    }
    if (beyond > 0) {
      leftOut.push({
        name: `${beyond} further files`,
        reason: `an archive may have ${limits.files} files; split it`,
      });
    }
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof UnreadableDocumentError || isOfDisk(error)) throw error;
    // Its list breaks off, but the entries before that are intact.
    if (files.length === 0) throw damaged();
    leftOut.push({ name: 'The rest', reason: 'the archive is damaged' });
  } finally {
    zip.close();
  }
  return { pages: [], tables: [], contents: { files, leftOut } };
}

function refusalOf(entry: Entry, before: number): string | null {
  const { uncompressedSize: size, compressedSize, generalPurposeBitFlag, externalFileAttributes } = entry;
  if ((generalPurposeBitFlag & 1) === 1) return 'it is protected by a password';
  // The type of a Unix file is in the upper half.
  if (((externalFileAttributes >>> 28) & 0xf) === 0xa) return 'it is a link to another file';
  if (size === 0) return 'it is empty';
  if (size > limits.bytesOfFile) return tooLarge;
  if (before + size > limits.bytes) return noRoom;
  return size > ratioCountsFrom && size > mostRatio * compressedSize
    ? 'it unpacks to far more than any document'
    : null;
}

const tooLarge = `it is larger than ${limits.bytesOfFile / 1024 / 1024} MB`;
const noRoom = `the archive holds more than ${limits.bytes / 1024 / 1024} MB; split it`;

/** Writes one entry; returns why it can't be written. */
async function unpack(zip: ZipFile, entry: Entry, target: string, room: number): Promise<string | null> {
  let written = 0;
  const full = new Error('more than it said');
  const count = new Transform({
    transform(chunk: Buffer, _, done) {
      written += chunk.length;
      done(written > room ? full : null, chunk);
    },
  });
  try {
    await pipeline(await zip.openReadStreamPromise(entry), count, createWriteStream(target));
    return null;
  } catch (error) {
    if (isOfDisk(error)) throw error;
    return error === full ? 'it unpacks to more than it says' : 'it is damaged, or packed in a way that is not known';
  }
}

/** An error of the machine's disk is not the archive's fault. */
function isOfDisk(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException)?.code;
  return typeof code === 'string' && /^E[A-Z]+$/.test(code);
}

function damaged(): UnreadableDocumentError {
  return new UnreadableDocumentError(
    'corrupt',
    'This archive is damaged or incomplete. Unpack it on your computer and upload the files, or pack it again.',
  );
}

function tooMany(count: number): UnreadableDocumentError {
  return new UnreadableDocumentError(
    'too_large',
    `This archive lists ${count.toLocaleString('en')} entries, and ${limits.files} files are taken. Upload the files that matter.`,
  );
}
