import type { PlatformTransaction } from '@bidloom/db';

/** Addresses of those who administer an organisation and can sign in. */
export async function listAdministrators(trx: PlatformTransaction, organizationId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('users')
    .select('email')
    .where('organizationId', '=', organizationId)
    .where('role', '=', 'ORGANIZATION_ADMIN')
    .where('isActive', '=', true)
    .where('deletedAt', 'is', null)
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => email);
}
