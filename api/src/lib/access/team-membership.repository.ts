import type { PlatformTransaction } from '@bidloom/db';
import { sql } from 'kysely';

/** Makes the invited member of a team active. */
export async function activateTeamMember(
  trx: PlatformTransaction,
  { teamMemberId, userId }: { teamMemberId: string | null; userId: string },
): Promise<void> {
  await trx
    .updateTable('teamMembers')
    .set({ status: 'active', updatedAt: sql`now()` })
    .where('id', '=', teamMemberId)
    .where('userId', '=', userId)
    .execute();
}
