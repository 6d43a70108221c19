import { failures } from '@bidloom/contract/failures';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/** A form says little besides its files. */
const smallFields = { fields: 1000, fieldSize: 4096 };

/**
 * The files and fields of a multipart request, one after the other: each file must be read to its end before the next part comes. A file
 * that is larger than `fileSize` (bytes) ends early, with `file.truncated` set. Throws `invalid_input` where the body breaks off or is
 * no form.
 */
export async function* incomingParts(
  request: FastifyRequest,
  limits: { fileSize: number; files: number },
): AsyncGenerator<Multipart> {
  try {
    // As `files` does it, with the fields between them.
    const options = { limits: { ...smallFields, ...limits }, throwFileSizeLimit: false };
    yield* request.parts(options);
  } catch (error) {
    throw asUploadError(error);
  }
}

/** The same, without the fields. */
export async function* incomingFiles(
  request: FastifyRequest,
  limits: { fileSize: number; files: number },
): AsyncGenerator<MultipartFile> {
  for await (const part of incomingParts(request, limits)) {
    if (part.type === 'file') yield part;
  }
}

/** What reading a multipart body failed with, as the sender's fault that it is. */
export function asUploadError(error: unknown): unknown {
  // The parser of forms throws plain errors; those with a status say enough themselves.
  if (error instanceof AppError || (error instanceof Error && 'statusCode' in error)) return error;
  return new AppError(failures.upload.brokeOff);
}
