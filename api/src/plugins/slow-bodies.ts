import { failures } from '@bidloom/contract/failures';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { BodyTimes } from '../config.ts';
import { AppError } from '../lib/errors/app-error.ts';

/** A request whose body has not arrived completely. */
interface Incoming {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Bytes of the connection before this request. */
  before: number;
  received: number;
  /** Seconds in which the server waited for the client, and how many of them since the last byte. */
  waited: number;
  silent: number;
  /** Whether it was asked to end; if it does not, it is cut. */
  told: boolean;
}

/**
 * Ends requests whose body does not arrive: those that send nothing, and those that send so little that they only keep the connection open.
 * Time in which the server itself is late does not count. The answer is a 408 in the usual envelope. It is raised where the body is read,
 * so that the reader cleans up as for a client that left.
 */
export const slowBodiesPlugin = fp<{ times: BodyTimes }>(
  async (app, { times }) => {
    const incoming = new Set<Incoming>();
    const tick = Math.min(1, times.idle / 4);

    app.addHook('onRequest', async (request, reply) => {
      const { raw } = request;
      const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers;
      if (encoding === undefined && (length === undefined || length === '0')) return;
      const before = raw.socket.bytesRead;
      const entry: Incoming = { request, reply, before, received: 0, waited: 0, silent: 0, told: false };
      incoming.add(entry);
      raw.once('end', () => incoming.delete(entry));
      raw.once('close', () => incoming.delete(entry));
    });

    const timer = setInterval(() => {
      for (const entry of incoming) if (isTooSlow(entry, tick, times)) end(entry);
    }, tick * 1000);
    timer.unref();
    app.addHook('onClose', async () => clearInterval(timer));
  },
  { name: 'slow-bodies' },
);

function isTooSlow(entry: Incoming, tick: number, { idle, whole, slowest }: BodyTimes): boolean {
  const { raw } = entry.request;
  const received = raw.socket.bytesRead - entry.before;
  entry.silent = received > entry.received ? 0 : entry.silent;
  entry.received = received;
  // Data that has arrived is not read yet: the client waits for us.
  if (raw.readableLength > 0) return false;
  entry.silent += tick;
  entry.waited += tick;
  if (entry.silent > idle) return true;
  // A form may carry large files; everything else is small.
  const isForm = raw.headers['content-type']?.startsWith('multipart/') ?? false;
  return entry.waited > whole + (isForm ? received / slowest : 0);
}

function end(entry: Incoming): void {
  const { request, reply } = entry;
  const { raw } = request;
  if (entry.told || reply.raw.writableEnded) {
    raw.destroy();
    return;
  }
  // Nobody reads yet: it is raised at the next tick.
  if (raw.listenerCount('error') === 0) return;
  entry.told = true;
  // Starts again, as the time in which it must end.
  entry.silent = 0;
  entry.waited = 0;
  request.log.warn({ received: entry.received }, 'a body came too slowly and was ended');
  // The server does not wait for the rest of the body, so the connection can't be used again.
  reply.header('connection', 'close');
  raw.emit('error', new AppError(failures.service.slowRequest));
}
