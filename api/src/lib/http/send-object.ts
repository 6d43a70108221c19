import { contentDisposition, type ObjectStorage, safePresentation } from '@bidloom/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What to send and under which name. */
export interface ObjectToSend {
  key: string;
  fileName: string;
  contentType: string;
  inline: boolean;
  /** Left out: nothing is kept of it. */
  cacheControl?: string;
}

/** Streams an object, whole or the part that a `Range` header asks for. */
export async function sendObject(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: ObjectStorage,
  { key, fileName, ...asked }: ObjectToSend,
): Promise<FastifyReply> {
  const { size } = await storage.head(key);
  const { contentType, inline } = safePresentation(asked.contentType, asked.inline);
  reply
    .header('accept-ranges', 'bytes')
    .header('content-disposition', contentDisposition(fileName, inline))
    .header('cache-control', asked.cacheControl ?? 'private, no-store')
    // What people uploaded is shown, never run: not as a page of this site.
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .type(contentType);
  const range = parseRange(request.headers.range, size);
  if (range === 'unsatisfiable') {
    return reply.status(416).header('content-range', `bytes */${size}`).send();
  }
  if (!range)
    return reply
      .status(200)
      .header('content-length', size)
      .send(await storage.get(key));
  return reply
    .status(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .header('content-length', range.end - range.start + 1)
    .send(await storage.get(key, range));
}

/** One byte range; several at once are answered with the whole, as HTTP allows. */
function parseRange(header: string | undefined, size: number): { start: number; end: number } | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const last = size - 1;
  const [start, end] =
    match[1] === ''
      ? [Math.max(0, size - Number(match[2])), last]
      : [Number(match[1]), Math.min(last, Number(match[2] || last))];
  return start > last || start > end ? 'unsatisfiable' : { start, end };
}
