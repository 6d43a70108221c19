import type { OutputOf } from '@bidloom/contract';
import { failures } from '@bidloom/contract/failures';
import type { createOrganization } from '@bidloom/contract/organizations';
import { type AuditSource, newId, type PlatformTransaction } from '@bidloom/db';
import { sendAccountLink } from '@bidloom/jobs';
import type { Queue } from '@bidloom/platform';
import { insertLicence } from '../../lib/access/licence-rows.ts';
import { changesBetween } from '../../lib/audit/changes-between.ts';
import { recordForBoth } from '../../lib/audit/record-for-both.ts';
import { AppError, notFound } from '../../lib/errors/app-error.ts';
import { onAccountRules, onDuplicate } from '../../lib/errors/database-error.ts';
import {
  findOrganization,
  insertAdministrator,
  insertOrganization,
  listIndustrySpecialties,
  listIndustryTypes,
  lockOrganization,
  type OrganizationFields,
  type OrganizationRow,
  updateOrganization,
} from './organizations.repository.ts';
import { findRemoval } from './removal.repository.ts';

type NewOrganization = OutputOf<typeof createOrganization.body>;

/** How an organisation is named in the audit log. */
export const organizationTarget = ({ id, name }: { id: string; name: string }) => ({ type: 'organization', id, name });

export async function getOrganization(trx: PlatformTransaction, id: string): Promise<OrganizationRow> {
  const found = await findOrganization(trx, id);
  if (!found) throw notFound('The organization');
  return found;
}

/** Takes an organisation on: with its first administrator, the job of the invitation, and its first licence, all or nothing. */
export async function takeOn(
  trx: PlatformTransaction,
  queue: Queue,
  source: AuditSource,
  { administrator, licence, isActive = true, ...fields }: NewOrganization,
): Promise<OrganizationRow> {
  await requireIndustry(trx, fields);
  const id = await onDuplicate(failures.organizations.exists(fields.name), () =>
    insertOrganization(trx, { ...fields, isActive }),
  );
  if (licence) await insertLicence(trx, source, { organizationId: id, organizationName: fields.name, ...licence });
  const { email } = administrator;
  const userId = await onAccountRules(() =>
    onDuplicate(failures.organizations.userExists(email), () => insertAdministrator(trx, id, administrator)),
  );
  await queue.send(trx, sendAccountLink, { organizationId: id, linkId: newId(), kind: 'activation', userId });
  const plan = licence?.plan ?? null;
  const created = {
    ...{ organizationId: id, action: 'organization.created', target: organizationTarget({ id, name: fields.name }) },
    details: { administrator: email, plan },
  };
  await recordForBoth(trx, source, created, { plan });
  return getOrganization(trx, id);
}

export async function changeOrganization(
  trx: PlatformTransaction,
  source: AuditSource,
  id: string,
  fields: OrganizationFields,
): Promise<OrganizationRow> {
  await requireIndustry(trx, fields);
  const before = await lock(trx, id);
  await onDuplicate(failures.organizations.exists(fields.name), () => updateOrganization(trx, id, fields));
  const target = organizationTarget({ id, name: fields.name });
  const details = changesBetween(before, fields);
  await recordForBoth(trx, source, { organizationId: id, action: 'organization.updated', target, details });
  return getOrganization(trx, id);
}

/** Allows or blocks the sign-in of its people; blocking twice is no error, and replaces the reason. A trigger ends their sessions. */
export async function setOrganizationActive(
  trx: PlatformTransaction,
  source: AuditSource,
  id: string,
  state: { isActive: boolean; inactiveReason: string | null },
): Promise<OrganizationRow> {
  const before = await lock(trx, id);
  if (state.isActive && (await findRemoval(trx, id))) {
    throw new AppError(failures.organizations.toBeRemoved);
  }
  await updateOrganization(trx, id, state);
  const action = state.isActive ? 'organization.activated' : 'organization.deactivated';
  const details = {
    ...(state.inactiveReason && { reason: state.inactiveReason }),
    ...(before.isActive !== state.isActive && { isActive: { from: before.isActive, to: state.isActive } }),
  };
  const event = { organizationId: id, action, target: organizationTarget(before), details };
  await recordForBoth(trx, source, event, details);
  return getOrganization(trx, id);
}

/** The organisation, locked. */
export async function lock(trx: PlatformTransaction, id: string) {
  const found = await lockOrganization(trx, id);
  if (!found) throw notFound('The organization');
  return found;
}

/** Throws `invalid_input` where the industry is not one of the list, or a speciality not one of the industry. */
async function requireIndustry(trx: PlatformTransaction, fields: OrganizationFields): Promise<void> {
  const { industryTypeId, industrySpecialtyIds } = fields;
  const types = await listIndustryTypes(trx);
  if (!types.some(({ id }) => id === industryTypeId)) {
    throw new AppError(failures.organizations.industryNotListed, ['industryTypeId is not in the list']);
  }
  const known = new Set((await listIndustrySpecialties(trx, industryTypeId)).map(({ id }) => id));
  if (industrySpecialtyIds.some((id) => !known.has(id))) {
    const details = ['industrySpecialtyIds must belong to the industry'];
    throw new AppError(failures.organizations.specialitiesOfOther, details);
  }
}
