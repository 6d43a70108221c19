import type { Readable } from 'node:stream';

/**
 * Gathers a stream into parts of exactly `size` bytes; the final one, and only that, may be shorter (also empty) and is marked `last`.
 * Holds one part in memory and reads no faster than the parts are taken.
 */
export async function* readParts(body: Readable, size: number): AsyncGenerator<{ bytes: Buffer; last: boolean }> {
  let chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body) {
    let bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
    while (length + bytes.length > size) {
      const head = bytes.subarray(0, size - length);
      yield { bytes: Buffer.concat([...chunks, head]), last: false };
      bytes = bytes.subarray(head.length);
      chunks = [];
      length = 0;
    }
    chunks.push(bytes);
    length += bytes.length;
  }
  yield { bytes: Buffer.concat(chunks), last: true };
}
