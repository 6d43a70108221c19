import { Buffer } from 'node:buffer';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { UnreadableDocumentError } from '../model.ts';

const MOST_ENTRIES = 10_000;
const MOST_BYTES = 300_000_000;
/** A part that is parsed must fit into memory as text. */
const MOST_BYTES_A_PART = 120_000_000;
/** Office's XML packs about 10 to 1, runs of equal cells up to 60 to 1. */
const MOST_RATIO = 150;
const RATIO_COUNTS_FROM = 20_000_000;

/** The parts of an Office file, by name without a leading slash. */
export interface OfficePackage {
  names: string[];
  /** A part's text, or null where it is missing. */
  read(name: string): Promise<string | null>;
  close(): void;
}

/**
 * Opens a DOCX or XLSX. The directory of the archive is checked before anything is unpacked: the number of parts, their stated sizes, and
 * how much smaller they are packed. Unpacking stops where a part is larger than stated.
 * @throws UnreadableDocumentError `corrupt`, `too_large`
 */
export async function openPackage(path: string, mostBytes = MOST_BYTES): Promise<OfficePackage> {
  const zip = await yauzl.openPromise(path, { autoClose: false }).catch(() => {
    throw corruptOffice();
  });
  try {
    const entries = await listEntries(zip, mostBytes);
    return {
      names: [...entries.keys()],
      read: (name) => readPart(zip, entries.get(name)),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error instanceof UnreadableDocumentError ? error : corruptOffice();
  }
}

async function listEntries(zip: ZipFile, mostBytes: number): Promise<Map<string, Entry>> {
  if (zip.entryCount > MOST_ENTRIES) throw tooLarge();
  const entries = new Map<string, Entry>();
  let [packed, unpacked] = [0, 0];
  for await (const entry of zip.eachEntry()) {
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    if (unpacked > mostBytes || entries.size >= MOST_ENTRIES) throw tooLarge();
    entries.set(entry.fileName, entry);
  }
  if (unpacked > RATIO_COUNTS_FROM && unpacked > MOST_RATIO * packed) throw tooLarge();
  return entries;
}

async function readPart(zip: ZipFile, entry: Entry | undefined): Promise<string | null> {
  if (!entry) return null;
  if (entry.uncompressedSize > MOST_BYTES_A_PART) throw tooLarge();
  try {
    const stream = await zip.openReadStreamPromise(entry);
    const pieces: Buffer[] = [];
    for await (const piece of stream) pieces.push(piece);
    const bytes = Buffer.concat(pieces);
    const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
    return new TextDecoder(utf16 ? 'utf-16le' : 'utf-8').decode(bytes);
  } catch {
    throw corruptOffice();
  }
}

export function corruptOffice(): UnreadableDocumentError {
  return new UnreadableDocumentError(
    'corrupt',
    'This file is damaged or incomplete. Open it in Word or Excel, save it again and upload the new file.',
  );
}

function tooLarge(): UnreadableDocumentError {
  return new UnreadableDocumentError(
    'too_large',
    'This file unpacks to far more than a document holds and was not opened. Save it again without embedded files, or split it.',
  );
}
