import { type NotificationChoices, notificationChoices, processingTypes } from '@bidloom/contract/notifications';
import { type AuditSource, recordAudit, type TenantTransaction } from '@bidloom/db';
import { sql } from 'kysely';
import type { SignedIn } from '../../lib/access/signed-in.ts';

type Changes = { [Kind in keyof NotificationChoices]?: boolean | undefined };

/** Which kinds of notification the person wants: all but those that are switched off. */
export async function readNotificationChoices(trx: TenantTransaction, userId: string): Promise<NotificationChoices> {
  const { kept } = await trx
    .selectFrom('users')
    .select((eb) => eb.ref('notificationChoices').$castTo<Changes>().as('kept'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const kinds = Object.keys(notificationChoices.shape) as (keyof NotificationChoices)[];
  return Object.fromEntries(kinds.map((kind) => [kind, kept[kind] !== false])) as NotificationChoices;
}

/** The numbers of the kinds that the person does not want. */
export async function unwantedTypes(trx: TenantTransaction, userId: string): Promise<number[]> {
  const choices = await readNotificationChoices(trx, userId);
  return (Object.keys(choices) as (keyof NotificationChoices)[])
    .filter((kind) => !choices[kind])
    .map((kind) => processingTypes[kind]);
}

/** Changes some of them and answers all. */
export async function changeNotificationChoices(
  trx: TenantTransaction,
  { userId, organizationId }: SignedIn,
  changes: Changes,
  source: AuditSource,
): Promise<NotificationChoices> {
  await trx
    .updateTable('users')
    .set({ notificationChoices: sql`notification_choices || ${JSON.stringify(changes)}::jsonb` })
    .where('id', '=', userId)
    .execute();
  const choices = await readNotificationChoices(trx, userId);
  await recordAudit(trx, source, { organizationId, action: 'notification_choices.updated', details: changes });
  return choices;
}
