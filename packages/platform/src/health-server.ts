import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Health } from './health.ts';

/** What a route of the private port answers. */
export interface PrivateAnswer {
  status: number;
  type: string;
  body: string;
}

type PrivateRoute = (authorization: string | undefined) => Promise<PrivateAnswer>;

/** The private port of a process: for its container and for monitoring, never for people. */
export interface HealthServer {
  port: number;
  close(): Promise<void>;
}

/**
 * Serves `/health/live` and `/health/ready` on a separate port, and the paths that `routes` adds. For processes that
 * have no api; what it says is nobody's secret, but the port is not meant to be published.
 */
export async function openHealthServer(
  { port, host, health }: { port: number; host: string; health: Health },
  routes: Record<string, PrivateRoute> = {},
): Promise<HealthServer> {
  const answers: Record<string, PrivateRoute> = {
    '/health/live': async () => json(200, { status: 'ok' }),
    '/health/ready': async () => {
      const { isReady, body } = await health.report();
      return json(isReady ? 200 : 503, body);
    },
    ...routes,
  };
  const server = createServer(async (request, response) => {
    const answer = answers[request.url?.split('?')[0] ?? ''];
    const { status, type, body } = await (
      answer?.(request.headers.authorization) ?? json(404, { status: 'unknown' })
    ).catch(() => json(500, { status: 'failed' }));
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function json(status: number, body: object): Promise<PrivateAnswer> {
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(body) };
}
