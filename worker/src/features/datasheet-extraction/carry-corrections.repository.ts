import type { TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';
import type { CarriedCorrection, CorrectedItem, FoundItem } from './match-corrections.ts';

/** The last extraction of a tender before this one in which people corrected something; undefined: there is none. */
export function findCorrectedRun(
  trx: TenantTransaction,
  { workspaceId, requestId }: { workspaceId: string; requestId: string },
): Promise<{ id: string; createdAt: Date } | undefined> {
  return trx
    .selectFrom('documentRequests as run')
    .select(['run.id', 'run.createdAt'])
    .where('run.workspaceId', '=', workspaceId)
    .where('run.requestType', '=', 'datasheet_extraction')
    .where('run.id', '!=', requestId)
    .where('run.createdAt', '<', (eb) =>
      eb.selectFrom('documentRequests').select('createdAt').where('id', '=', requestId),
    )
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('documentRequestItems as item')
          .select('item.ordinal')
          .whereRef('item.requestId', '=', 'run.id')
          .where('item.correction', 'is not', null),
      ),
    )
    .orderBy('run.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The documents of a run in whose tables or datasheets people corrected something. */
export async function listCorrectedDocuments(trx: TenantTransaction, requestId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('documentRequestItems')
    .select(sql<string>`headline->>'documentId'`.as('documentId'))
    .distinct()
    .where('requestId', '=', requestId)
    .where('correction', 'is not', null)
    .execute();
  return rows.map(({ documentId }) => documentId);
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

/** Keeps a correction as its person's, unless the item has one already. */
export async function keepCorrection(
  trx: TenantTransaction,
  requestId: string,
  { ordinal, correction, correctedBy, correctedAt }: CarriedCorrection,
): Promise<void> {
  await trx
    .updateTable('documentRequestItems')
    .set({ correction: JSON.stringify(correction), correctedBy, correctedAt })
    .where('requestId', '=', requestId)
    .where('ordinal', '=', ordinal)
    .where('correction', 'is', null)
    .execute();
}
