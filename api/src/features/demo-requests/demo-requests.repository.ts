import type { PlatformTransaction } from '@bidloom/db';

export async function administrators(trx: PlatformTransaction): Promise<string[]> {
  const rows = await trx
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'PLATFORM_ADMIN')
    .where('isActive', '=', true)
    .where('deletedAt', 'is', null)
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => email);
}
