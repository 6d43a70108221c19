import type { ListQuery } from '@bidloom/contract';
import type { WorkspaceStatus } from '@bidloom/contract/workspaces';
import { paginate, type TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';

/** The moves of one tender, with the names of those who made them. */
export function listStatusMoves(trx: TenantTransaction, workspaceId: string, query: ListQuery) {
  const moves = trx
    .selectFrom('workspaceStatusMoves as moves')
    .leftJoin('users', 'users.id', 'moves.movedBy')
    .select(['moves.id', 'moves.note', 'moves.movedBy', 'moves.movedAt'])
    .select((eb) => [
      eb.ref('moves.fromStatus').$castTo<WorkspaceStatus | null>().as('fromStatus'),
      eb.ref('moves.toStatus').$castTo<WorkspaceStatus>().as('toStatus'),
      sql<string | null>`${eb.ref('users.firstName')} || ' ' || ${eb.ref('users.lastName')}`.as('movedByName'),
    ])
    .where('moves.workspaceId', '=', workspaceId);
  return paginate(moves, { movedAt: 'moves.movedAt' }, 'moves.id', query);
}
