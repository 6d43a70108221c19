import { isCurrent, type TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';
import { cosineDistance, toSql } from 'pgvector/kysely';
import type {
  ChunkKey,
  ChunkRows,
  DocumentSize,
  PageRow,
  Posting,
  SearchableDocument,
  TextVector,
} from '../scope/document-scope.ts';

/**
 * The documents of a workspace that are ready: those of `documentIds`; where that is null, all that no other has replaced. In the order of
 * their upload, because the result depends on the order in several places.
 */
export async function findSearchable(
  trx: TenantTransaction,
  workspaceId: string,
  documentIds: readonly string[] | null,
): Promise<SearchableDocument[]> {
  let query = trx
    .selectFrom('documents')
    .select(['id', 'language', 'fileName'])
    .where('workspaceId', '=', workspaceId)
    .where('status', '=', 'ready')
    .orderBy('id');
  query = documentIds ? query.where('id', 'in', [...documentIds]) : query.where(isCurrent());
  const rows = documentIds?.length === 0 ? [] : await query.execute();
  return rows.map((row) => ({ ...row, language: row.language ?? 'und' }));
}

/** The name of the customer that a workspace's tender is from; undefined where there is none any more. */
export async function findBuyer(trx: TenantTransaction, workspaceId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('workspaces')
    .innerJoin('customers', 'customers.id', 'workspaces.customerId')
    .select('customers.name')
    .where('workspaces.id', '=', workspaceId)
    .executeTakeFirst();
  return row?.name;
}

/** Documents without a chunk are left out. */
export async function countChunks(trx: TenantTransaction, documentIds: readonly string[]): Promise<DocumentSize[]> {
  const { rows } = await sql<DocumentSize>`
    select document_id, count(*)::integer as chunks from document_chunks
    where document_id = any(${documentIds}::uuid[]) group by document_id`.execute(trx);
  return rows;
}

/** Which chunks contain which of `keys`. */
export async function findPostings(
  trx: TenantTransaction,
  documentIds: readonly string[],
  keys: readonly string[],
): Promise<Posting[]> {
  const { rows } = await sql<Posting>`
    select document_id, key, ordinals from document_terms
    where document_id = any(${documentIds}::uuid[]) and key = any(${keys}::text[])`.execute(trx);
  return rows;
}

/** Chunks in the order of `chunks`, and once each the pages that they are on; a chunk that no longer exists is left out. */
export async function loadChunkRows(trx: TenantTransaction, chunks: readonly ChunkKey[]): Promise<ChunkRows> {
  if (chunks.length === 0) return { chunks: [], pages: [] };
  const asked = sql`unnest(${chunks.map(({ documentId }) => documentId)}::uuid[], ${chunks.map(({ ordinal }) => ordinal)}::integer[])`;
  const { rows } = await sql<ChunkRows['chunks'][number]>`
    select chunk.document_id, chunk.ordinal, chunk.kind, chunk.section_path, chunk.spans
    from ${asked} with ordinality as asked (document_id, ordinal, place)
    join document_chunks chunk on chunk.document_id = asked.document_id and chunk.ordinal = asked.ordinal
    order by asked.place`.execute(trx);
  const places = rows.flatMap(({ documentId, spans }) => spans.map(({ page }) => ({ documentId, page })));
  return { chunks: rows, pages: await loadPageRows(trx, places) };
}

/** Every chunk of a document, in reading order. */
export async function loadAllChunkRows(trx: TenantTransaction, documentId: string): Promise<ChunkRows> {
  const chunks = await trx
    .selectFrom('documentChunks')
    .select(['documentId', 'ordinal'])
    .where('documentId', '=', documentId)
    .orderBy('ordinal')
    .execute();
  return loadChunkRows(trx, chunks);
}

async function loadPageRows(
  trx: TenantTransaction,
  pages: readonly { documentId: string; page: number }[],
): Promise<PageRow[]> {
  const wanted = [...new Map(pages.map((entry) => [`${entry.documentId}/${entry.page}`, entry])).values()];
  const { rows } = await sql<PageRow>`
    select page.document_id, page.number, page.text
    from unnest(${wanted.map(({ documentId }) => documentId)}::uuid[], ${wanted.map(({ page }) => page)}::integer[])
      as asked (document_id, number)
    join document_pages page on page.document_id = asked.document_id and page.number = asked.number`.execute(trx);
  return rows;
}

/** Dimensions of the column; a shorter vector is filled up with zeros, which changes no cosine. */
export const dimensions = 1024;

/** An embedding in the format of `chunk_embeddings.embedding`. Throws a RangeError for one of more than 1024 dimensions. */
export function embeddingLiteral(embedding: readonly number[]): string {
  return toSql(filledUp(embedding)) as string;
}

function filledUp(embedding: readonly number[]): number[] {
  if (embedding.length > dimensions) {
    throw new RangeError(`An embedding has ${embedding.length} dimensions; at most ${dimensions} can be kept.`);
  }
  return [...embedding, ...new Array<number>(dimensions - embedding.length).fill(0)];
}

/** The chunks whose vectors of the same model are nearest, nearest first. */
export async function findNearest(
  trx: TenantTransaction,
  workspaceId: string,
  documentIds: readonly string[],
  { model, vector }: TextVector,
  limit: number,
): Promise<ChunkKey[]> {
  // Keeps looking where the first answers of the index belong to other workspaces.
  await sql`select set_config('hnsw.iterative_scan', 'strict_order', true)`.execute(trx);
  return trx
    .selectFrom('chunkEmbeddings')
    .select(['documentId', 'ordinal'])
    .where('workspaceId', '=', workspaceId)
    .where('documentId', '=', sql<string>`any(${documentIds}::uuid[])`)
    .where('model', '=', model)
    .orderBy(cosineDistance('embedding', filledUp(vector)))
    .limit(limit)
    .execute();
}
