import type { ClosingReason, WorkspaceStatus } from '@bidloom/contract/workspaces';
import { isTender, type TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';

/** Sets fields of a tender and leaves the others; returns whether there is such a tender. */
export async function setWorkspaceFields(
  trx: TenantTransaction,
  id: string,
  fields: { ownerId?: string | null; dueAt?: string | null; isActive?: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('workspaces')
    .set({ ...fields, updatedAt: sql`now()` })
    .where('id', '=', id)
    .where(isTender('kind'))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The status of a tender, of the customer where one is named, locked until the end of the transaction. */
export function lockStatus(trx: TenantTransaction, id: string, customerId: string | undefined) {
  let found = trx.selectFrom('workspaces').select('status').where('id', '=', id).where(isTender('kind')).forUpdate();
  if (customerId) found = found.where('customerId', '=', customerId);
  return found.executeTakeFirst();
}

/** What a move writes; what is left out stays. */
export interface MovedFields {
  status?: WorkspaceStatus;
  statusBy?: string;
  statusNote?: string | null;
  closingReasons?: ClosingReason[];
  closingNote?: string | null | undefined;
}

export async function updateMoved(trx: TenantTransaction, id: string, fields: MovedFields): Promise<void> {
  await trx
    .updateTable('workspaces')
    .set({ ...fields, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute();
}
