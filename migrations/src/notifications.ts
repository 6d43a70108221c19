import { sql } from 'kysely';
import type { TenantTransaction } from './tenant.ts';

/** Whom a notification is for, and what it says. `userId` null: everybody in the organisation. */
export interface NewNotification {
  organizationId: string;
  userId: string | null;
  event: object;
}

/**
 * Keeps a notification and answers its id, which streams resume after.
 * Writers of one organisation wait for each other, so that ids become visible in their order: a reader that has seen one
 * has seen all before it.
 */
export async function insertNotification(
  trx: TenantTransaction,
  { organizationId, userId, event }: NewNotification,
): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`notifications:${organizationId}`}, 0))`.execute(trx);
  const { id } = await trx
    .insertInto('notifications')
    .values({ organizationId, userId, event: JSON.stringify(event) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
