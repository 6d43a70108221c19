import type { WorkspaceBulkChange, WorkspaceBulkResult } from '@bidloom/contract/workspace-bulk';
import { isTender, type TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';
import { AppError, notFound } from '../../lib/app-error.ts';
import { onSealingRules } from '../../lib/database-error.ts';
import { moveWorkspace } from './move-workspace.ts';
import { presentWorkspace, type WorkspaceRow } from './workspaces.repository.ts';
import { getWorkspace, requireOwner } from './workspaces.service.ts';

/** Changes one tender in a transaction of its own, with its entry of the audit log; throws what stands in its way. */
type ChangeOne = (change: (trx: TenantTransaction) => Promise<WorkspaceRow>) => Promise<WorkspaceRow>;

/** Does the same with each of these tenders, one after the other and each for itself. Throws `not_found` where none is there. */
export async function changeSeveral(
  change: WorkspaceBulkChange,
  userId: string,
  inTransaction: ChangeOne,
): Promise<WorkspaceBulkResult[]> {
  const results: WorkspaceBulkResult[] = [];
  let found = false;
  for (const id of new Set(change.ids)) {
    try {
      const row = await inTransaction(async (trx) => {
        if (!(await onSealingRules(() => changeOne(trx, id, change, userId)))) throw notFound('The tender');
        return getWorkspace(trx, null, id);
      });
      results.push({ id, success: true, workspace: presentWorkspace(row) });
      found = true;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      results.push({ id, success: false, message: error.message });
      found ||= error.code !== 'not_found';
    }
  }
  if (!found) throw new AppError('not_found', results[0]?.message ?? 'The tender was not found');
  return results;
}

/** Answers whether there is such a tender. */
async function changeOne(
  trx: TenantTransaction,
  id: string,
  change: WorkspaceBulkChange,
  userId: string,
): Promise<boolean> {
  switch (change.action) {
    case 'move':
      return moveWorkspace(trx, { id }, change, userId);
    case 'owner':
      if (change.ownerId) await requireOwner(trx, change.ownerId);
      return set(trx, id, { ownerId: change.ownerId });
    case 'due':
      return set(trx, id, { dueAt: change.dueAt });
    case 'activate':
      return set(trx, id, { isActive: true });
    case 'deactivate':
      return set(trx, id, { isActive: false });
  }
}

async function set(
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
