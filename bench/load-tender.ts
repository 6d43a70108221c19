import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { asPlatform, type Database, newId, withTenant } from '@bidloom/db';
import { mediaTypeByName } from '@bidloom/worker/src/documents/media-types.ts';
import {
  finishIngest,
  saveChunks,
  savePages,
  saveTerms,
  startIngest,
} from '@bidloom/worker/src/features/documents/documents.repository.ts';
import { readCached } from './corpus/read-cached.ts';

/** A tender with one document that was read by the product's own code. */
export interface LoadedTender {
  organizationId: string;
  workspaceId: string;
  documentId: string;
  pages: { number: number; text: string }[];
  /** ISO 639-1. */
  language: string;
}

/** Reads a file into a workspace of its own, as the worker does. Throws where it can't be read. */
export async function loadTender(database: Database, path: string): Promise<LoadedTender> {
  const fileName = basename(path);
  const mediaType = mediaTypeByName(fileName);
  if (!mediaType) throw new Error(`${fileName}: not a document that can be read`);
  const digest = await readCached(path);
  const { organizationId, workspaceId } = await createWorkspace(database, fileName);
  const key = { organizationId, documentId: newId(), jobId: newId() };
  await withTenant(database, organizationId, async (trx) => {
    await trx
      .insertInto('documents')
      .values({
        id: key.documentId,
        organizationId,
        workspaceId,
        jobId: key.jobId,
        fileName,
        fileNameKey: fileName.toLowerCase(),
        mediaType,
        size: 0,
        sha256: createHash('sha256').update(fileName).digest('hex'),
        objectKey: `${organizationId}/documents/${key.documentId}`,
      })
      .execute();
    await startIngest(trx, key);
    await savePages(trx, key, digest.pages);
    await saveChunks(trx, key, workspaceId, digest.chunks);
    await saveTerms(trx, key, [...digest.terms]);
    await finishIngest(trx, key, { pages: digest.pages.length, language: digest.language });
  });
  return {
    organizationId,
    workspaceId,
    documentId: key.documentId,
    pages: digest.pages.map(({ number, text }) => ({ number, text })),
    language: digest.language,
  };
}

async function createWorkspace(database: Database, name: string) {
  const [organizationId, customerId, workspaceId] = [newId(), newId(), newId()];
  // An organisation does not exist yet within itself.
  await asPlatform(database, (trx) =>
    trx
      .insertInto('organizations')
      .values({ id: organizationId, name: `Bench ${name}` })
      .execute(),
  );
  await withTenant(database, organizationId, async (trx) => {
    await trx.insertInto('customers').values({ id: customerId, organizationId, name }).execute();
    await trx.insertInto('workspaces').values({ id: workspaceId, organizationId, customerId, name }).execute();
  });
  return { organizationId, workspaceId };
}
