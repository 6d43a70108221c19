import type { Role } from '@bidloom/contract';
import type { PlatformTransaction, TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';

type Trx = TenantTransaction | PlatformTransaction;

const columns = ['id', 'email', 'firstName', 'lastName', 'organizationId', 'profileImagePath'] as const;

/** The person; undefined where this transaction reaches nobody of that id. */
export const findPerson = (trx: Trx, id: string) => selectPerson(trx, id).executeTakeFirst();

/** The same, locked until the transaction ends. */
export const lockPerson = (trx: Trx, id: string) => selectPerson(trx, id).forNoKeyUpdate().executeTakeFirst();

function selectPerson(trx: Trx, id: string) {
  return trx
    .selectFrom('users')
    .select(columns)
    .select((eb) => eb.ref('role').$castTo<Role>().as('role'))
    .where('id', '=', id)
    .where('deletedAt', 'is', null);
}

export async function updatePerson(
  trx: Trx,
  id: string,
  change: { firstName?: string; lastName?: string; profileImagePath?: string | null },
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ ...change, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute();
}
