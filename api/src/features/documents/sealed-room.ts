import type { TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';
import { AppError } from '../../lib/errors/app-error.ts';
import { atTime } from '../../lib/time-in-words.ts';

/** Until when the proposals of the joined tender are closed; null: they are open. */
export const sealedUntil = sql<Date | null>`
  case when tender.proposals_open_at > now() then tender.proposals_open_at end`;

/** Throws `conflict` for the room of a sealed proposal. What comes into one goes by its proposal, which tells nothing of it. */
export async function refuseSealedRoom(trx: TenantTransaction, workspaceId: string): Promise<void> {
  const found = await trx
    .selectFrom('workspaces')
    .innerJoin('workspaces as tender', 'tender.id', 'workspaces.tenderId')
    .select(sealedUntil.as('until'))
    .where('workspaces.id', '=', workspaceId)
    .executeTakeFirst();
  if (!found?.until) return;
  const message = `The proposals are sealed until ${atTime(found.until)}. Add documents to the proposal itself.`;
  throw new AppError('conflict', message);
}
