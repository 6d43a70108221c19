import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { PlatformTransaction } from './tenant.ts';

/** The purpose of a link in a mail: to choose the first password, to choose another one, or to join a team. */
export type AccountLinkKind = 'activation' | 'reset' | 'team_invitation';

/** For how many hours a link is valid. */
export const accountLinkHours: Record<AccountLinkKind, number> = { activation: 24, reset: 1, team_invitation: 24 };

export interface NewAccountLink {
  /** Chosen by the caller that asked for the link, so that a job that runs twice makes only one. */
  id: string;
  kind: AccountLinkKind;
  userId: string;
  /** The invited member; only for team invitations. */
  teamMemberId?: string | null;
}

/** A link that was found by its token. */
export interface AccountLink {
  id: string;
  kind: AccountLinkKind;
  userId: string;
  teamMemberId: string | null;
  state: 'usable' | 'used' | 'expired';
}

/** What the database keeps of a link. 122 random bits need no slow hash. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token.toLowerCase()).digest();

/**
 * Makes a link and ends older ones of the same kind and person. Returns its token, which is stored nowhere; null where this link has been
 * made already.
 */
export async function insertAccountLink(trx: PlatformTransaction, link: NewAccountLink): Promise<string | null> {
  const { id, kind, userId, teamMemberId = null } = link;
  const token = randomUUID();
  const made = await trx
    .insertInto('accountLinks')
    .values({
      ...{ id, kind, userId, teamMemberId, tokenHash: hashOf(token) },
      expiresAt: sql`now() + make_interval(hours => ${accountLinkHours[kind]})`,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return null;
  await trx
    .updateTable('accountLinks')
    .set({ expiresAt: sql`now()` })
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('teamMemberId', 'is not distinct from', teamMemberId)
    .where('id', '<>', id)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .execute();
  return token;
}

/**
 * The link that carries this token; undefined where there is none. Locks the link until the transaction ends, and its person first, in the
 * same order as all code that changes an account, so that no two such changes overlap.
 */
export async function lockAccountLink(
  trx: PlatformTransaction,
  token: string,
  kinds: readonly AccountLinkKind[],
): Promise<AccountLink | undefined> {
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', (eb) => eb.selectFrom('accountLinks').select('userId').where('tokenHash', '=', hashOf(token)))
    .forNoKeyUpdate()
    .execute();
  const found = await trx
    .selectFrom('accountLinks')
    .select(['id', 'userId', 'teamMemberId', 'usedAt'])
    .select((eb) => eb.ref('kind').$castTo<AccountLinkKind>().as('kind'))
    .select(sql<boolean>`expires_at <= clock_timestamp()`.as('isExpired'))
    .where('tokenHash', '=', hashOf(token))
    .where('kind', 'in', kinds)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return undefined;
  const { usedAt, isExpired, ...link } = found;
  return { ...link, state: usedAt ? 'used' : isExpired ? 'expired' : 'usable' };
}

/** Marks a locked link as used: nobody can use it again. */
export async function markAccountLinkUsed(trx: PlatformTransaction, id: string): Promise<void> {
  await trx.updateTable('accountLinks').set({ usedAt: sql`now()` }).where('id', '=', id).execute();
}
