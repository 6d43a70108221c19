import { newId, type TenantTransaction } from '@bidloom/db';
import { readerVersion } from '@bidloom/jobs';
import { sql } from 'kysely';
import type { Chunk } from '../../documents/model.ts';
import type { OcrPage } from '../../documents/ocr/ocr-page.ts';
import type { ExtractedTable } from '../../documents/tables/model.ts';
import type { PreparedPage } from './prepare-document.ts';

/** Which document a job works on. A job that was cancelled or replaced no longer finds its document. */
export interface IngestKey {
  organizationId: string;
  documentId: string;
  /** Null only where it is not known, and the document must be given up. */
  jobId: string | null;
}

/** How much of the document is read; in the shape that the api shows. */
export interface IngestProgress {
  stage: 'queued' | 'reading' | 'recognising' | 'indexing';
  done: number;
  total: number | null;
}

/** Who is notified about a document; null: everybody in the organisation. For a proposal's document, that is the person who uploaded it. */
export const audienceId = sql<string | null>`(
  select case when room.kind = 'proposal' then documents.created_by end from workspaces room where room.id = documents.workspace_id)`;

/** Takes the document for this job; undefined where it is finished, cancelled, or another job's. */
export function startIngest(trx: TenantTransaction, { documentId, jobId }: IngestKey) {
  return trx
    .updateTable('documents')
    .set({ status: 'processing', failure: null, failureCode: null, updatedAt: sql`now()` })
    .where('id', '=', documentId)
    .where('jobId', 'is not distinct from', jobId)
    .where('status', 'in', ['uploaded', 'processing'])
    .returning(['fileName', 'mediaType', 'objectKey', 'workspaceId'])
    .returning((eb) =>
      eb
        .selectFrom('workspaces')
        .select('workspaces.customerId')
        .whereRef('workspaces.id', '=', 'documents.workspaceId')
        .$asScalar()
        .$notNull()
        .as('customerId'),
    )
    .returning(audienceId.as('audienceId'))
    .executeTakeFirst();
}

export async function saveProgress(trx: TenantTransaction, key: IngestKey, progress: IngestProgress): Promise<void> {
  await whileProcessing(trx, key)
    .set({ progress: JSON.stringify(progress) })
    .execute();
}

export async function loadOcrPages(trx: TenantTransaction, documentId: string): Promise<OcrPage[]> {
  const rows = await trx
    .selectFrom('documentOcrPages')
    .select('content')
    .where('documentId', '=', documentId)
    .execute();
  return rows.map(({ content }) => content as unknown as OcrPage);
}

export async function saveOcrPage(
  trx: TenantTransaction,
  { organizationId, documentId }: IngestKey,
  page: OcrPage,
): Promise<void> {
  await trx
    .insertInto('documentOcrPages')
    .values({ organizationId, documentId, number: page.number, content: JSON.stringify(page) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A page that a second attempt writes again replaces the earlier one. */
export async function savePages(
  trx: TenantTransaction,
  { organizationId, documentId }: IngestKey,
  pages: PreparedPage[],
): Promise<void> {
  await trx
    .insertInto('documentPages')
    .values(
      pages.map(({ words, blocks, isContents = false, ...page }) => ({
        ...page,
        isContents,
        organizationId,
        documentId,
        words: Buffer.from(words.buffer, words.byteOffset, words.byteLength),
        blocks: JSON.stringify(blocks),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['documentId', 'number']).doUpdateSet((eb) => ({
        width: eb.ref('excluded.width'),
        height: eb.ref('excluded.height'),
        text: eb.ref('excluded.text'),
        words: eb.ref('excluded.words'),
        blocks: eb.ref('excluded.blocks'),
        source: eb.ref('excluded.source'),
      })),
    )
    .execute();
}

/** Removes what an earlier attempt left behind, perhaps by an earlier version of the reader. */
export async function clearIngest(trx: TenantTransaction, { documentId }: IngestKey): Promise<void> {
  for (const table of ['documentChunks', 'documentTerms', 'documentTables', 'documentPages'] as const) {
    await trx.deleteFrom(table).where('documentId', '=', documentId).execute();
  }
}

export async function saveTables(
  trx: TenantTransaction,
  { organizationId, documentId }: IngestKey,
  tables: { ordinal: number; table: ExtractedTable }[],
): Promise<void> {
  await trx
    .insertInto('documentTables')
    .values(
      tables.map(({ ordinal, table }) => ({
        ...{ organizationId, documentId, ordinal, page: table.page },
        content: JSON.stringify(table),
      })),
    )
    .execute();
}

export async function saveChunks(
  trx: TenantTransaction,
  { organizationId, documentId }: IngestKey,
  workspaceId: string,
  chunks: Chunk[],
): Promise<void> {
  await trx
    .insertInto('documentChunks')
    .values(
      chunks.map(({ ordinal, kind, text, sectionPath, pageFrom, pageTo, spans, tokens }) => ({
        organizationId,
        workspaceId,
        documentId,
        ordinal,
        kind,
        text,
        sectionPath,
        pageFrom,
        pageTo,
        spans: JSON.stringify(spans),
        tokens,
      })),
    )
    .execute();
}

/** Adds rows to the inverted index. */
export async function saveTerms(
  trx: TenantTransaction,
  { organizationId, documentId }: IngestKey,
  terms: [key: string, ordinals: number[]][],
): Promise<void> {
  const keys = terms.map(([key]) => key);
  const ordinals = terms.map(([, list]) => `{${list.join(',')}}`);
  await sql`
    insert into document_terms (organization_id, document_id, key, ordinals)
    select ${organizationId}, ${documentId}, key, ordinals::integer[]
    from unnest(${keys}::text[], ${ordinals}::text[]) as terms (key, ordinals)`.execute(trx);
}

/** What a document's row says about its reading. */
export interface ReadResult {
  pages: number;
  language: string;
  /** Tells a person which parts may be missing or wrong. */
  warning: string | null;
}

/** Makes the document searchable; false where it was cancelled or finished meanwhile. */
export async function finishIngest(trx: TenantTransaction, key: IngestKey, result: ReadResult): Promise<boolean> {
  const { numUpdatedRows } = await whileProcessing(trx, key)
    .set({
      ...result,
      ...{ readerVersion, status: 'ready', progress: null, updatedAt: sql`now()` },
    })
    .executeTakeFirst();
  await trx.deleteFrom('documentOcrPages').where('documentId', '=', key.documentId).execute();
  return numUpdatedRows > 0n;
}

/**
 * Notes when a document was read first. Not the transaction's time, and the last of its writes: a run that starts before the commit does not have
 * the document yet.
 */
export async function noteReady(trx: TenantTransaction, { documentId }: Pick<IngestKey, 'documentId'>): Promise<void> {
  await trx
    .updateTable('documents')
    .set({ readyAt: sql`clock_timestamp()` })
    .where('id', '=', documentId)
    .where('readyAt', 'is', null)
    .execute();
}

/** Counts the pages that were read. The database refuses what the licence does not allow. */
export async function countPages(
  trx: TenantTransaction,
  { organizationId, workspaceId }: { organizationId: string; workspaceId: string },
  pages: number,
): Promise<void> {
  await trx
    .insertInto('usageEvents')
    .values({ id: newId(), organizationId, workspaceId, kind: 'ingest', pages })
    .execute();
}

/** Which column of a document names the job that reads it, or reads it again. */
export type JobColumn = 'jobId' | 'rereadJobId';

/** Locks a document that this job reads; false where it was cancelled, deleted or given to another job meanwhile. */
export async function lockForJob(
  trx: TenantTransaction,
  { documentId, jobId }: IngestKey,
  column: JobColumn,
): Promise<boolean> {
  const row = await trx
    .selectFrom('documents')
    .select('id')
    .where('id', '=', documentId)
    .where(column, '=', jobId)
    .where('status', '=', column === 'jobId' ? 'processing' : 'ready')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives a document to another job. */
export async function giveToJob(
  trx: TenantTransaction,
  { documentId }: Pick<IngestKey, 'documentId'>,
  column: JobColumn,
  jobId: string | null,
): Promise<void> {
  await trx
    .updateTable('documents')
    .set({ [column]: jobId, updatedAt: sql`now()` })
    .where('id', '=', documentId)
    .execute();
}

/** Ends the document as failed, with a reason for a person; false where it was cancelled or finished meanwhile. */
export async function failIngest(
  trx: TenantTransaction,
  key: IngestKey,
  failure: { code: string; message: string },
): Promise<boolean> {
  const { numUpdatedRows } = await whileProcessing(trx, key)
    .set({
      status: 'failed',
      failureCode: failure.code,
      failure: failure.message,
      progress: null,
      updatedAt: sql`now()`,
    })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function whileProcessing(trx: TenantTransaction, { documentId, jobId }: IngestKey) {
  return trx
    .updateTable('documents')
    .where('id', '=', documentId)
    .where('jobId', 'is not distinct from', jobId)
    .where('status', '=', 'processing');
}
