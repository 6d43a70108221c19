import { failures } from '@bidloom/contract/failures';
import type { teamMemberBody } from '@bidloom/contract/team-members';
import { type AuditSource, newId, recordAudit, type TenantTransaction } from '@bidloom/db';
import { sendAccountLink } from '@bidloom/jobs';
import type { Queue } from '@bidloom/platform';
import { hasRow } from '../../lib/access/lookups.repository.ts';
import { changesBetween } from '../../lib/audit/changes-between.ts';
import { AppError, notFound, tooMany } from '../../lib/errors/app-error.ts';
import { onAccountRules, onDuplicate } from '../../lib/errors/database-error.ts';
import type { FieldsOf } from '../../lib/http/fields-of.ts';
import {
  deleteMember,
  findMember,
  findUserByEmail,
  insertInvitedUser,
  insertMember,
  type MemberRow,
  markInvited,
  type PersonName,
  secondsToWait,
  updateInvitedUser,
  updateMemberRole,
} from './team-members.repository.ts';

/** The fields that a person fills in. */
export type MemberFields = FieldsOf<typeof teamMemberBody>;

/** The administrator who changes a team, and the organisation. */
export interface TeamAdministrator {
  queue: Queue;
  source: AuditSource;
  organizationId: string;
}

export async function requireTeam(trx: TenantTransaction, id: string): Promise<void> {
  if (!(await hasRow(trx, 'teams', id))) throw notFound('The team');
}

/** Invites a person who has an account of this organisation, or for whom an account is made that waits for its password. */
export async function inviteMember(
  trx: TenantTransaction,
  administrator: TeamAdministrator,
  { teamId, name, email, teamRole }: MemberFields,
): Promise<MemberRow> {
  const { organizationId } = administrator;
  await requireTeam(trx, teamId);
  const found = await findUserByEmail(trx, email);
  if (found?.activatedAt && !found.isActive) {
    throw new AppError(failures.teamMembers.inactive);
  }
  const person = found ?? { id: await makeUser(trx, organizationId, { ...splitName(name), email }), email };
  const member = {
    ...{ organizationId, teamId, teamRole, userId: person.id, email: person.email },
    name: found ? nameOf(found) : name,
  };
  const id = await onDuplicate(failures.teamMembers.exists(email), () => insertMember(trx, member));
  await sendInvitation(trx, administrator, { id, userId: person.id });
  return recorded(trx, administrator, 'team_member.invited', await getMember(trx, teamId, id), {
    newAccount: !found,
  });
}

/** Changes what a person does in the team and, until the person has chosen a password, name and address. */
export async function changeMember(
  trx: TenantTransaction,
  administrator: TeamAdministrator,
  id: string,
  { teamId, name, email, teamRole }: MemberFields,
): Promise<MemberRow> {
  const before = await getMember(trx, teamId, id);
  const movesAway = email.toLowerCase() !== before.email.toLowerCase();
  if (movesAway || name !== before.name) {
    if (before.hasAccount || !before.userId) {
      throw new AppError(failures.teamMembers.ownAccount);
    }
    const { userId } = before;
    await onDuplicate(failures.teamMembers.emailTaken, () =>
      updateInvitedUser(trx, userId, { ...splitName(name), email }),
    );
  }
  await updateMemberRole(trx, id, teamRole);
  if (movesAway) await sendInvitation(trx, administrator, before);
  const member = await getMember(trx, teamId, id);
  return recorded(trx, administrator, 'team_member.updated', member, differences(before, member));
}

/** Takes a person out of the team; the account stays. */
export async function removeMember(
  trx: TenantTransaction,
  administrator: TeamAdministrator,
  teamId: string,
  id: string,
): Promise<void> {
  const member = await getMember(trx, teamId, id);
  await deleteMember(trx, id);
  await recorded(trx, administrator, 'team_member.deleted', member);
}

/** Sends the invitation of a member once more; of two who ask at the same moment, one sends it. */
export async function inviteAgain(
  trx: TenantTransaction,
  administrator: TeamAdministrator,
  teamId: string,
  id: string,
): Promise<MemberRow> {
  // Locked from here on: a second request at the same moment waits, and then has to wait longer.
  const member = await getMember(trx, teamId, id);
  if (member.status === 'active') throw new AppError(failures.teamMembers.accepted);
  const seconds = await secondsToWait(trx, id);
  if (seconds > 0) {
    const unit = seconds === 1 ? 'second' : 'seconds';
    throw tooMany(failures.teamMembers.justInvited(`${seconds} ${unit}`), seconds);
  }
  await sendInvitation(trx, administrator, member);
  return recorded(trx, administrator, 'team_member.invited_again', await getMember(trx, teamId, id));
}

async function getMember(trx: TenantTransaction, teamId: string, id: string): Promise<MemberRow> {
  const member = await findMember(trx, teamId, id);
  if (!member) throw notFound('The team member');
  return member;
}

const makeUser = (trx: TenantTransaction, organizationId: string, person: PersonName & { email: string }) =>
  onAccountRules(() =>
    onDuplicate(failures.teamMembers.emailTaken, () => insertInvitedUser(trx, organizationId, person)),
  );

async function sendInvitation(
  trx: TenantTransaction,
  { queue, organizationId }: TeamAdministrator,
  { id, userId }: { id: string; userId: string | null },
): Promise<void> {
  if (!userId) throw new AppError(failures.teamMembers.noAccount);
  await markInvited(trx, id);
  await queue.send(trx, sendAccountLink, {
    ...{ organizationId, userId, linkId: newId(), kind: 'team_invitation' as const, teamMemberId: id },
  });
}

/** The last word is the last name; a single word is a first name. */
function splitName(name: string): PersonName {
  const words = name.split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}

const nameOf = ({ firstName, lastName }: PersonName) => `${firstName} ${lastName}`.trim();

function differences(before: MemberRow, after: MemberRow): Record<string, unknown> {
  const { name, email, teamRole } = after;
  return changesBetween(before, { name, email, teamRole });
}

async function recorded(
  trx: TenantTransaction,
  { source, organizationId }: TeamAdministrator,
  action: string,
  member: MemberRow,
  details: Record<string, unknown> = {},
): Promise<MemberRow> {
  const target = { type: 'team_member', id: member.id, name: member.name };
  await recordAudit(trx, source, { organizationId, action, target, details: { teamId: member.teamId, ...details } });
  return member;
}
