import { failures } from '@bidloom/contract/failures';
import type { TenantTransaction } from '@bidloom/db';
import { AppError } from '../../lib/errors/app-error.ts';
import { atTime } from '../../lib/time-in-words.ts';
import { findSealedUntil } from './sealed-room.repository.ts';

/** Throws `conflict` for the room of a sealed proposal. What comes into one goes by its proposal, which tells nothing of it. */
export async function refuseSealedRoom(trx: TenantTransaction, workspaceId: string): Promise<void> {
  const until = await findSealedUntil(trx, workspaceId);
  if (!until) return;
  throw new AppError(failures.proposals.sealedRoom(atTime(until)));
}
