import { type NotificationEvent, subscribeNotifications } from '@bidloom/contract/notifications';
import { EventSource } from 'eventsource';
import { authorization, urlOf } from '../../lib/api-client.ts';
import { readEvent } from './read-event.ts';

/** A stream without any data, even heartbeats, for this time in milliseconds counts as broken. */
const heartbeatTimeout = 120_000;

export interface StreamHandlers {
  /** `id` is set for events that the server stores, and undefined for progress. */
  onEvent: (event: NotificationEvent, id: string | undefined) => void;
  onConnected: (connected: boolean) => void;
  /** The stream has ended: the server refused the session, or the stream broke or was silent and must be opened again. */
  onEnded: (outcome: 'refused' | 'broken') => void;
}

/**
 * Opens the stream of notifications with the bearer token in a header, which the browser's own EventSource can't send.
 * `lastEventId` is the last event of an earlier stream. Returns a function that closes the stream.
 */
export function openStream(clientId: string, lastEventId: string, handlers: StreamHandlers): () => void {
  let seen = lastEventId;
  let timer: ReturnType<typeof setTimeout>;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => handlers.onEnded('broken'), heartbeatTimeout);
  };

  const source = new EventSource(urlOf(subscribeNotifications, { clientId }), {
    fetch: async (url, init) => {
      const headers: Record<string, string> = { ...init.headers, ...authorization() };
      if (seen) headers['Last-Event-ID'] = seen;
      const response = await fetch(url, { ...init, headers, credentials: 'include' });
      // Heartbeats are comments, which the parser drops, so the bytes themselves are observed.
      const body = response.body?.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            heard();
            controller.enqueue(chunk);
          },
        }),
      );
      return new Response(body ?? null, { status: response.status, headers: response.headers });
    },
  });

  const close = () => {
    clearTimeout(timer);
    source.close();
  };

  heard();
  source.addEventListener('open', () => handlers.onConnected(true));
  source.addEventListener('error', (error) => {
    handlers.onConnected(false);
    if (error.code === 401) handlers.onEnded('refused');
    else if (source.readyState === source.CLOSED) handlers.onEnded('broken');
  });
  source.addEventListener('notification', ({ data, lastEventId: id }) => {
    const event = readEvent(data);
    if (!event) return;
    const kept = id !== '' && id !== seen;
    if (kept) seen = id;
    handlers.onEvent(event, kept ? id : undefined);
  });
  return close;
}
