import { namedOverviewEntries } from '@bidloom/contract/overview';
import type { RunStatus } from '@bidloom/contract/runs';
import type { WorkspaceStatus } from '@bidloom/contract/workspace-statuses';
import type { TenantTransaction } from '@bidloom/db';
import { type SqlBool, sql } from 'kysely';
import { ofScope, type RunScope, selectRuns } from '../../lib/overview/tender-state.repository.ts';

export type RunRow = Awaited<ReturnType<typeof listRunsInProgress>>[number];

export async function countRuns(trx: TenantTransaction, scope: RunScope): Promise<Map<RunStatus, number>> {
  const rows = await trx
    .selectFrom('documentRequests')
    .select((eb) => [eb.ref('status').$castTo<RunStatus>().as('status'), sql<number>`count(*)::int`.as('count')])
    .where(ofScope(scope))
    .groupBy('status')
    .execute();
  return new Map(rows.map(({ status, count }) => [status, count]));
}

/** The newest first. */
export function listRunsInProgress(trx: TenantTransaction, scope: RunScope) {
  return selectRuns(trx, scope)
    .where('documentRequests.status', 'in', ['queued', 'running'])
    .orderBy('documentRequests.createdAt', 'desc')
    .limit(namedOverviewEntries)
    .execute();
}

/** Those of others that have ended since then, and how many they are. */
export async function listEndedRuns(
  trx: TenantTransaction,
  scope: RunScope,
  { since, userId }: { since: Date; userId: string },
) {
  const rows = await selectRuns(trx, scope)
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .where('documentRequests.finishedAt', '>', since)
    .where('documentRequests.createdBy', '!=', userId)
    .orderBy('documentRequests.finishedAt', 'desc')
    .limit(namedOverviewEntries)
    .execute();
  return { count: rows[0]?.total ?? 0, some: rows };
}

/** Changes of status by others since then, the newest first. */
export function listMoves(
  trx: TenantTransaction,
  { workspaceId, userId, since }: { workspaceId: string; userId: string; since: Date },
) {
  return trx
    .selectFrom('workspaceStatusMoves as moves')
    .leftJoin('users', 'users.id', 'moves.movedBy')
    .select('moves.movedAt')
    .select((eb) => [
      eb.ref('moves.fromStatus').$castTo<WorkspaceStatus | null>().as('fromStatus'),
      eb.ref('moves.toStatus').$castTo<WorkspaceStatus>().as('toStatus'),
      sql<string | null>`${eb.ref('users.firstName')} || ' ' || ${eb.ref('users.lastName')}`.as('movedBy'),
    ])
    .where('moves.workspaceId', '=', workspaceId)
    .where('moves.movedAt', '>', since)
    .where('moves.fromStatus', 'is not', null)
    .where((eb) => eb.or([eb('moves.movedBy', 'is', null), eb('moves.movedBy', '!=', userId)]))
    .orderBy('moves.movedAt', 'desc')
    .limit(namedOverviewEntries)
    .execute();
}

/** Names of documents that others removed, by the audit log. */
export async function listRemoved(
  trx: TenantTransaction,
  { organizationId, userId, ids }: { organizationId: string; userId: string; ids: readonly string[] },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('auditEntries')
    .select('targetName')
    .where('chainId', '=', organizationId)
    .where(sql<SqlBool>`target_id = any (${ids}::text[])`)
    .where('action', '=', 'document.deleted')
    .where((eb) => eb.or([eb('actorId', 'is', null), eb('actorId', '!=', userId)]))
    .orderBy('sequence', 'desc')
    .execute();
  return rows.flatMap(({ targetName }) => targetName ?? []);
}

/** The most changes of a tender since a visit that are looked through. */
const mostChanges = 500;

/** Who gave a tender the due date that it has now, by the audit log since then; null: not known. */
export async function findDueChanger(
  trx: TenantTransaction,
  { organizationId, workspaceId, since, dueAt }: DueChange,
): Promise<string | null> {
  const rows = await trx
    .selectFrom('auditEntries')
    .select(['actorId', sql<string | null>`details->>'dueAt'`.as('dueAt')])
    .where('chainId', '=', organizationId)
    .where('targetId', '=', workspaceId)
    .where('createdAt', '>', since)
    .where(sql<SqlBool>`details ? 'dueAt'`)
    .orderBy('sequence', 'desc')
    .limit(mostChanges)
    .execute();
  // Each entry of a tender names its due date. The oldest one after which it stayed the same is that of the change.
  const changed = rows.findIndex((row) => row.dueAt !== dueAt);
  const stayed = changed < 0 ? rows : rows.slice(0, changed);
  return stayed.at(-1)?.actorId ?? null;
}

interface DueChange {
  organizationId: string;
  workspaceId: string;
  since: Date;
  /** The due date that it has now. */
  dueAt: string | null;
}
