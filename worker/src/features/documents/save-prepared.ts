import { setImmediate as yieldToOthers } from 'node:timers/promises';
import {
  commitWithoutWaiting,
  isLicenceLapsed,
  licenceMessages,
  pagesLeft,
  type TenantTransaction,
  withTenant,
} from '@bidloom/db';
import { embedDocument } from '@bidloom/jobs';
import { queueFactReading } from '../../lib/queue-fact-reading.ts';
import { queueProfile } from '../../lib/queue-profile.ts';
import type { Platform } from '../../platform.ts';
import {
  clearIngest,
  countPages,
  finishIngest,
  noteReady,
  saveChunks,
  savePages,
  saveTables,
  saveTerms,
} from './documents.repository.ts';
import type { WholeDocument } from './prepare-document.ts';
import { announceEnd, type IngestSubject, type ProgressReporter } from './report-ingest.ts';

/**
 * Rows written in one transaction. The embedded database answers nobody else while a transaction runs, so each must stay short: with these
 * sizes a list call waits a few milliseconds at most.
 */
const batch = { pages: 16, tables: 12, chunks: 32, terms: 600 };

/**
 * Writes what was read and makes the document searchable, unless it was cancelled or finished meanwhile.
 * @param embeds whether there is a model for vectors: they are made by a separate job, because search by words does not wait for them
 * @returns why the licence does not allow it, or null
 */
export async function savePrepared(
  { database, events, queue }: Pick<Platform, 'database' | 'events' | 'queue'>,
  subject: IngestSubject,
  { pages, tables, chunks, terms, language, warning }: WholeDocument,
  signal: AbortSignal,
  progress: ProgressReporter,
  embeds: boolean,
): Promise<string | null> {
  const { organizationId, workspaceId, documentId } = subject;
  await withTenant(database, organizationId, (trx) => clearIngest(trx, subject));
  const save = async <T>(
    rows: T[],
    size: number,
    write: (trx: Parameters<typeof savePages>[0], rows: T[]) => Promise<void>,
  ) => {
    for (let start = 0; start < rows.length; start += size) {
      signal.throwIfAborted();
      await withTenant(database, organizationId, async (trx) => {
        // What a power cut takes is written again by the next attempt. The end of the document waits for the disk, for all of it.
        await commitWithoutWaiting(trx);
        await write(trx, rows.slice(start, start + size));
      });
      await yieldToOthers();
    }
  };
  progress.report({ stage: 'indexing', done: 0, total: pages.length });
  await save(pages, batch.pages, (trx, rows) => savePages(trx, subject, rows));
  const numbered = tables.map((table, ordinal) => ({ ordinal, table }));
  await save(numbered, batch.tables, (trx, rows) => saveTables(trx, subject, rows));
  await save(chunks, batch.chunks, (trx, rows) => saveChunks(trx, subject, workspaceId, rows));
  // In order of their keys, so that the index grows at its end.
  const sorted = [...terms].sort(([a], [b]) => (a < b ? -1 : 1));
  await save(sorted, batch.terms, (trx, rows) => saveTerms(trx, subject, rows));
  try {
    await withTenant(database, organizationId, (trx) => finish(trx, pages.length));
    return null;
  } catch (error) {
    const refusal = licenceRefused(error, pages.length);
    // A document that must not be searched must not be found; a later attempt writes it again.
    if (refusal) await withTenant(database, organizationId, (trx) => clearIngest(trx, subject));
    if (!refusal) throw error;
    return refusal;
  }

  async function finish(trx: TenantTransaction, count: number): Promise<void> {
    const finished = await finishIngest(trx, subject, { pages: count, language, warning });
    if (!finished) return;
    if (embeds) await queue.send(trx, embedDocument, { organizationId, documentId }, { singletonKey: documentId });
    await queueFactReading(trx, queue, subject);
    await queueProfile(trx, queue, subject);
    await announceEnd(trx, events, subject, null);
    // Late: the database counts the pages of an organisation one transaction after the other, and refuses what the licence does not allow.
    await countPages(trx, subject, count);
    await noteReady(trx, subject);
  }
}

/** Why the licence does not allow a document of this many pages; null where the error has another cause. */
function licenceRefused(error: unknown, pages: number): string | null {
  const left = pagesLeft(error);
  if (left !== null) return licenceMessages.document(pages, left);
  return isLicenceLapsed(error) ? licenceMessages.lapsed : null;
}
