import { failures } from '@bidloom/contract/failures';
import { type AuditSource, recordAudit, type TenantTransaction } from '@bidloom/db';
import { changesBetween } from '../../lib/audit/changes-between.ts';
import { notFound } from '../../lib/errors/app-error.ts';
import { onDuplicate } from '../../lib/errors/database-error.ts';
import { deleteTeam, findTeam, insertTeam, type TeamFields, type TeamRow, updateTeam } from './teams.repository.ts';

export async function getTeam(trx: TenantTransaction, id: string): Promise<TeamRow> {
  const team = await findTeam(trx, id);
  if (!team) throw notFound('The team');
  return team;
}

export async function addTeam(
  trx: TenantTransaction,
  source: AuditSource,
  organizationId: string,
  fields: TeamFields,
): Promise<TeamRow> {
  const id = await onDuplicate(failures.teams.exists(fields.name), () => insertTeam(trx, organizationId, fields));
  const team = await getTeam(trx, id);
  await record(trx, source, 'team.created', team);
  return team;
}

export async function changeTeam(
  trx: TenantTransaction,
  source: AuditSource,
  id: string,
  fields: TeamFields,
): Promise<TeamRow> {
  const before = await getTeam(trx, id);
  await onDuplicate(failures.teams.exists(fields.name), () => updateTeam(trx, id, fields));
  const team = await getTeam(trx, id);
  const { name, isActive } = team;
  await record(trx, source, 'team.updated', team, changesBetween(before, { name, isActive }));
  return team;
}

/** Offers a team or offers it no longer; saying it twice is no error and changes nothing. Its members and runs stay. */
export async function setTeamActive(
  trx: TenantTransaction,
  source: AuditSource,
  id: string,
  isActive: boolean,
): Promise<TeamRow> {
  const before = await getTeam(trx, id);
  if (before.isActive === isActive) return before;
  await updateTeam(trx, id, { isActive });
  const team = await getTeam(trx, id);
  await record(trx, source, isActive ? 'team.activated' : 'team.deactivated', team);
  return team;
}

export async function removeTeam(trx: TenantTransaction, source: AuditSource, id: string): Promise<void> {
  const team = await getTeam(trx, id);
  await deleteTeam(trx, id);
  await record(trx, source, 'team.deleted', team, { members: team.memberCount });
}

function record(
  trx: TenantTransaction,
  source: AuditSource,
  action: string,
  { id, name, organizationId }: TeamRow,
  details: Record<string, unknown> = {},
): Promise<void> {
  return recordAudit(trx, source, { organizationId, action, target: { type: 'team', id, name }, details });
}
