import type { ListQuery, Role } from '@bidloom/contract';
import type { UserFields, UserStatus } from '@bidloom/contract/users';
import { newId, type PlatformTransaction, paginate, searchRows, type TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';

type Transaction = TenantTransaction | PlatformTransaction;

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

const sortColumns = {
  firstName: 'users.firstNameKey',
  lastName: 'users.lastNameKey',
  email: 'users.emailKey',
  role: 'users.role',
  status: 'users.status',
  isActive: 'users.status',
  lastSignInAt: 'users.signedInKey',
  createdAt: 'users.createdAt',
};

/** Those who were removed are in no list: their row is there for what they made. */
function selectUsers(trx: Transaction) {
  return trx
    .selectFrom('users')
    .leftJoin('organizations', 'organizations.id', 'users.organizationId')
    .select([
      'users.id',
      'users.organizationId',
      'organizations.name as organizationName',
      'users.firstName',
      'users.lastName',
      'users.email',
      'users.isActive',
      'users.profileImagePath',
      'users.signedInAt',
      'users.createdAt',
      'users.updatedAt',
      'users.invitationsSent',
      'users.invitationSentAt',
    ])
    .select((eb) => [
      eb.ref('users.role').$castTo<Role>().as('role'),
      eb.ref('users.status').$castTo<UserStatus>().as('status'),
    ])
    .where('users.deletedAt', 'is', null);
}

interface UserFilters {
  role?: Role | undefined;
  isActive?: boolean | undefined;
  status?: UserStatus | undefined;
}

/** People of the transaction's organisation; `ofAll`: of all of them and of the platform, by the platform. */
export async function searchUsers(trx: Transaction, query: ListQuery & UserFilters, { ofAll }: { ofAll: boolean }) {
  let found = selectUsers(trx);
  if (query.role) found = found.where('users.role', '=', query.role);
  if (query.status) found = found.where('users.status', '=', query.status);
  if (query.isActive !== undefined) found = found.where('users.status', query.isActive ? '=' : '<>', 'active');
  if (query.searchTerm) {
    const where = { columns: ['users.searchText'], tables: { users: 'users.id' }, ofAll };
    found = await searchRows(trx, found, query.searchTerm, where);
  }
  return paginate(found, sortColumns, 'users.id', query);
}

export function findUser(trx: Transaction, id: string) {
  return selectUsers(trx).where('users.id', '=', id).executeTakeFirst();
}

/** As `findUser`, and locks the person until the transaction ends. */
export async function lockUser(trx: Transaction, id: string): Promise<UserRow | undefined> {
  await trx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return findUser(trx, id);
}

/** Returns the new person's id. Nobody has chosen a password yet: the account is not active. */
export async function insertInvited(
  trx: Transaction,
  organizationId: string | null,
  fields: UserFields,
): Promise<string> {
  const id = newId();
  const invited = { isActive: false, activatedAt: null, invitationsSent: 1, invitationSentAt: sql<Date>`now()` };
  await trx
    .insertInto('users')
    .values({ id, organizationId, ...fields, ...invited })
    .execute();
  return id;
}

export async function updateUser(
  trx: Transaction,
  id: string,
  fields: Partial<UserFields> & { isActive?: boolean },
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ ...fields, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** The row stays for what they made; the database erases what is more than the name. In teams they are no longer. */
export async function markRemoved(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('teamMembers').where('userId', '=', id).execute();
  await trx.updateTable('users').set({ deletedAt: sql`now()`, updatedAt: sql`now()` }).where('id', '=', id).execute();
}

/** Notes another invitation; `sent` is how many there are now. */
export async function noteInvitation(trx: Transaction, id: string, sent: number): Promise<void> {
  await trx
    .updateTable('users')
    .set({ invitationsSent: sent, invitationSentAt: sql`now()` })
    .where('id', '=', id)
    .execute();
}
