import type { Readable } from 'node:stream';
import { failures } from '@bidloom/contract/failures';
import type { TenantTransaction } from '@bidloom/db';
import { contentDisposition, type ObjectStorage } from '@bidloom/platform';
import { downloadName } from '@bidloom/texts/download-name';
import type { FastifyReply } from 'fastify';
import { ZipFile } from 'yazl';
import { findWorkspaceName } from '../../lib/access/lookups.repository.ts';
import { AppError, notFound } from '../../lib/errors/app-error.ts';
import { type DocumentRow, listDocuments } from './documents.repository.ts';
import { zipPaths } from './zip-names.ts';

/** The files of the ZIP, and its name. */
interface Chosen {
  name: string;
  documents: readonly DocumentRow[];
}

/** The tender's documents with these ids, or all. Throws `not_found` where one does not exist. */
export async function chooseForZip(
  trx: TenantTransaction,
  workspaceId: string,
  ids: readonly string[] | undefined,
): Promise<Chosen> {
  const tender = await findWorkspaceName(trx, workspaceId);
  if (!tender) throw notFound('The tender');
  const all = await listDocuments(trx, workspaceId);
  const documents = ids ? all.filter(({ id }) => ids.includes(id)) : all;
  if (ids && documents.length < ids.length) throw notFound('A document');
  if (documents.length === 0) throw new AppError(failures.documents.nothingToDownload);
  const name = downloadName({ subject: tender.name, what: 'documents', when: new Date(), ending: 'zip' });
  return { name, documents };
}

/** Formats that deflating makes smaller; the others are already compressed. */
const isPlain = (mediaType: string) => mediaType.startsWith('text/');

/**
 * Streams the files into a ZIP, one after the other, so that none is in memory as a whole. Where a file cannot be read, the connection is
 * cut: what has arrived is no complete ZIP, and the browser says that the download failed.
 */
export function sendZip(reply: FastifyReply, storage: ObjectStorage, { name, documents }: Chosen): FastifyReply {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let source: Readable | undefined;
  const fail = (error: Error) => output.destroy(error);
  zip.on('error', fail);
  // A client that leaves ends the reading of the file.
  output.on('close', () => source?.destroy());
  const paths = zipPaths(documents);
  for (const [index, { objectKey, createdAt, size, mediaType }] of documents.entries()) {
    const options = { mtime: createdAt, size, compress: isPlain(mediaType) };
    zip.addReadStreamLazy(paths[index] as string, options, (take) => {
      storage.get(objectKey).then(
        (stream) => {
          source = stream;
          if (output.destroyed) stream.destroy();
          else take(null, stream.on('error', fail));
        },
        (error: Error) => fail(error),
      );
    });
  }
  zip.end();
  return reply
    .header('content-disposition', contentDisposition(name, false))
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .type('application/zip')
    .send(output);
}
