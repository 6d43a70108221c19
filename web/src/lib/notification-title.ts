import type { NotificationEvent } from '@bidloom/contract/notifications';
import { messages } from './messages.ts';

/** The title of a notification, in one or two words. */
export function notificationTitle({ ProcessingType, RequestType }: NotificationEvent): string {
  const { runs, types, title } = messages.notifications;
  return runs[RequestType ?? ''] ?? types[ProcessingType] ?? title;
}
