import type { NotificationEvent } from '@bidloom/contract/notifications';
import { messages } from './messages.ts';

/** What a notification is about, in a word or two. */
export function notificationTitle({ ProcessingType, RequestType }: NotificationEvent): string {
  const { runs, types, title } = messages.notifications;
  return runs[RequestType ?? ''] ?? types[ProcessingType] ?? title;
}
