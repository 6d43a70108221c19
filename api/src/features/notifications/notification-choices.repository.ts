import type { NotificationChoices } from '@bidloom/contract/notifications';
import type { TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';

export type ChangedChoices = { [Kind in keyof NotificationChoices]?: boolean | undefined };

/** What the person's row keeps: kinds that were never switched are not in it. */
export async function findChoices(trx: TenantTransaction, userId: string): Promise<ChangedChoices> {
  const { kept } = await trx
    .selectFrom('users')
    .select((eb) => eb.ref('notificationChoices').$castTo<ChangedChoices>().as('kept'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return kept;
}

export async function updateChoices(trx: TenantTransaction, userId: string, changes: ChangedChoices): Promise<void> {
  await trx
    .updateTable('users')
    .set({ notificationChoices: sql`notification_choices || ${JSON.stringify(changes)}::jsonb` })
    .where('id', '=', userId)
    .execute();
}
