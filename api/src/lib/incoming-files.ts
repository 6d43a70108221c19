import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/**
 * The files of a multipart request, one after the other: each must be read to its end before the next one comes. A file that is
 * larger than `fileSize` (bytes) ends early, with `file.truncated` set. Throws `invalid_input` where the body breaks off or is
 * no form.
 */
export async function* incomingFiles(
  request: FastifyRequest,
  limits: { fileSize: number; files: number },
): AsyncGenerator<MultipartFile> {
  try {
    yield* request.files({ limits, throwFileSizeLimit: false });
  } catch (error) {
    throw asUploadError(error);
  }
}

/** What reading a multipart body failed with, as the sender's fault that it is. */
export function asUploadError(error: unknown): unknown {
  // The parser of forms throws plain errors; those with a status say enough themselves.
  if (error instanceof AppError || (error instanceof Error && 'statusCode' in error)) return error;
  return new AppError('invalid_input', 'The upload broke off, or is no multipart form. Please try again.');
}
