import { createHash, randomBytes } from 'node:crypto';
import type { FeedScope } from '@bidloom/contract/calendar-feeds';
import { newId, type PlatformTransaction, type TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';
import { isLicenceLapsed } from '../../lib/access/licence-lapsed.repository.ts';

export type FeedRow = Awaited<ReturnType<typeof listFeeds>>[number];

/** What the database keeps of an address. 192 random bits need no slow hash. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export function listFeeds(trx: TenantTransaction, userId: string) {
  return trx
    .selectFrom('calendarFeeds')
    .select(['id', 'createdAt', 'lastReadAt'])
    .select((eb) => eb.ref('scope').$castTo<FeedScope>().as('scope'))
    .where('userId', '=', userId)
    .orderBy('scope', 'desc')
    .execute();
}

/** Makes a feed that replaces the earlier one; returns it with the token of its address, which is stored nowhere. */
export async function renewFeed(
  trx: TenantTransaction,
  { organizationId, userId, scope }: { organizationId: string; userId: string; scope: FeedScope },
): Promise<FeedRow & { token: string }> {
  const token = randomBytes(24).toString('base64url');
  const fresh = { id: newId(), tokenHash: hashOf(token), createdAt: sql<Date>`now()`, lastReadAt: null };
  const { createdAt } = await trx
    .insertInto('calendarFeeds')
    .values({ ...fresh, organizationId, userId, scope })
    .onConflict((conflict) => conflict.columns(['organizationId', 'userId', 'scope']).doUpdateSet(fresh))
    .returning('createdAt')
    .executeTakeFirstOrThrow();
  return { id: fresh.id, scope, createdAt, lastReadAt: null, token };
}

/** Returns the removed feed; undefined where the person has no such feed. */
export async function deleteFeed(
  trx: TenantTransaction,
  { id, userId }: { id: string; userId: string },
): Promise<{ id: string; scope: string } | undefined> {
  return trx
    .deleteFrom('calendarFeeds')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(['id', 'scope'])
    .executeTakeFirst();
}

/** The feed that an address opens, of somebody who could sign in now; notes that it was read. */
export async function openFeed(trx: PlatformTransaction, token: string) {
  return trx
    .updateTable('calendarFeeds')
    .from('users')
    .innerJoin('organizations', 'organizations.id', 'users.organizationId')
    .set({ lastReadAt: sql`now()` })
    .whereRef('users.id', '=', 'calendarFeeds.userId')
    .where('calendarFeeds.tokenHash', '=', hashOf(token))
    .where('users.isActive', '=', true)
    .where('users.deletedAt', 'is', null)
    .where('organizations.isActive', '=', true)
    .where((eb) => eb.not(isLicenceLapsed))
    .returning(['calendarFeeds.organizationId', 'calendarFeeds.userId', 'organizations.name as organizationName'])
    .returning((eb) => eb.ref('calendarFeeds.scope').$castTo<FeedScope>().as('scope'))
    .executeTakeFirst();
}
