import { failures } from '@bidloom/contract/failures';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import type { ApiConfig } from '../config.ts';
import { AppError } from '../lib/errors/app-error.ts';
import { pageHeaders } from '../lib/http/page-headers.ts';
import { trustProxy } from '../lib/http/trust-proxy.ts';

/** Headers, the refusal of other sites' requests, and rate limits. */
export const securityPlugin = fp<{ config: ApiConfig }>(
  async (app, { config }) => {
    const secure = config.publicUrl.startsWith('https:');
    await app.register(helmet, {
      contentSecurityPolicy: {
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'"],
          // Fluent UI writes its styles into style elements.
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', 'blob:'],
          fontSrc: ["'self'", 'data:'],
          connectSrc: ["'self'"],
          workerSrc: ["'self'", 'blob:'],
          objectSrc: ["'none'"],
          frameAncestors: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          upgradeInsecureRequests: secure ? [] : null,
        },
      },
      strictTransportSecurity: secure,
      referrerPolicy: { policy: 'same-origin' },
    });

    await app.register(rateLimit, {
      max: config.rateLimits.general,
      timeWindow: '1 minute',
      errorResponseBuilder: (_request, { after }) => new AppError(failures.service.tooManyRequests(after)),
    });

    let warned = trustProxy(config.trustedProxies) !== false;
    app.addHook('onRequest', async (request) => {
      if (warned || !request.headers['x-forwarded-for']) return;
      warned = true;
      request.log.warn(
        'A request came through a proxy that TRUSTED_PROXIES does not name: limits count everybody behind it as one',
      );
    });

    // Answers are for their caller only: no cache between may keep them. An answer is no page: it may load nothing and may not be framed.
    app.addHook('onSend', async (_request, reply) => {
      if (!String(reply.getHeader('content-type')).startsWith('application/json')) return;
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      for (const name of pageHeaders) reply.removeHeader(name);
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
    });

    const ownOrigin = new URL(config.publicUrl).origin;
    app.addHook('onRequest', async (request) => {
      const { origin, host } = request.headers;
      if (!origin || origin === ownOrigin || sameHost(origin, host)) return;
      throw new AppError(failures.access.otherSite);
    });
  },
  { name: 'security' },
);

/** The address in the browser may differ from the configured one (a name of the machine, a tunnel); it is still this server. */
function sameHost(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
