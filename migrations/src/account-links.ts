import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { PlatformTransaction } from './tenant.ts';

/** What a link in a mail is for: choosing the first password, choosing another one, joining a team. */
export type AccountLinkKind = 'activation' | 'reset' | 'team_invitation';

/** Hours that a link is good for. */
export const accountLinkHours: Record<AccountLinkKind, number> = { activation: 24, reset: 1, team_invitation: 24 };

export interface NewAccountLink {
  /** Chosen by whoever asked for the link, so that a job that runs twice makes one. */
  id: string;
  kind: AccountLinkKind;
  userId: string;
  /** The member who is invited; for team invitations alone. */
  teamMemberId?: string | null;
}

/** A link as it was found by what it carries. */
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
 * Makes a link and ends older ones of the same kind and person. Answers what the link carries, which nothing keeps; null where
 * this link has been made already.
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
 * The link that carries this token; undefined where there is none. Locks it until the transaction ends, and its person before it, as
 * everybody does who changes an account: what follows an account waits and does not meet it halfway.
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

/** Marks a link that is locked as used: nobody can use it again. */
export async function markAccountLinkUsed(trx: PlatformTransaction, id: string): Promise<void> {
  await trx.updateTable('accountLinks').set({ usedAt: sql`now()` }).where('id', '=', id).execute();
}
