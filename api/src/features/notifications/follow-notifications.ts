import { withTenant } from '@bidloom/db';
import type { NotificationData, PlatformEvent } from '@bidloom/platform';
import type { Platform } from '../../platform.ts';
import type { EventStream } from '../../plugins/event-streams.ts';
import { findLastNotificationId, listNotificationsAfter } from './notifications.repository.ts';

/** Whose notifications are followed. */
interface Follower {
  organizationId: string;
  userId: string;
}

const batch = 200;

/**
 * Sends a person's notifications to `stream` until it closes: first the stored ones after `lastEventId`, then each as it happens.
 * What happens during a replay waits for its end; what the replay has sent is not sent again.
 */
export async function followNotifications(
  { database, events, logger }: Platform,
  { organizationId, userId }: Follower,
  stream: EventStream,
  lastEventId: string | null,
): Promise<void> {
  const tenant = <T>(work: Parameters<typeof withTenant<T>>[2]) => withTenant(database, organizationId, work);
  const newest = BigInt(await tenant(findLastNotificationId));
  // An id beyond the newest is none of ours, as after a restored backup: all that comes would count as sent.
  let sentUpTo = lastEventId !== null && BigInt(lastEventId) < newest ? BigInt(lastEventId) : newest;
  /** What happened since the running replay began; null while none runs. */
  let waiting: NotificationData[] | null = [];
  let missed = false;

  function send({ id, event }: NotificationData): void {
    if (id === null) {
      stream.send({ event: 'notification', data: event });
    } else if (BigInt(id) > sentUpTo) {
      sentUpTo = BigInt(id);
      stream.send({ event: 'notification', data: event, id });
    }
  }

  async function replay(): Promise<void> {
    do {
      missed = false;
      for (let more = true; more && !stream.closed.aborted; ) {
        const rows = await tenant((trx) => listNotificationsAfter(trx, userId, String(sentUpTo), batch));
        for (const row of rows) send(row);
        more = rows.length === batch;
      }
    } while (missed);
    const happened = waiting ?? [];
    waiting = null;
    for (const notification of happened) send(notification);
  }

  /** Ends the stream where the rows can't be read: the client comes back with the last id that it saw. */
  async function replayOrEnd(): Promise<void> {
    try {
      await replay();
    } catch (error) {
      logger.error({ err: error }, 'notifications could not be replayed');
      stream.end();
    }
  }

  const unsubscribe = events.subscribe((happening) => {
    if (!isFor(happening, organizationId, userId)) return;
    const notification = happening.data as NotificationData;
    if (waiting) waiting.push(notification);
    else send(notification);
  });
  const forget = events.onReconnect(() => {
    if (waiting) missed = true;
    else {
      waiting = [];
      void replayOrEnd();
    }
  });
  stream.closed.addEventListener('abort', () => {
    unsubscribe();
    forget();
  });
  if (stream.closed.aborted) {
    unsubscribe();
    forget();
    return;
  }
  await replayOrEnd();
}

function isFor(event: PlatformEvent, organizationId: string, userId: string): boolean {
  return (
    event.type === 'notification' &&
    event.organizationId === organizationId &&
    (event.userId === null || event.userId === userId)
  );
}
