import { failures } from '@bidloom/contract/failures';
import type { ClosingReason, WorkspaceStatus } from '@bidloom/contract/workspaces';
import type { TenantTransaction } from '@bidloom/db';
import { AppError } from '../../lib/errors/app-error.ts';
import { onRule } from '../../lib/errors/database-error.ts';
import { lockStatus, updateMoved } from './workspace-fields.repository.ts';

/** Where to, and what is said of it. */
export interface StatusMove {
  status: WorkspaceStatus;
  note: string | null;
  /** Left out: none are given, and those that are there stay where the status stays. */
  closingReasons?: ClosingReason[] | undefined;
  /** Left out: it stays; null: that of a tender which is there already is emptied. */
  closingNote?: string | null | undefined;
}

/** The words for a move that the database refuses. */
function refusedMove(detail: string): AppError {
  const [from = '', to = ''] = detail.split(',').map((status) => status.replaceAll('_', ' '));
  return new AppError(failures.workspaces.noSuchMove(from, to));
}

/**
 * Moves a tender and keeps who did it. One that is there already is not moved: its reasons and its note are mended where they are given.
 * Answers whether the organisation, or the customer where one is named, has the tender.
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
      // What is archived keeps its note on the way back, whatever form asks.
      ...((closingNote || (!moves && closingNote === null)) && { closingNote }),
    }),
  );
  return true;
}
