import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { maxDocumentBytes } from '@bidloom/contract/documents';
import { failures } from '@bidloom/contract/failures';
import {
  type DocumentMediaType,
  type Judgement,
  judgeArchive,
  judgeCompound,
  judgeContent,
  judgedBytes,
  type ObjectStorage,
  unreadableWithoutOffice,
} from '@bidloom/platform';

/** The stream of one file of a request; `truncated` once the limit of its size cut it. */
export type IncomingFile = Readable & { truncated: boolean };

/** What is known of a file that is in the storage. `size` is in bytes. */
export interface StoredFile {
  mediaType: DocumentMediaType;
  size: number;
  sha256: string;
}

/**
 * Streams a file into the storage under `key`, and counts and checks it on the way. Returns why it was refused; then nothing is stored and
 * the file is read to its end, so that the next one of the request can come. Rejects where the client leaves or the storage fails, with
 * nothing stored; where the storage fails, the file is also read to its end.
 */
export async function receiveDocument(
  storage: ObjectStorage,
  key: string,
  fileName: string,
  file: IncomingFile,
  { hasOffice }: { hasOffice: boolean },
): Promise<StoredFile | { refusal: string }> {
  const chunks = file[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const head = await takeHead(chunks);
  if (head.length === 0) return { refusal: failures.documents.empty(fileName).message };
  const whole = await judgeContent(fileName, head.subarray(0, judgedBytes));
  const judgement = hasOffice ? whole : withoutOffice(fileName, whole);
  if ('refusal' in judgement) {
    await drain(chunks);
    return judgement;
  }

  const seen: Seen = { sha256: createHash('sha256'), at: 0, kept: keptOf(judgement) };
  const contentType = 'mediaType' in judgement ? judgement.mediaType : 'application/octet-stream';
  const body = Readable.from(watch(head, chunks, seen), { objectMode: false });
  const { size } = await storage.put(key, body, { contentType }).catch(async (error: unknown) => {
    await drain(chunks);
    throw error;
  });
  const final = file.truncated
    ? { refusal: failures.documents.larger(fileName, maxDocumentBytes / 1024 / 1024).message }
    : judgeKept(fileName, judgement, seen.kept);
  const judged = hasOffice ? final : withoutOffice(fileName, final);
  if (!('mediaType' in judged)) {
    await storage.remove([key]);
    return 'refusal' in judged ? judged : { refusal: failures.documents.unreadable(fileName).message };
  }
  return { mediaType: judged.mediaType, size, sha256: seen.sha256.digest('hex') };
}

/** At least `judgedBytes`, or all there is. */
async function takeHead(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  const taken: Buffer[] = [];
  let length = 0;
  while (length < judgedBytes) {
    const { done, value } = await chunks.next();
    if (done) break;
    taken.push(value);
    length += value.length;
  }
  return Buffer.concat(taken);
}

/** The stretch of a file that its type is judged by once all of it has come: its last bytes, or some in its middle. */
type Kept = { from: 'end' | number; bytes: Buffer };

interface Seen {
  sha256: Hash;
  /** Bytes so far. */
  at: number;
  kept: Kept | null;
}

function keptOf(judgement: Judgement): Kept | null {
  if (!('undecided' in judgement)) return null;
  return { from: judgement.undecided === 'zip' ? 'end' : judgement.offset, bytes: Buffer.alloc(0) };
}

function judgeKept(fileName: string, judgement: Judgement, kept: Kept | null): Judgement {
  if (!kept) return judgement;
  return kept.from === 'end' ? judgeArchive(fileName, kept.bytes) : judgeCompound(fileName, kept.bytes);
}

function withoutOffice(fileName: string, judgement: Judgement): Judgement {
  const refusal = 'mediaType' in judgement ? unreadableWithoutOffice(judgement.mediaType) : null;
  return refusal ? { refusal: failures.documents.unreadableHere(fileName, refusal).message } : judgement;
}

/** Adds to `kept` the bytes of a chunk that belong to the kept part of the file; the chunk begins at byte `at`. */
function keep(kept: Kept, chunk: Buffer, at: number): void {
  if (kept.from === 'end') {
    kept.bytes = Buffer.concat([kept.bytes, chunk]).subarray(-judgedBytes);
    return;
  }
  const [start, end] = [Math.max(kept.from - at, 0), kept.from + judgedBytes - at];
  if (end > 0 && start < chunk.length) kept.bytes = Buffer.concat([kept.bytes, chunk.subarray(start, end)]);
}

async function* watch(head: Buffer, rest: AsyncIterator<Buffer>, seen: Seen): AsyncGenerator<Buffer> {
  for (let chunk = head; ; ) {
    seen.sha256.update(chunk);
    if (seen.kept) keep(seen.kept, chunk, seen.at);
    seen.at += chunk.length;
    yield chunk;
    const next = await rest.next();
    if (next.done) return;
    chunk = next.value;
  }
}

async function drain(chunks: AsyncIterator<Buffer>): Promise<void> {
  while (!(await chunks.next()).done);
}
