import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import type { SignedIn } from '../lib/signed-in.ts';
import { watchSession } from '../lib/watch-session.ts';
import type { Platform } from '../platform.ts';

/** Seconds between comment lines that keep a quiet stream alive. */
const heartbeatSeconds = 15;
/** Bytes that may wait for a slow reader before its stream is ended; it comes back and catches up. */
const maxWaiting = 1024 * 1024;

/** One server-sent event; `data` goes out as JSON. */
interface StreamEvent {
  event: string;
  data: unknown;
  id?: string;
}

/** A stream of server-sent events to one client. */
export interface EventStream {
  send(event: StreamEvent): void;
  /** Ends the stream; the client sees a whole answer. */
  end(): void;
  /** Fires when the stream is over, whoever ended it. */
  readonly closed: AbortSignal;
}

declare module 'fastify' {
  interface FastifyReply {
    /**
     * Answers with a stream of server-sent events, which ends with the caller's session or the process; `farewell` is then the
     * last event, for a client that waits for an end of its own.
     */
    openEventStream(farewell?: StreamEvent): EventStream;
  }
}

/** Server-sent events: heartbeats, and an end as soon as the session behind the stream ends. */
export const eventStreamsPlugin = fp<{ platform: Platform }>(
  async (app, { platform }) => {
    /** How to end each open stream from here, and whose it is. */
    const open = new Map<EventStream, { user: SignedIn; dismiss: () => void }>();
    let closing = false;

    const unsubscribe = platform.events.subscribe((event) => {
      if (event.type !== 'session.ended') return;
      const { sessionId } = event.data as { sessionId?: string };
      for (const { user, dismiss } of open.values()) {
        // Without a session's id, all sessions of the user have ended.
        if (sessionId ? user.sessionId === sessionId : user.userId === event.userId) dismiss();
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
      open.set(stream, { user, dismiss });
      stream.closed.addEventListener('abort', () => open.delete(stream), { once: true });
      watchSession(platform, user.sessionId, { closed: stream.closed, end: dismiss });
      // Its request was under way when the others were ended.
      if (closing) dismiss();
      return stream;
    });
  },
  { name: 'event-streams', dependencies: ['sign-in'] },
);

function startStream(reply: FastifyReply): EventStream {
  const closed = new AbortController();
  const { raw } = reply.hijack();
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // Proxies that buffer would hold the words back.
    'x-accel-buffering': 'no',
  });
  // A first line, so that proxies pass the head on at once.
  raw.write(': open\n\n');
  const heartbeat = setInterval(() => raw.write(': keep-alive\n\n'), heartbeatSeconds * 1000);
  raw.once('close', () => {
    clearInterval(heartbeat);
    closed.abort();
  });
  return {
    closed: closed.signal,
    send({ event, data, id }) {
      if (closed.signal.aborted || raw.writableEnded) return;
      raw.write(`${id ? `id: ${id}\n` : ''}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      if (raw.writableLength > maxWaiting) raw.destroy();
    },
    end: () => raw.end(),
  };
}
