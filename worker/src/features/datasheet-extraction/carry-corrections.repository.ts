import type { TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';
import type { CarriedCorrection, CorrectedItem, FoundItem } from './match-corrections.ts';

/** An earlier extraction of the same tender. */
export interface EarlierRun {
  id: string;
  createdAt: Date;
  /** When it had taken over the corrections of the runs before; null: it did not come to its end. */
  finishedAt: Date | null;
  documentIds: string[];
  /** The documents in whose tables or datasheets people corrected something. */
  correctedIds: string[];
}

/** The extractions of a tender before this one, newest first. */
export async function listEarlierRuns(
  trx: TenantTransaction,
  { workspaceId, requestId }: { workspaceId: string; requestId: string },
): Promise<EarlierRun[]> {
  return trx
    .selectFrom('documentRequests as run')
    .select(['run.id', 'run.createdAt', 'run.documentIds'])
    .select(sql<Date | null>`case when run.status = 'completed' then run.finished_at end`.as('finishedAt'))
    .select(
      sql<string[]>`array(
        select distinct item.headline->>'documentId' from document_request_items item
        where item.request_id = run.id and item.correction is not null)`.as('correctedIds'),
    )
    .where('run.workspaceId', '=', workspaceId)
    .where('run.requestType', '=', 'datasheet_extraction')
    .where('run.id', '!=', requestId)
    .where('run.createdAt', '<', (eb) =>
      eb.selectFrom('documentRequests').select('createdAt').where('id', '=', requestId),
    )
    .orderBy('run.createdAt', 'desc')
    .execute();
}

/** A run's tables and datasheets of these documents, in their order. */
export async function listItemsOfDocuments(
  trx: TenantTransaction,
  requestId: string,
  documentIds: readonly string[],
): Promise<CorrectedItem[]> {
  const rows = await trx
    .selectFrom('documentRequestItems')
    .select(['kind', 'ordinal', 'headline', 'content', 'correction', 'correctedBy', 'correctedAt'])
    .where('requestId', '=', requestId)
    .where('kind', 'in', ['table', 'datasheet'] satisfies FoundItem['kind'][])
    .where(sql<string>`headline->>'documentId'`, 'in', [...documentIds])
    .orderBy('ordinal')
    .execute();
  return rows as unknown as CorrectedItem[];
}

/** Keeps a correction as its person's, who made it in an earlier run, unless the item has one already. */
export async function keepCorrection(
  trx: TenantTransaction,
  requestId: string,
  { ordinal, correction, correctedBy, correctedAt }: CarriedCorrection,
): Promise<void> {
  await trx
    .updateTable('documentRequestItems')
    .set({ correction: JSON.stringify(correction), correctedBy, correctedAt, isCarried: true })
    .where('requestId', '=', requestId)
    .where('ordinal', '=', ordinal)
    .where('correction', 'is', null)
    .execute();
}
