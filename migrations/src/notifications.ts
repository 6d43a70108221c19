import { sql } from 'kysely';
import type { TenantTransaction } from './tenant.ts';
import { isTender } from './tender-kind.ts';

/** A notification to keep. `event` is the contract's `NotificationEvent`. */
export interface NewNotification {
  organizationId: string;
  /** Null: for everybody in the organisation. */
  userId: string | null;
  event: object;
}

/**
 * Keeps a notification and returns its id. This is the only way to write one: an organisation's writers wait for each other until they
 * commit, so that ids become visible in their order, and a reader that resumes after an id misses none. Do it last in the transaction.
 */
export async function insertNotification(
  trx: TenantTransaction,
  { organizationId, userId, event }: NewNotification,
): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`notifications ${organizationId}`}, 0))`.execute(trx);
  const { id } = await trx
    .insertInto('notifications')
    .values({ organizationId, userId, event: JSON.stringify(event) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

/** The part of a run's row that says whom its end concerns. */
export interface NotifiedRun {
  organizationId: string;
  workspaceId: string;
  createdBy: string;
  teamId: string | null;
}

/**
 * Keeps the notification of a run's end for all people whom it concerns, and returns whom to notify and under which id.
 * @param isKept false: only the person who started the run is notified, and nothing is stored
 */
export async function insertRunNotifications(
  trx: TenantTransaction,
  run: NotifiedRun,
  event: object,
  isKept: boolean,
): Promise<{ userId: string; id: string | null }[]> {
  const { organizationId, createdBy } = run;
  if (!isKept) return [{ userId: createdBy, id: null }];
  const notified: { userId: string; id: string }[] = [];
  for (const userId of await findRunAudience(trx, run)) {
    notified.push({ userId, id: await insertNotification(trx, { organizationId, userId, event }) });
  }
  return notified;
}

/**
 * Whom the end of a run concerns: the person who started it, and the members of its team who have an account, where the team is active. For
 * a run in the room of a proposal, only the administrators among them.
 */
async function findRunAudience(
  trx: TenantTransaction,
  { workspaceId, createdBy, teamId }: NotifiedRun,
): Promise<string[]> {
  const members = teamId
    ? await trx
        .selectFrom('teamMembers')
        .innerJoin('teams', 'teams.id', 'teamMembers.teamId')
        .innerJoin('users', 'users.id', 'teamMembers.userId')
        .select('users.id')
        .where('teams.id', '=', teamId)
        .where('teams.isActive', '=', true)
        .where('teamMembers.status', '=', 'active')
        .where('users.isActive', '=', true)
        .where((eb) =>
          eb.or([
            eb('users.role', '=', 'ORGANIZATION_ADMIN'),
            eb.exists(eb.selectFrom('workspaces').where('id', '=', workspaceId).where(isTender('workspaces.kind'))),
          ]),
        )
        .execute()
    : [];
  return [...new Set([createdBy, ...members.map(({ id }) => id)])];
}

/** The name of a tender and those of its documents, in their order; documents that no longer exist are left out. */
export async function findSubject(
  trx: TenantTransaction,
  { workspaceId, documentIds }: { workspaceId: string; documentIds: readonly string[] },
): Promise<{ name: string; fileNames: string[] }> {
  const { name } = await trx
    .selectFrom('workspaces')
    .select('name')
    .where('id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  if (documentIds.length === 0) return { name, fileNames: [] };
  const rows = await trx.selectFrom('documents').select(['id', 'fileName']).where('id', 'in', documentIds).execute();
  const names = new Map(rows.map(({ id, fileName }) => [id, fileName]));
  return { name, fileNames: documentIds.flatMap((id) => names.get(id) ?? []) };
}
