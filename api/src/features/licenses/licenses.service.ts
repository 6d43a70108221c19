import type { AuditSource, PlatformTransaction } from '@bidloom/db';
import { insertLicence, type LicenceTerms, requireFreeDays } from '../../lib/access/licence-rows.ts';
import { updateLicenceRow } from '../../lib/access/licences.repository.ts';
import { changesBetween } from '../../lib/audit/changes-between.ts';
import { recordForBoth } from '../../lib/audit/record-for-both.ts';
import { notFound } from '../../lib/errors/app-error.ts';
import { findLicence, type LicenceRow, lockOrganization } from './licenses.repository.ts';

async function getLicence(trx: PlatformTransaction, id: string): Promise<LicenceRow> {
  const found = await findLicence(trx, id);
  if (!found) throw notFound('The license');
  return found;
}

export async function addLicence(
  trx: PlatformTransaction,
  source: AuditSource,
  { organizationId, ...terms }: LicenceTerms & { organizationId: string },
): Promise<LicenceRow> {
  const organization = await lockOrganization(trx, organizationId);
  if (!organization) throw notFound('The organization');
  const named = { organizationId, organizationName: organization.name };
  return getLicence(trx, await insertLicence(trx, source, { ...named, ...terms }));
}

/** Replaces the terms. There may be fewer seats than people: nobody is removed, and nobody can be added. */
export async function changeLicence(
  trx: PlatformTransaction,
  source: AuditSource,
  id: string,
  terms: LicenceTerms,
): Promise<LicenceRow> {
  const { organizationId } = await getLicence(trx, id);
  await lockOrganization(trx, organizationId);
  // Read after the lock, so that it no longer changes.
  const before = await getLicence(trx, id);
  await requireFreeDays(trx, { organizationId, ...terms }, id);
  await updateLicenceRow(trx, id, terms);
  const target = { type: 'licence', id, name: `${before.organizationName}, ${terms.plan}` };
  const details = changesBetween({ ...before, monthlyTokens: Number(before.monthlyTokens) }, terms);
  await recordForBoth(trx, source, { organizationId, action: 'licence.updated', target, details }, details);
  return getLicence(trx, id);
}
