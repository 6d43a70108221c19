import { buffer } from 'node:stream/consumers';
import { failures } from '@bidloom/contract/failures';
import { maxImageBytes } from '@bidloom/contract/profile';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../lib/errors/app-error.ts';
import { incomingFiles } from '../../lib/upload/incoming-files.ts';

/** The one file of a multipart request, whole in memory: it is small. */
export async function readImage(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError(failures.upload.noFile);
  for await (const { file } of incomingFiles(request, { fileSize: maxImageBytes, files: 1 })) {
    const content = await buffer(file);
    if (file.truncated) {
      throw new AppError(failures.upload.tooLarge(Math.round(maxImageBytes / 1024 / 1024)));
    }
    return content;
  }
  throw new AppError(failures.requests.missingField('file'));
}
