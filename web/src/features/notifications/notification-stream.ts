import { type NotificationEvent, subscribeNotifications } from '@bidloom/contract/notifications';
import { createParser } from 'eventsource-parser';
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
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout>;
  const close = () => {
    clearTimeout(timer);
    controller.abort();
  };
  const end = (outcome: 'refused' | 'broken') => {
    if (signal.aborted) return;
    close();
    handlers.onConnected(false);
    handlers.onEnded(outcome);
  };
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(end, heartbeatTimeout, 'broken');
  };
  const read = async () => {
    const headers: Record<string, string> = { Accept: 'text/event-stream', ...authorization() };
    if (lastEventId) headers['Last-Event-ID'] = lastEventId;
    const url = urlOf(subscribeNotifications, { clientId });
    const response = await fetch(url, { headers, credentials: 'include', cache: 'no-store', signal });
    if (!response.ok || !response.body) return end(response.status === 401 ? 'refused' : 'broken');
    handlers.onConnected(true);
    const parser = createParser({
      onEvent: ({ event: name, data, id }) => {
        const event = name === 'notification' && readEvent(data);
        if (event) handlers.onEvent(event, id);
      },
    });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    // Heartbeats are comments, which the parser drops, so the text itself is observed.
    for (let part = await reader.read(); !part.done && !signal.aborted; part = await reader.read()) {
      heard();
      parser.feed(part.value);
    }
    end('broken');
  };
  heard();
  read().catch(() => end('broken'));
  return close;
}
