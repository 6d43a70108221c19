import type { ListQuery } from '@bidloom/contract';
import { resendSeconds, type TeamMember } from '@bidloom/contract/team-members';
import { blanksLast, caseless, containsPattern, newId, paginate, type TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';

export type MemberRow = NonNullable<Awaited<ReturnType<typeof findMember>>>;

const sortColumns = {
  name: caseless('teamMembers.name'),
  email: caseless('teamMembers.email'),
  teamRole: blanksLast(caseless('teamMembers.role')),
  status: 'teamMembers.status',
  createdAt: 'teamMembers.createdAt',
  updatedAt: 'teamMembers.updatedAt',
};

const selectMembers = (trx: TenantTransaction) =>
  trx
    .selectFrom('teamMembers')
    .leftJoin('users', 'users.id', 'teamMembers.userId')
    .select([
      'teamMembers.id',
      'teamMembers.organizationId',
      'teamMembers.teamId',
      'teamMembers.userId',
      'teamMembers.name',
      'teamMembers.email',
      'teamMembers.role as teamRole',
      'teamMembers.invitedAt',
      'teamMembers.createdAt',
      'teamMembers.updatedAt',
    ])
    .select((eb) => eb.ref('teamMembers.status').$castTo<TeamMember['status']>().as('status'))
    .select(sql<boolean>`users.activated_at is not null`.as('hasAccount'));

export function searchMembers(
  trx: TenantTransaction,
  teamId: string,
  query: ListQuery & { status?: TeamMember['status'] | undefined },
) {
  let found = selectMembers(trx).where('teamMembers.teamId', '=', teamId);
  if (query.status) found = found.where('teamMembers.status', '=', query.status);
  if (query.searchTerm) {
    const pattern = containsPattern(query.searchTerm);
    found = found.where(({ or }) =>
      or(
        ['name', 'email', 'role'].map(
          (column) => sql<boolean>`lower(${sql.ref(`teamMembers.${column}`)}) like lower(${pattern})`,
        ),
      ),
    );
  }
  return paginate(found, sortColumns, 'teamMembers.id', query);
}

/** A member of this team; locks it until the transaction ends. */
export async function findMember(trx: TenantTransaction, teamId: string, id: string) {
  // The account first, as everybody does who changes one: its members follow it.
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', (eb) => eb.selectFrom('teamMembers').select('userId').where('teamMembers.id', '=', id))
    .forNoKeyUpdate()
    .execute();
  return selectMembers(trx)
    .where('teamMembers.id', '=', id)
    .where('teamMembers.teamId', '=', teamId)
    .forUpdate('teamMembers')
    .executeTakeFirst();
}

/** The account of this organisation that has an address. */
export function findUserByEmail(trx: TenantTransaction, email: string) {
  return trx
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName', 'email', 'isActive', 'activatedAt'])
    .where('emailKey', '=', email.toLowerCase())
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/** First and last name of a person. */
export interface PersonName {
  firstName: string;
  lastName: string;
}

/** Makes an account that waits for its password; returns its id. */
export async function insertInvitedUser(
  trx: TenantTransaction,
  organizationId: string,
  person: PersonName & { email: string },
): Promise<string> {
  const id = newId();
  const state = { role: 'ORGANIZATION_USER', isActive: false, activatedAt: null };
  const invited = { invitationsSent: 1, invitationSentAt: sql<Date>`now()` };
  await trx
    .insertInto('users')
    .values({ id, organizationId, ...person, ...state, ...invited })
    .execute();
  return id;
}

/** Changes an account that waits for its password; its memberships follow. */
export async function updateInvitedUser(
  trx: TenantTransaction,
  id: string,
  person: PersonName & { email: string },
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ ...person, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export interface NewMember {
  organizationId: string;
  teamId: string;
  userId: string;
  name: string;
  email: string;
  teamRole: string | null;
}

/** Returns the new member's id. */
export async function insertMember(trx: TenantTransaction, { teamRole: role, ...fields }: NewMember): Promise<string> {
  const id = newId();
  await trx
    .insertInto('teamMembers')
    .values({ id, ...fields, role, status: 'invited' })
    .execute();
  return id;
}

export async function updateMemberRole(trx: TenantTransaction, id: string, role: string | null): Promise<void> {
  await trx.updateTable('teamMembers').set({ role, updatedAt: sql`now()` }).where('id', '=', id).execute();
}

export async function deleteMember(trx: TenantTransaction, id: string): Promise<void> {
  await trx.deleteFrom('teamMembers').where('id', '=', id).execute();
}

/** Records that an invitation is sent now. */
export async function markInvited(trx: TenantTransaction, id: string): Promise<void> {
  await trx.updateTable('teamMembers').set({ invitedAt: sql`now()` }).where('id', '=', id).execute();
}

/** Seconds until a member may be invited again; 0: now. */
export async function secondsToWait(trx: TenantTransaction, id: string): Promise<number> {
  const left = sql<number>`greatest(0, ceil(${resendSeconds} - extract(epoch from clock_timestamp() - invited_at)))::int`;
  const { seconds } = await trx
    .selectFrom('teamMembers')
    .select(left.as('seconds'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return seconds;
}
