import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { failures } from '@bidloom/contract/failures';
import type { ObjectStorage } from '@bidloom/platform';
import { cleanFileName } from '@bidloom/platform';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { asUploadError } from './incoming-files.ts';

/** Bytes of the beginning of a file that are returned, to detect its type. */
const headBytes = 4096;

/** Streams the one file of a multipart request into the storage. */
export async function receiveFile(
  request: FastifyRequest,
  storage: ObjectStorage,
  key: string,
  maxBytes: number,
): Promise<{ fileName: string; size: number; head: Buffer }> {
  if (!request.isMultipart()) throw new AppError(failures.upload.noFile);
  const part = await request.file({ limits: { fileSize: maxBytes, files: 1 } }).catch((error: unknown) => {
    throw asUploadError(error);
  });
  if (!part) throw new AppError(failures.requests.missingField('file'));
  let head = Buffer.alloc(0);
  const watch = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      if (head.length < headBytes) head = Buffer.concat([head, chunk.subarray(0, headBytes)]);
      next(null, chunk);
    },
  });
  const [{ size }] = await Promise.all([
    storage.put(key, watch, { contentType: 'application/octet-stream' }),
    pipeline(part.file, watch),
  ]).catch((error: unknown) => {
    throw part.file.errored ? asUploadError(part.file.errored) : error;
  });
  if (part.file.truncated) {
    await storage.remove([key]);
    throw new AppError(failures.upload.tooLarge(Math.round(maxBytes / 1024 / 1024)));
  }
  return {
    fileName: cleanFileName(part.filename),
    size,
    head: head.subarray(0, headBytes),
  };
}
