import type { Role } from '@bidloom/contract';
import { failures } from '@bidloom/contract/failures';
import type { UserFields } from '@bidloom/contract/users';
import { newId, recordAudit } from '@bidloom/db';
import { sendAccountLink, tellAddressChange } from '@bidloom/jobs';
import { type OwnerTransaction, onRowsOf } from '../../lib/access/on-rows-of.ts';
import { changesBetween } from '../../lib/audit/changes-between.ts';
import { AppError, notFound, tooMany } from '../../lib/errors/app-error.ts';
import { onMissingReference } from '../../lib/errors/database-error.ts';
import { inWords } from '../../lib/time-in-words.ts';
import type { Platform } from '../../platform.ts';
import { type Administrator, changePerson, requireOrganization, targetOf, writing } from './administer.ts';
import { findUser, insertInvited, markRemoved, noteInvitation, type UserRow, updateUser } from './users.repository.ts';

/** The organisation that a body names. */
interface Named {
  organizationId?: string | null | undefined;
}

/** Adds a person, who is mailed a link to choose a password. */
export async function invitePerson(
  { platform, caller, source }: Administrator,
  { organizationId: named, ...fields }: UserFields & Named,
): Promise<UserRow> {
  const organizationId = homeOfNew(caller.organizationId, fields.role, named ?? null);
  if (organizationId) await requireOrganization({ platform, caller }, organizationId, { inUse: true });
  return writing(() =>
    onMissingReference(failures.users.noOrganization, () =>
      onRowsOf(platform.database, organizationId, async (trx) => {
        const id = await insertInvited(trx, organizationId, fields);
        await sendInvitation(trx, platform, organizationId, id);
        const made = await findUser(trx, id);
        if (!made) throw notFound('The user');
        const { email, role } = fields;
        const target = targetOf(made);
        await recordAudit(trx, source, { organizationId, action: 'user.created', target, details: { email, role } });
        return made;
      }),
    ),
  );
}

/** The organisation of a new person; it must fit the role. Throws `invalid_input` where it does not. */
function homeOfNew(own: string | null, role: Role, named: string | null): string | null {
  if (own) {
    refusePlatformRole(role);
    return own;
  }
  if (role !== 'PLATFORM_ADMIN') {
    if (!named) throw new AppError(failures.requests.missingField('organizationId'));
    return named;
  }
  if (named) throw new AppError(failures.users.organizationNotEmpty);
  return null;
}

/**
 * Replaces names, address and role. A person who is only invited is invited again at a new address. A person with an account is notified at
 * the old address, and signs in again with the new one.
 */
export function replacePerson(
  administrator: Administrator,
  id: string,
  { organizationId: named, ...fields }: UserFields & Named,
): Promise<UserRow> {
  const { caller, platform } = administrator;
  return changePerson(administrator, id, 'user.updated', async (trx, person) => {
    if (named && named !== person.organizationId) throw notFound('The user');
    refuseOtherKind(administrator, person, fields.role);
    if (fields.role !== person.role) refuseOneself(caller.userId, id, 'change the role of');
    const changes = changesBetween(person, fields);
    if (Object.keys(changes).length === 0) return null;
    await updateUser(trx, id, fields);
    const moved = fields.email.toLowerCase() !== person.email.toLowerCase();
    if (moved && person.status === 'invited') {
      await noteInvitation(trx, id, 1);
      await sendInvitation(trx, platform, person.organizationId, id);
    } else if (moved) {
      const { organizationId, email: oldEmail } = person;
      const order = { organizationId, mailId: newId(), userId: id, oldEmail, changedBy: caller.userId };
      await platform.queue.send(trx, tellAddressChange, order);
    }
    return { details: changes };
  });
}

export function removePerson(administrator: Administrator, id: string): Promise<UserRow> {
  return changePerson(administrator, id, 'user.deleted', async (trx, { email, role }) => {
    refuseOneself(administrator.caller.userId, id, 'delete');
    await markRemoved(trx, id);
    return { details: { email, role } };
  });
}

export function activatePerson(administrator: Administrator, id: string): Promise<UserRow> {
  return changePerson(administrator, id, 'user.activated', async (trx, person) => {
    if (person.status === 'active') return null;
    if (person.status === 'invited') throw new AppError(failures.users.noPassword(nameOf(person)));
    await updateUser(trx, id, { isActive: true });
    return { details: { status: { from: person.status, to: 'active' } } };
  });
}

export function deactivatePerson(administrator: Administrator, id: string): Promise<UserRow> {
  return changePerson(administrator, id, 'user.deactivated', async (trx, person) => {
    refuseOneself(administrator.caller.userId, id, 'deactivate');
    if (person.status === 'inactive') return null;
    if (person.status === 'invited') throw new AppError(failures.users.onlyInvited(nameOf(person)));
    await updateUser(trx, id, { isActive: false });
    return { details: { status: { from: person.status, to: 'inactive' } } };
  });
}

export function changeRole(administrator: Administrator, id: string, role: Role): Promise<UserRow> {
  return changePerson(administrator, id, 'user.role_changed', async (trx, person) => {
    refuseOtherKind(administrator, person, role);
    if (person.role === role) return null;
    refuseOneself(administrator.caller.userId, id, 'change the role of');
    await updateUser(trx, id, { role });
    return { details: { role: { from: person.role, to: role } } };
  });
}

/** Minutes before the second invitation; doubled for each further one, up to a day. */
const firstWaitMinutes = 1;
const longestWaitMinutes = 24 * 60;

export function inviteAgain(administrator: Administrator, id: string): Promise<UserRow> {
  const { platform } = administrator;
  return changePerson(administrator, id, 'user.invited_again', async (trx, person) => {
    if (person.status !== 'invited') throw new AppError(failures.users.activated(nameOf(person)));
    const seconds = waitOf(person);
    if (seconds > 0) {
      throw tooMany(failures.users.justInvited(nameOf(person), inWords(seconds)), seconds);
    }
    await noteInvitation(trx, id, person.invitationsSent + 1);
    await sendInvitation(trx, platform, person.organizationId, id);
    return {};
  });
}

/** Seconds until the next invitation may go out. */
function waitOf({ invitationsSent, invitationSentAt }: UserRow): number {
  if (!invitationSentAt) return 0;
  const minutes = Math.min(firstWaitMinutes * 2 ** Math.max(0, invitationsSent - 1), longestWaitMinutes);
  return Math.ceil((invitationSentAt.getTime() + minutes * 60_000 - Date.now()) / 1000);
}

async function sendInvitation(
  trx: OwnerTransaction,
  { queue }: Platform,
  organizationId: string | null,
  userId: string,
): Promise<void> {
  await queue.send(trx, sendAccountLink, { organizationId, linkId: newId(), kind: 'activation', userId });
}

/** Throws `invalid_input` where an organisation administrator asks for a platform administrator. */
function refusePlatformRole(role: Role): void {
  if (role === 'PLATFORM_ADMIN') throw new AppError(failures.users.notPlatformAdministrator);
}

/** Platform administrators belong to no organisation, and everybody else belongs to one: nobody can change from one to the other. */
function refuseOtherKind({ caller }: Administrator, person: UserRow, role: Role): void {
  if (caller.organizationId) refusePlatformRole(role);
  if ((role === 'PLATFORM_ADMIN') === (person.role === 'PLATFORM_ADMIN')) return;
  const { notOfPlatform, notOfOrganization } = failures.users;
  throw new AppError(role === 'PLATFORM_ADMIN' ? notOfPlatform : notOfOrganization);
}

function refuseOneself(callerId: string, id: string, what: string): void {
  if (callerId === id) throw new AppError(failures.users.ownAccount(what));
}

const nameOf = ({ firstName, lastName }: UserRow) => `${firstName} ${lastName}`;
