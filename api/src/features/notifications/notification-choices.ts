import { type NotificationChoices, notificationChoices, processingTypes } from '@bidloom/contract/notifications';
import { type AuditSource, recordAudit, type TenantTransaction } from '@bidloom/db';
import type { SignedIn } from '../../lib/access/signed-in.ts';
import { type ChangedChoices, findChoices, updateChoices } from './notification-choices.repository.ts';

/** Which kinds of notification the person wants: all but those that are switched off. */
export async function readNotificationChoices(trx: TenantTransaction, userId: string): Promise<NotificationChoices> {
  const kept = await findChoices(trx, userId);
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
  changes: ChangedChoices,
  source: AuditSource,
): Promise<NotificationChoices> {
  await updateChoices(trx, userId, changes);
  const choices = await readNotificationChoices(trx, userId);
  await recordAudit(trx, source, { organizationId, action: 'notification_choices.updated', details: changes });
  return choices;
}
