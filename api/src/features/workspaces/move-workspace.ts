import { failures } from '@bidloom/contract/failures';
import type { ClosingReason, WorkspaceStatus } from '@bidloom/contract/workspaces';
import type { TenantTransaction } from '@bidloom/db';
import { AppError } from '../../lib/errors/app-error.ts';
import { onRule } from '../../lib/errors/database-error.ts';
import { lockStatus, updateMoved } from './workspace-fields.repository.ts';

/** The new status, with reasons and note. */
export interface StatusMove {
  status: WorkspaceStatus;
  note: string | null;
  /** Left out: there are none, and existing ones stay where the status stays. */
  closingReasons?: ClosingReason[] | undefined;
  /** Left out: it stays; null: it is removed where the tender already has the status. */
  closingNote?: string | null | undefined;
}

/** The message for a move that the database refuses. */
function refusedMove(detail: string): AppError {
  const [from = '', to = ''] = detail.split(',').map((status) => status.replaceAll('_', ' '));
  return new AppError(failures.workspaces.noSuchMove(from, to));
}

/**
 * Moves a tender and records who did it. A tender that already has the status is not moved: its reasons and its note are changed where they
 * are given. Returns whether the organisation, or the named customer, has the tender.
 */
export async function moveWorkspace(
  trx: TenantTransaction,
  { id, customerId }: { id: string; customerId?: string },
  { status, note, closingReasons, closingNote }: StatusMove,
  userId: string,
): Promise<boolean> {
  const before = await lockStatus(trx, id, customerId);
  if (!before) return false;
  const moves = before.status !== status;
  await onRule('BL010', refusedMove, () =>
    updateMoved(trx, id, {
      ...(moves && { status, statusBy: userId, statusNote: note }),
      ...(closingReasons && { closingReasons: [...new Set(closingReasons)] }),
      // An archived tender keeps its note on the way back, whatever form sends the request.
      ...((closingNote || (!moves && closingNote === null)) && { closingNote }),
    }),
  );
  return true;
}
