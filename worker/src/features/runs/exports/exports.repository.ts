import type { TenantTransaction } from '@bidloom/db';
import type { RunType } from '@bidloom/jobs/run-types';
import { sql } from 'kysely';
import type { Engine } from '../../../analyst/analyst.ts';
import type { ExportFormat, ExportRun } from './export-run.ts';
import type { StoredItem } from './stored-item.ts';

/** A file to be written. */
export interface ExportOrder {
  id: string;
  requestId: string;
  format: ExportFormat;
  status: string;
  createdAt: Date;
  run: ExportRun;
}

/** Undefined where the export was removed with its run. */
export async function loadExport(trx: TenantTransaction, exportId: string): Promise<ExportOrder | undefined> {
  const row = await trx
    .selectFrom('documentExports')
    .innerJoin('documentRequests', 'documentRequests.id', 'documentExports.requestId')
    .innerJoin('workspaces', 'workspaces.id', 'documentRequests.workspaceId')
    .select(['documentExports.id', 'documentExports.requestId', 'documentExports.status', 'documentExports.createdAt'])
    .select(['documentRequests.documentIds', 'documentRequests.documentNames', 'documentRequests.finishedAt'])
    .select(['workspaces.name as tenderName', 'documentRequests.createdAt as requestedAt'])
    .select((eb) => [
      eb.ref('documentExports.format').$castTo<ExportFormat>().as('format'),
      eb.ref('documentRequests.requestType').$castTo<RunType>().as('requestType'),
      eb.ref('documentRequests.engine').$castTo<Engine | null>().as('engine'),
      eb.ref('documentRequests.result').$castTo<Record<string, unknown> | null>().as('result'),
    ])
    .where('documentExports.id', '=', exportId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, requestId, format, status, createdAt, documentIds, finishedAt, requestedAt, ...run } = row;
  return {
    id,
    requestId,
    format,
    status,
    createdAt,
    run: {
      ...run,
      finishedAt: finishedAt ?? requestedAt,
      model: await findModel(trx, requestId),
      languages: await loadLanguages(trx, documentIds),
    },
  };
}

/** The models that wrote in the run, with commas between: embeddings have one, too, but write nothing. */
async function findModel(trx: TenantTransaction, requestId: string): Promise<string | null> {
  const { model } = await trx
    .selectFrom('usageEvents')
    .select(sql<string | null>`string_agg(distinct model, ', ')`.as('model'))
    .where('requestId', '=', requestId)
    .where('outputTokens', '>', 0)
    .executeTakeFirstOrThrow();
  return model;
}

async function loadLanguages(trx: TenantTransaction, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('documents')
    .select(['id', 'language'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.flatMap(({ id, language }) => (language === null ? [] : [[id, language] as const])));
}

/** Items after `afterOrdinal`, at most `limit`, in order. */
export async function loadItems(
  trx: TenantTransaction,
  requestId: string,
  afterOrdinal: number,
  limit: number,
): Promise<StoredItem[]> {
  const rows = await trx
    .selectFrom('documentRequestItems')
    .select(['ordinal', 'kind', 'headline', 'content', 'correction'])
    .where('requestId', '=', requestId)
    .where('ordinal', '>', afterOrdinal)
    .orderBy('ordinal')
    .limit(limit)
    .execute();
  // Written by the runners, in these shapes.
  return rows as unknown as StoredItem[];
}

/**
 * Sets the export completed, once. Returns `gone` where its row no longer exists or was given up: nobody will ever ask for the object;
 * `already` where another attempt has completed it.
 */
export async function completeExport(
  trx: TenantTransaction,
  exportId: string,
  file: { fileName: string; mediaType: string; objectKey: string },
): Promise<'completed' | 'already' | 'gone'> {
  const { numUpdatedRows } = await trx
    .updateTable('documentExports')
    .set({ status: 'completed', ...file })
    .where('id', '=', exportId)
    .where('status', '=', 'queued')
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return 'completed';
  const row = await trx.selectFrom('documentExports').select('status').where('id', '=', exportId).executeTakeFirst();
  return row?.status === 'completed' ? 'already' : 'gone';
}

/** Removes the rows of earlier files of the same run and format; returns the keys of their objects. */
export async function removeOlderExports(
  trx: TenantTransaction,
  { id, requestId, format }: Pick<ExportOrder, 'id' | 'requestId' | 'format'>,
): Promise<string[]> {
  const rows = await trx
    .deleteFrom('documentExports')
    .where('requestId', '=', requestId)
    .where('format', '=', format)
    .where('status', '=', 'completed')
    // Ids are in the order of time.
    .where('id', '<', id)
    .returning('objectKey')
    .execute();
  return rows.flatMap(({ objectKey }) => objectKey ?? []);
}

/** Sets an export failed that is still waited for. */
export async function failExport(trx: TenantTransaction, exportId: string, failure: string): Promise<void> {
  await trx
    .updateTable('documentExports')
    .set({ status: 'failed', failure })
    .where('id', '=', exportId)
    .where('status', '=', 'queued')
    .execute();
}
