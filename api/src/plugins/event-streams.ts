import { failures } from '@bidloom/contract/failures';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import type { StreamLimits } from '../config.ts';
import type { SignedIn } from '../lib/access/signed-in.ts';
import { watchSession } from '../lib/access/watch-session.ts';
import { tooMany } from '../lib/errors/app-error.ts';
import { whenClosed } from '../lib/http/when-closed.ts';
import type { Platform } from '../platform.ts';

/** Seconds between comment lines that keep a quiet stream alive. */
const heartbeatSeconds = 15;
/** How many bytes may wait for a slow reader before its stream is ended; it reconnects and catches up. */
const maxWaiting = 1024 * 1024;
/** Seconds after which a stream that was refused may be tried again. */
const retrySeconds = 30;

/** One server-sent event; `data` goes out as JSON. */
interface StreamEvent {
  event: string;
  data: unknown;
  id?: string;
}

/** A stream of server-sent events to one client. */
export interface EventStream {
  send(event: StreamEvent): void;
  /** Ends the stream; the client sees a complete answer. */
  end(): void;
  /** Fires when the stream has ended, on either side. */
  readonly closed: AbortSignal;
}

declare module 'fastify' {
  interface FastifyReply {
    /**
     * Answers with a stream of server-sent events, which ends with the caller's session or the process; `farewell` is then the last event,
     * for a client that waits for a last event.
     */
    openEventStream(farewell?: StreamEvent): EventStream;
  }
}

/** Server-sent events: heartbeats, and an end as soon as the session of the stream ends. */
export const eventStreamsPlugin = fp<{ platform: Platform; limits: StreamLimits; idleHours: number }>(
  async (app, { platform, limits, idleHours }) => {
    /** How to end each open stream from here, and whose it is. */
    const open = new Map<EventStream, { user: SignedIn; dismiss: () => void }>();
    let closing = false;

    const slots = countSlots();
    app.addHook('preHandler', async (request, reply) => {
      const { method, headers, routeOptions } = request;
      const isStream = routeOptions.config.endpoint?.produces === 'event-stream';
      if (!isStream || (method !== 'GET' && !headers.accept?.includes('text/event-stream'))) return;
      const { sessionId, userId } = request.signedIn();
      // Taken before the work begins, and given back however the answer ends.
      const isFull = slots.count(sessionId) >= limits.session || slots.count(userId) >= limits.user;
      if (isFull) throw tooMany(failures.service.tooManyWindows, retrySeconds);
      reply.raw.once('close', slots.take(sessionId, userId));
    });

    const unsubscribe = platform.events.subscribe((event) => {
      if (event.type !== 'session.ended') return;
      const { sessionId } = event.data as { sessionId?: string };
      for (const { user, dismiss } of open.values()) {
        if (user.sessionId === sessionId) dismiss();
      }
    });
    app.addHook('preClose', async () => {
      closing = true;
      unsubscribe();
      for (const { dismiss } of open.values()) dismiss();
    });

    app.decorateReply('openEventStream', function (this: FastifyReply, farewell?: StreamEvent) {
      const user = this.request.signedIn();
      const stream = startStream(this);
      const dismiss = () => {
        if (farewell) stream.send(farewell);
        stream.end();
      };
      // The client left while its request was processed.
      if (stream.closed.aborted) return stream;
      open.set(stream, { user, dismiss });
      stream.closed.addEventListener('abort', () => open.delete(stream), { once: true });
      watchSession(platform, user.sessionId, { closed: stream.closed, end: dismiss }, { idleHours });
      // Its request was in progress when the others were ended.
      if (closing) dismiss();
      return stream;
    });
  },
  { name: 'event-streams', dependencies: ['sign-in'] },
);

/** How many streams each session and each person has open here. */
function countSlots() {
  const taken = new Map<string, number>();
  const add = (id: string, change: number) => {
    const count = (taken.get(id) ?? 0) + change;
    if (count > 0) taken.set(id, count);
    else taken.delete(id);
  };
  return {
    count: (id: string) => taken.get(id) ?? 0,
    /** Takes a slot of each and returns how to give them back. */
    take(...ids: string[]): () => void {
      for (const id of ids) add(id, 1);
      return () => {
        for (const id of ids) add(id, -1);
      };
    },
  };
}

function startStream(reply: FastifyReply): EventStream {
  const { raw } = reply.hijack();
  const closed = whenClosed(raw);
  const send = (text: string) => {
    if (!closed.aborted && !raw.writableEnded) raw.write(text);
  };
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // Proxies that buffer would delay the words.
    'x-accel-buffering': 'no',
  });
  // A first line, so that proxies pass the headers on at once.
  send(': open\n\n');
  const heartbeat = setInterval(() => send(': keep-alive\n\n'), heartbeatSeconds * 1000);
  closed.addEventListener('abort', () => clearInterval(heartbeat), { once: true });
  if (closed.aborted) clearInterval(heartbeat);
  return {
    closed,
    send({ event, data, id }) {
      send(`${id ? `id: ${id}\n` : ''}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      if (raw.writableLength > maxWaiting) raw.destroy();
    },
    end: () => raw.end(),
  };
}
