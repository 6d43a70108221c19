import { createReadStream } from 'node:fs';
import { newId, withTenant } from '@bidloom/db';
import { removeObjects } from '@bidloom/jobs';
import type { RenditionFile } from '../../documents/model.ts';
import { hashFile } from '../../lib/hash-file.ts';
import type { Platform } from '../../platform.ts';
import { replaceRendition } from './renditions.repository.ts';
import type { IngestSubject } from './report-ingest.ts';

/** Puts a converted copy beside its document. One from before goes by a job of the same transaction. */
export async function keepRendition(
  { database, storage, queue }: Pick<Platform, 'database' | 'storage' | 'queue'>,
  { organizationId, documentId, jobId }: IngestSubject,
  { path, mediaType }: RenditionFile,
): Promise<void> {
  const key = `${organizationId}/renditions/${newId()}`;
  const sha256 = await hashFile(path);
  const { size } = await storage.put(key, createReadStream(path), { contentType: mediaType });
  const rendition = {
    ...{ renditionKey: key, renditionMediaType: mediaType },
    ...{ renditionSize: size, renditionSha256: sha256 },
  };
  const isKept = await withTenant(database, organizationId, async (trx) => {
    const replaced = await replaceRendition(trx, { documentId, jobId }, rendition);
    if (!replaced) return false;
    const { renditionKey: before } = replaced;
    if (before) await queue.send(trx, removeObjects, { organizationId, keys: [before] });
    return true;
  });
  // Removed meanwhile, or another job's by now.
  if (!isKept) await storage.remove([key]);
}
