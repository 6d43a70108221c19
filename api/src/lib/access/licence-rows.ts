import { failures } from '@bidloom/contract/failures';
import { type AuditSource, newId, type PlatformTransaction } from '@bidloom/db';
import { recordForBoth } from '../audit/record-for-both.ts';
import { AppError } from '../errors/app-error.ts';
import { findLicenceWithin, insertLicenceRow, type LicenceTerms } from './licences.repository.ts';

export type { LicenceTerms } from './licences.repository.ts';

/**
 * Adds a licence, and says so in the audit log; returns its id. The caller has locked the organisation's row, or made it in this
 * transaction. Throws `conflict` where another licence has some of its days.
 */
export async function insertLicence(
  trx: PlatformTransaction,
  source: AuditSource,
  { organizationId, organizationName, ...terms }: LicenceTerms & { organizationId: string; organizationName: string },
): Promise<string> {
  await requireFreeDays(trx, { organizationId, ...terms });
  const id = newId();
  await insertLicenceRow(trx, { id, organizationId, ...terms });
  const target = { type: 'licence', id, name: `${organizationName}, ${terms.plan}` };
  const event = { organizationId, action: 'licence.created', target, details: { ...terms } };
  await recordForBoth(trx, source, event, event.details);
  return id;
}

/** Throws `conflict` where another licence of the organisation, but not the one with this id, has some of these days. */
export async function requireFreeDays(
  trx: PlatformTransaction,
  { organizationId, validFrom, validTo }: Pick<LicenceTerms, 'validFrom' | 'validTo'> & { organizationId: string },
  exceptId: string | null = null,
): Promise<void> {
  const other = await findLicenceWithin(trx, { organizationId, validFrom, validTo }, exceptId);
  if (!other) return;
  throw new AppError(failures.licenses.overlaps(other.begins, other.ends));
}
