import type { CalendarFeed } from '@bidloom/contract/calendar-feeds';
import type { FeedRow } from './calendar-feeds.repository.ts';

export function presentFeed({ id, scope, createdAt, lastReadAt }: FeedRow): CalendarFeed {
  return { id, scope, createdAt: createdAt.toISOString(), lastReadAt: lastReadAt?.toISOString() ?? null };
}
