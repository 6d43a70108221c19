import { withTenant } from '@bidloom/db';
import { embedDocument } from '@bidloom/jobs';
import { queueFactReading } from '../../lib/queue-fact-reading.ts';
import { queueProfile } from '../../lib/queue-profile.ts';
import type { Platform } from '../../platform.ts';
import { clearIngest, saveChunks, savePages, saveTables, saveTerms } from './documents.repository.ts';
import type { WholeDocument } from './prepare-document.ts';
import { countCharacters, endReadingAgain } from './read-again.repository.ts';
import { announceEnd, type IngestSubject } from './report-ingest.ts';

/** Rows of one statement. */
const batch = { pages: 50, tables: 50, chunks: 100, terms: 2000 };

/** The share of the characters that a document had of which reading it again has to find as many: below, something went wrong. */
const leastKept = 0.5;

/**
 * Replaces the content of a document by what was read again, unless that is far less than before, in one transaction: a search meanwhile
 * finds the one or the other, never a part of either. The embedded database answers nobody else for that long, which is seconds for a long
 * document. That is acceptable for an action that a person starts, once for each version. Reading again is not counted as usage.
 */
export async function replacePrepared(
  { database, events, queue }: Pick<Platform, 'database' | 'events' | 'queue'>,
  subject: IngestSubject,
  { pages, tables, chunks, terms, language, warning }: WholeDocument,
  embeds: boolean,
): Promise<void> {
  const { organizationId, workspaceId, documentId } = subject;
  await withTenant(database, organizationId, async (trx) => {
    const found = pages.reduce((sum, { text }) => sum + text.length, 0);
    const before = await countCharacters(trx, documentId);
    if (found < leastKept * before) {
      const isOurs = await endReadingAgain(trx, subject, null);
      if (isOurs) await announceEnd(trx, events, subject, farLess(found, before));
      return;
    }
    // First, and with it the row's lock: a document that was deleted, or that another job reads, is not touched.
    if (!(await endReadingAgain(trx, subject, { pages: pages.length, language, warning }))) return;
    await clearIngest(trx, subject);
    for (const rows of parts(pages, batch.pages)) await savePages(trx, subject, rows);
    const numbered = tables.map((table, ordinal) => ({ ordinal, table }));
    for (const rows of parts(numbered, batch.tables)) await saveTables(trx, subject, rows);
    for (const rows of parts(chunks, batch.chunks)) await saveChunks(trx, subject, workspaceId, rows);
    const sorted = [...terms].sort(([a], [b]) => (a < b ? -1 : 1));
    for (const rows of parts(sorted, batch.terms)) await saveTerms(trx, subject, rows);
    // The vectors went with the passages; search goes by words meanwhile.
    if (embeds) await queue.send(trx, embedDocument, { organizationId, documentId }, { singletonKey: documentId });
    await queueFactReading(trx, queue, subject);
    await queueProfile(trx, queue, subject);
    await announceEnd(trx, events, subject, null);
  });
}

function farLess(found: number, before: number): string {
  const [now, then] = [found, before].map((count) => count.toLocaleString('en'));
  return `Reading it again found ${now} characters where there were ${then}. What was read before is kept.`;
}

function parts<T>(rows: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );
}
