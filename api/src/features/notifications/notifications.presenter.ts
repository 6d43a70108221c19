import type { Notification } from '@bidloom/contract/notifications';
import type { NotificationRow } from './notifications.repository.ts';

export function presentNotification({ id, event, createdAt }: NotificationRow): Notification {
  return { id, event, createdAt: createdAt.toISOString() };
}
