import { newId, type PlatformTransaction, type TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';
import type { Usage } from '../../analyst/analyst.ts';
import { embeddingLiteral } from '../../search/search.repository.ts';

/** A chunk without a vector. */
export interface UnembeddedChunk {
  ordinal: number;
  sectionPath: string[];
  text: string;
  /** Tells whether the chunk still says the same once its vector is made. */
  fingerprint: string;
}

/** A hash of everything from which a vector is made. */
const fingerprint = sql<string>`md5(chunk.section_path::text || chunk.text)`;

/** The document whose vectors are made. */
export interface EmbeddingKey {
  organizationId: string;
  workspaceId: string;
  documentId: string;
}

/** The workspace of a document that is ready; undefined where it no longer exists or is not ready. */
export function findReadyDocument(trx: TenantTransaction, documentId: string) {
  return trx
    .selectFrom('documents')
    .select('workspaceId')
    .where('id', '=', documentId)
    .where('status', '=', 'ready')
    .executeTakeFirst();
}

/** The first chunks of a document that have no vector of `model`. */
export function findUnembedded(
  trx: TenantTransaction,
  documentId: string,
  model: string,
  limit: number,
): Promise<UnembeddedChunk[]> {
  return trx
    .selectFrom('documentChunks as chunk')
    .select(['chunk.ordinal', 'chunk.sectionPath', 'chunk.text', fingerprint.as('fingerprint')])
    .where('chunk.documentId', '=', documentId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('chunkEmbeddings as vector')
            .select('vector.ordinal')
            .whereRef('vector.documentId', '=', 'chunk.documentId')
            .whereRef('vector.ordinal', '=', 'chunk.ordinal')
            .where('vector.model', '=', model),
        ),
      ),
    )
    .orderBy('chunk.ordinal')
    .limit(limit)
    .execute();
}

/**
 * Keeps vectors. Those of chunks that no longer exist or have another text by now, and those that another run has kept, are left out. The
 * chunks are locked: otherwise a chunk that is replaced at this moment would get the vector of the earlier one.
 */
export async function saveEmbeddings(
  trx: TenantTransaction,
  { organizationId, workspaceId, documentId }: EmbeddingKey,
  model: string,
  rows: readonly { ordinal: number; fingerprint: string; vector: readonly number[] }[],
): Promise<void> {
  const [ordinals, vectors] = [rows.map((row) => row.ordinal), rows.map(({ vector }) => embeddingLiteral(vector))];
  await sql`
    with same as (
      select chunk.ordinal, made.embedding
      from unnest(${ordinals}::integer[], ${rows.map((row) => row.fingerprint)}::text[], ${vectors}::text[])
        as made (ordinal, fingerprint, embedding)
      join document_chunks chunk on chunk.document_id = ${documentId} and chunk.ordinal = made.ordinal
        and ${fingerprint} = made.fingerprint
      for key share of chunk
    )
    insert into chunk_embeddings (organization_id, workspace_id, document_id, ordinal, model, embedding)
    select ${organizationId}, ${workspaceId}, ${documentId}, ordinal, ${model}, embedding::halfvec from same
    on conflict do nothing`.execute(trx);
}

/** Removes the vectors of all models but `model`. */
export async function removeOtherEmbeddings(trx: TenantTransaction, documentId: string, model: string): Promise<void> {
  await trx.deleteFrom('chunkEmbeddings').where('documentId', '=', documentId).where('model', '<>', model).execute();
}

/** Records the cost of making vectors. */
export async function saveEmbeddingUsage(
  trx: TenantTransaction,
  { organizationId, workspaceId }: EmbeddingKey,
  { model, inputTokens }: Usage,
  milliseconds: number,
): Promise<void> {
  await trx
    .insertInto('usageEvents')
    .values({
      id: newId(),
      organizationId,
      workspaceId,
      kind: 'embed',
      model,
      inputTokens,
      milliseconds: Math.round(milliseconds),
    })
    .execute();
}

/** The next ready documents after `after`, in the order of their ids, and whether they lack vectors of `model`. */
export async function listReadyDocuments(
  trx: PlatformTransaction,
  model: string,
  after: string,
  limit: number,
): Promise<{ id: string; organizationId: string; isIncomplete: boolean }[]> {
  const { rows } = await sql<{ id: string; organizationId: string; isIncomplete: boolean }>`
    select document.id, document.organization_id, exists (
      select 1 from document_chunks chunk where chunk.document_id = document.id and not exists (
        select 1 from chunk_embeddings vector
        where vector.document_id = chunk.document_id and vector.ordinal = chunk.ordinal and vector.model = ${model}
      )
    ) as is_incomplete
    from documents document
    where document.status = 'ready' and document.id > ${after}
    order by document.id limit ${limit}`.execute(trx);
  return rows;
}
