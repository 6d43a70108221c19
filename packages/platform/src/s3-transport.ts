import http from 'node:http';
import https from 'node:https';
import { InfrastructureError } from './infrastructure-error.ts';

/** How long to wait for the storage, in milliseconds. */
export interface TransportLimits {
  connectMs: number;
  /** Without a byte in either direction, before an answer or within it. */
  silenceMs: number;
}

/** The part of `http` that the S3 client uses. */
export type Transport = Pick<typeof http, 'request'>;

/**
 * Requests to the object storage that end: a service that takes no connection, stays silent, or says that it can't serve now (5xx,
 * 429, 408) fails the request with an `InfrastructureError`. The client has no such limits, and hides the status of what it tried again.
 */
export function limitedTransport(secure: boolean, limits: TransportLimits): Transport {
  const send = secure ? https.request : http.request;
  const request = (options: https.RequestOptions, onResponse?: (response: http.IncomingMessage) => void) => {
    const sent = send(options);
    limitConnect(sent, limits.connectMs);
    let answer: http.IncomingMessage | undefined;
    sent.once('response', (response) => {
      answer = response;
      const refusal = refusalOf(response);
      if (!refusal) return onResponse?.(response);
      response.resume();
      sent.emit('error', refusal);
    });
    const watch = () => {
      sent.setTimeout(limits.silenceMs, () => {
        // The reader is slow, and the service waits for it.
        if (answer && answer.readableLength > 0) return watch();
        const error = new InfrastructureError('storage', `The file storage was silent for ${limits.silenceMs} ms.`);
        (answer ?? sent).destroy(error);
      });
    };
    watch();
    return sent;
  };
  return { request: request as Transport['request'] };
}

function limitConnect(sent: http.ClientRequest, milliseconds: number): void {
  sent.once('socket', (socket) => {
    if (!socket.connecting) return;
    const timer = setTimeout(() => {
      sent.destroy(new InfrastructureError('storage', `No connection to the file storage within ${milliseconds} ms.`));
    }, milliseconds);
    const settle = () => clearTimeout(timer);
    socket.once('connect', settle).once('close', settle);
  });
}

function refusalOf({ statusCode = 0, headers }: http.IncomingMessage): InfrastructureError | null {
  if (statusCode < 500 && statusCode !== 429 && statusCode !== 408) return null;
  const isFull = statusCode === 507;
  const seconds = Number(headers['retry-after']);
  return new InfrastructureError(
    'storage',
    isFull ? 'The file storage is full (status 507).' : `The file storage can't serve now (status ${statusCode}).`,
    { isFull, ...(seconds > 0 && { retryAfterMs: seconds * 1000 }) },
  );
}
