import type { TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';
import { toSql } from 'pgvector';
import type { Candidate } from './candidates.ts';

/** A document that can be searched. */
export interface SearchableDocument {
  id: string;
  /** ISO 639-1, `und` where unknown. */
  language: string;
}

/** A chunk by its key. */
export interface ChunkKey {
  documentId: string;
  ordinal: number;
}

/** The documents of a workspace that are ready: those of `documentIds`, or all where that is null. */
export async function findSearchable(
  trx: TenantTransaction,
  workspaceId: string,
  documentIds: readonly string[] | null,
): Promise<SearchableDocument[]> {
  let query = trx
    .selectFrom('documents')
    .select(['id', 'language'])
    .where('workspaceId', '=', workspaceId)
    .where('status', '=', 'ready');
  if (documentIds) query = query.where('id', 'in', [...documentIds]);
  const rows = documentIds?.length === 0 ? [] : await query.execute();
  return rows.map(({ id, language }) => ({ id, language: language ?? 'und' }));
}

export async function countChunks(trx: TenantTransaction, documentIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ chunks: number }>`
    select count(*)::integer as chunks from document_chunks where document_id = any(${documentIds}::uuid[])`.execute(
    trx,
  );
  return rows[0]?.chunks ?? 0;
}

/** Which chunks hold which of `keys`. */
export async function findPostings(
  trx: TenantTransaction,
  documentIds: readonly string[],
  keys: readonly string[],
): Promise<{ documentId: string; key: string; ordinals: number[] }[]> {
  const { rows } = await sql<{ documentId: string; key: string; ordinals: number[] }>`
    select document_id, key, ordinals from document_terms
    where document_id = any(${documentIds}::uuid[]) and key = any(${keys}::text[])`.execute(trx);
  return rows;
}

/** Chunks with the pages that they stand on, in the order of `chunks`; one that is gone meanwhile is left out. */
export async function loadCandidates(
  trx: TenantTransaction,
  chunks: readonly ChunkKey[],
  languages: ReadonlyMap<string, string>,
): Promise<Candidate[]> {
  if (chunks.length === 0) return [];
  const asked = sql`unnest(${chunks.map(({ documentId }) => documentId)}::uuid[], ${chunks.map(({ ordinal }) => ordinal)}::integer[])`;
  const { rows } = await sql<{
    documentId: string;
    ordinal: number;
    kind: 'prose' | 'table';
    sectionPath: string[];
    spans: { page: number; start: number; end: number }[];
  }>`
    select chunk.document_id, chunk.ordinal, chunk.kind, chunk.section_path, chunk.spans
    from ${asked} with ordinality as asked (document_id, ordinal, place)
    join document_chunks chunk on chunk.document_id = asked.document_id and chunk.ordinal = asked.ordinal
    order by asked.place`.execute(trx);
  const pages = await loadPageTexts(
    trx,
    rows.flatMap(({ documentId, spans }) => spans.map(({ page }) => ({ documentId, page }))),
  );
  return rows.map((row) => ({
    ...row,
    language: languages.get(row.documentId) ?? 'und',
    spans: row.spans.map((span) => ({ ...span, pageText: pages.get(`${row.documentId}/${span.page}`) ?? '' })),
  }));
}

/** Every chunk of a document, in reading order. */
export async function loadAllCandidates(
  trx: TenantTransaction,
  { id, language }: SearchableDocument,
): Promise<Candidate[]> {
  const chunks = await trx
    .selectFrom('documentChunks')
    .select(['documentId', 'ordinal'])
    .where('documentId', '=', id)
    .orderBy('ordinal')
    .execute();
  return loadCandidates(trx, chunks, new Map([[id, language]]));
}

/** Page texts by `documentId/page`. */
async function loadPageTexts(
  trx: TenantTransaction,
  pages: readonly { documentId: string; page: number }[],
): Promise<Map<string, string>> {
  const keys = new Map(pages.map((entry) => [`${entry.documentId}/${entry.page}`, entry]));
  const wanted = [...keys.values()];
  const { rows } = await sql<{ documentId: string; number: number; text: string }>`
    select page.document_id, page.number, page.text
    from unnest(${wanted.map(({ documentId }) => documentId)}::uuid[], ${wanted.map(({ page }) => page)}::integer[])
      as asked (document_id, number)
    join document_pages page on page.document_id = asked.document_id and page.number = asked.number`.execute(trx);
  return new Map(rows.map((row) => [`${row.documentId}/${row.number}`, row.text]));
}

/** Dimensions of the column; a model of fewer is filled up with zeros, which changes no cosine. */
export const dimensions = 1024;

/** An embedding as `chunk_embeddings.embedding` takes it. Throws a RangeError on one of more than 1024 dimensions. */
export function embeddingLiteral(embedding: readonly number[]): string {
  if (embedding.length > dimensions) {
    throw new RangeError(`An embedding has ${embedding.length} dimensions; at most ${dimensions} can be kept.`);
  }
  return toSql([...embedding, ...new Array<number>(dimensions - embedding.length).fill(0)]) as string;
}

/** The chunks whose vectors of `model` are nearest to `embedding`, nearest first. */
export async function findNearest(
  trx: TenantTransaction,
  workspaceId: string,
  documentIds: readonly string[],
  model: string,
  embedding: readonly number[],
  limit: number,
): Promise<ChunkKey[]> {
  // Keeps looking where the index' first answers belong to other workspaces.
  await sql`select set_config('hnsw.iterative_scan', 'strict_order', true)`.execute(trx);
  const { rows } = await sql<ChunkKey>`
    select document_id, ordinal from chunk_embeddings
    where workspace_id = ${workspaceId} and document_id = any(${documentIds}::uuid[]) and model = ${model}
    order by embedding <=> ${embeddingLiteral(embedding)}::halfvec
    limit ${limit}`.execute(trx);
  return rows;
}
