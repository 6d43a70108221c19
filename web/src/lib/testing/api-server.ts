import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';

/** A received request. */
export interface Received {
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface Reply {
  status?: number;
  /** JSON, or text as it is. */
  body?: unknown;
  /** Instead of `body`: a function that writes the answer and may keep it open. */
  stream?: (response: ServerResponse) => void;
}

/**
 * A real HTTP server that replaces the api and gets the app's calls; it is closed after the test. `requests` are the received
 * requests, without preflights.
 */
export async function startApi(handle: (request: Received) => Reply): Promise<{ requests: Received[]; url: string }> {
  const requests: Received[] = [];
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type, accept, last-event-id');
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE');
    if (request.method === 'OPTIONS') return void response.end();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const received = { method, url, headers, body: Buffer.concat(chunks).toString('utf8') };
      requests.push(received);
      const { status = 200, body, stream } = handle(received);
      if (stream) {
        response.writeHead(status, { 'content-type': 'text/event-stream' });
        return stream(response);
      }
      const text = typeof body === 'string' ? body : JSON.stringify(body ?? {});
      response.writeHead(status, { 'content-type': typeof body === 'string' ? 'text/plain' : 'application/json' });
      response.end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubEnv('VITE_API_BASE_URL', url);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { requests, url };
}

/** A page of rows as the api returns it. */
export const pageOf = <T>(
  data: T[],
  paging: Partial<{ totalCount: number; pageNumber: number; pageSize: number }> = {},
) => {
  const { totalCount = data.length, pageNumber = 1, pageSize = 10 } = paging;
  const totalPages = Math.ceil(totalCount / pageSize);
  return {
    success: true,
    data,
    totalCount,
    totalPages,
    pageNumber,
    pageSize,
    hasNextPage: pageNumber < totalPages,
    hasPreviousPage: pageNumber > 1,
  };
};
