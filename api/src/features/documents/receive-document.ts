import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { maxDocumentBytes } from '@bidloom/contract/documents';
import type { ObjectStorage } from '@bidloom/platform';
import { type DocumentMediaType, judgeArchive, judgeContent, judgedBytes } from './judge-content.ts';

/** The stream of one file of a request; `truncated` once the limit of its size cut it. */
export type IncomingFile = Readable & { truncated: boolean };

/** What is known of a file that is in the storage. `size` is in bytes. */
export interface StoredFile {
  mediaType: DocumentMediaType;
  size: number;
  sha256: string;
}

/**
 * Streams a file into the storage under `key`, counting and judging on the way. Answers why it was refused, with nothing stored and
 * the file read to its end, so that the next one of the request can come. Rejects where the client goes away or the storage fails, with nothing stored; in the
 * latter case, too, the file is read to its end.
 */
export async function receiveDocument(
  storage: ObjectStorage,
  key: string,
  fileName: string,
  file: IncomingFile,
): Promise<StoredFile | { refusal: string }> {
  const chunks = file[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const head = await takeHead(chunks);
  if (head.length === 0) return { refusal: `${fileName} is empty` };
  const judgement = await judgeContent(fileName, head.subarray(0, judgedBytes));
  if ('refusal' in judgement) {
    await drain(chunks);
    return judgement;
  }

  const seen = { sha256: createHash('sha256'), tail: 'undecided' in judgement ? Buffer.alloc(0) : null };
  const contentType = 'mediaType' in judgement ? judgement.mediaType : 'application/octet-stream';
  const body = Readable.from(watch(head, chunks, seen), { objectMode: false });
  const { size } = await storage.put(key, body, { contentType }).catch(async (error: unknown) => {
    await drain(chunks);
    throw error;
  });
  const final = file.truncated
    ? { refusal: `${fileName} is larger than ${maxDocumentBytes / 1024 / 1024} MB` }
    : seen.tail
      ? judgeArchive(fileName, seen.tail)
      : judgement;
  if (!('mediaType' in final)) {
    await storage.remove([key]);
    return { refusal: 'refusal' in final ? final.refusal : `${fileName} can't be read` };
  }
  return { mediaType: final.mediaType, size, sha256: seen.sha256.digest('hex') };
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

async function* watch(
  head: Buffer,
  rest: AsyncIterator<Buffer>,
  seen: { sha256: Hash; tail: Buffer | null },
): AsyncGenerator<Buffer> {
  for (let chunk = head; ; ) {
    seen.sha256.update(chunk);
    if (seen.tail) seen.tail = Buffer.concat([seen.tail, chunk]).subarray(-judgedBytes);
    yield chunk;
    const next = await rest.next();
    if (next.done) return;
    chunk = next.value;
  }
}

async function drain(chunks: AsyncIterator<Buffer>): Promise<void> {
  while (!(await chunks.next()).done);
}
