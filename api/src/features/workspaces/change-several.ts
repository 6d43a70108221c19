import type { WorkspaceBulkChange, WorkspaceBulkResult } from '@bidloom/contract/workspace-bulk';
import type { TenantTransaction } from '@bidloom/db';
import type { FastifyBaseLogger } from 'fastify';
import { eachByItself } from '../../lib/each-by-itself.ts';
import { notFound } from '../../lib/errors/app-error.ts';
import { onSealingRules } from '../../lib/errors/database-error.ts';
import { moveWorkspace } from './move-workspace.ts';
import { setWorkspaceFields } from './workspace-fields.repository.ts';
import { presentWorkspace } from './workspaces.presenter.ts';
import type { WorkspaceRow } from './workspaces.repository.ts';
import { getWorkspace, requireOwner } from './workspaces.service.ts';

/** Changes one tender in a separate transaction, with its entry of the audit log; throws if the change is not possible. */
type ChangeOne = (change: (trx: TenantTransaction) => Promise<WorkspaceRow>) => Promise<WorkspaceRow>;

/** Does the same with each of these tenders, one after the other, each separately. Throws `not_found` where none exists. */
export function changeSeveral(
  change: WorkspaceBulkChange,
  userId: string,
  inTransaction: ChangeOne,
  log: FastifyBaseLogger,
): Promise<WorkspaceBulkResult[]> {
  const work = async (id: string) => {
    const row = await inTransaction(async (trx) => {
      if (!(await onSealingRules(() => changeOne(trx, id, change, userId)))) throw notFound('The tender');
      return getWorkspace(trx, null, id);
    });
    return { workspace: presentWorkspace(row) };
  };
  return eachByItself(change.ids, work, { log, failed: 'Failed to update the tender' });
}

/** Returns whether there is such a tender. */
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
      return setWorkspaceFields(trx, id, { ownerId: change.ownerId });
    case 'due':
      return setWorkspaceFields(trx, id, { dueAt: change.dueAt });
    case 'activate':
      return setWorkspaceFields(trx, id, { isActive: true });
    case 'deactivate':
      return setWorkspaceFields(trx, id, { isActive: false });
  }
}
