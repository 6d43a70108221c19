import { failures } from '@bidloom/contract/failures';
import { type LicenceNeed, licenceRefusal, type TenantTransaction } from '@bidloom/db';
import type { Platform } from '../../platform.ts';
import { AppError } from '../errors/app-error.ts';

/**
 * Throws `licence_limit` where the organisation's licence does not allow this now; the message says which limit it is, and whom to ask.
 * Without a language model nothing uses tokens.
 */
export async function requireLicence(
  trx: TenantTransaction,
  { usesModel = false }: Pick<Platform, 'usesModel'>,
  organizationId: string,
  need: LicenceNeed,
): Promise<void> {
  const refusal = await licenceRefusal(trx, organizationId, need === 'tokens' && !usesModel ? 'force' : need);
  if (refusal) throw new AppError(failures.access.licenceLimit(refusal));
}
