import type { Role } from '@bidloom/contract';
import { failures } from '@bidloom/contract/failures';
import type { Database } from '@bidloom/db';
import { z } from 'zod';
import { AppError } from '../../lib/errors/app-error.ts';
import { onDuplicate } from '../../lib/errors/database-error.ts';
import { findOrMakeOrganization } from './accounts.repository.ts';
import { createAccounts } from './create-accounts.ts';
import { generatePassword } from './generate-password.ts';

/**
 * Makes the account of an administrator by hand, with a password made here: of the organisation, which is made where it is not
 * there yet, or, without one, of the platform. Throws `invalid_input` for what is no address, `conflict` for one that has an account.
 */
export async function createAdministrator(
  database: Database,
  { email, name, organization }: { email: string; name: string; organization?: string | undefined },
): Promise<{ role: Role; password: string }> {
  if (!z.email().max(254).safeParse(email).success) {
    throw new AppError(failures.auth.invalidEmail(email));
  }
  const organizationId = organization ? await findOrMakeOrganization(database, organization) : null;
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  const account = { email, firstName, lastName: rest.join(' '), organizationId };
  const role = organizationId ? 'ORGANIZATION_ADMIN' : 'PLATFORM_ADMIN';
  const password = generatePassword();
  await onDuplicate(failures.auth.hasAccount(email), () => createAccounts(database, [{ ...account, role, password }]));
  return { role, password };
}
