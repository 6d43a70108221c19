import type { TenantTransaction } from '@bidloom/db';
import type { NotificationData } from '@bidloom/platform';
import { sql } from 'kysely';

export type NotificationRow = Awaited<ReturnType<typeof listRecentNotifications>>[number];

/** Those for this person and those for everybody in the organisation. */
function selectNotifications(trx: TenantTransaction, userId: string) {
  return trx
    .selectFrom('notifications')
    .select(['createdAt', sql<string>`id::text`.as('id'), sql<NotificationData['event']>`event`.as('event')])
    .where((eb) => eb.or([eb('userId', 'is', null), eb('userId', '=', userId)]));
}

/** The newest that are not of these types. */
export function listRecentNotifications(
  trx: TenantTransaction,
  userId: string,
  limit: number,
  unwanted: readonly number[],
) {
  return selectNotifications(trx, userId)
    .where(sql<boolean>`(event->>'ProcessingType')::int <> all(${[...unwanted]}::int[])`)
    .orderBy('notifications.id', 'desc')
    .limit(limit)
    .execute();
}

/** The oldest after this id, in their order. */
export function listNotificationsAfter(trx: TenantTransaction, userId: string, id: string, limit: number) {
  return selectNotifications(trx, userId)
    .where('notifications.id', '>', id)
    .orderBy('notifications.id')
    .limit(limit)
    .execute();
}

/** The id of the newest notification of the organisation; `0` where there is none. */
export async function findLastNotificationId(trx: TenantTransaction): Promise<string> {
  const row = await trx
    .selectFrom('notifications')
    .select(sql<string>`coalesce(max(id), 0)::text`.as('id'))
    .executeTakeFirstOrThrow();
  return row.id;
}
