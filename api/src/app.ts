import { parse } from 'node:querystring';
import { newId } from '@bidloom/db';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { ApiConfig } from './config.ts';
import { features } from './features/main.ts';
import type { Platform } from './platform.ts';
import { accessPlugin } from './plugins/access.ts';
import { documentationPlugin } from './plugins/documentation.ts';
import { errorsPlugin, fail } from './plugins/errors.ts';
import { eventStreamsPlugin } from './plugins/event-streams.ts';
import { healthPlugin } from './plugins/health.ts';
import { mailboxPlugin } from './plugins/mailbox.ts';
import { objectsPlugin } from './plugins/objects.ts';
import { securityPlugin } from './plugins/security.ts';
import { shutdownPlugin } from './plugins/shutdown.ts';
import { signInPlugin } from './plugins/sign-in.ts';
import { webAppPlugin } from './plugins/web-app.ts';

export { type ApiConfig, defaultRateLimits, type RateLimits } from './config.ts';
export { createAccounts } from './features/auth/create-accounts.ts';
export type { Platform } from './platform.ts';

/** Builds the api on what it stands on. It neither listens nor closes the platform: its caller does both. */
export async function createApi(platform: Platform, config: ApiConfig): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: platform.logger as FastifyBaseLogger,
    logController: new LogController({
      disableRequestLogging: !platform.logger.isLevelEnabled('debug'),
      // As in the failures that people pass on.
      requestIdLogLabel: 'requestId',
    }),
    genReqId: () => newId(),
    bodyLimit: 1024 * 1024,
    // Addresses in front of us are believed only on the own network, where a load balancer stands.
    trustProxy: config.production ? 'loopback, linklocal, uniquelocal' : false,
    forceCloseConnections: 'idle',
    routerOptions: { caseSensitive: true, querystringParser: parseQuery },
    // Addresses that can't be decoded are refused before any route or error handler is found.
    frameworkErrors: (_error, request, reply) => {
      fail(request, reply, 'invalid_input', 'The address is not valid');
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  await app.register(errorsPlugin);
  await app.register(shutdownPlugin);
  await app.register(securityPlugin, { config });
  await app.register(signInPlugin, {
    platform,
    secret: config.sessionSecret,
    secureCookies: !isThisMachine(config.publicUrl),
  });
  await app.register(accessPlugin);
  await app.register(multipart, { limits: { fields: 20, fieldSize: 64 * 1024, parts: 1000, headerPairs: 200 } });
  await app.register(eventStreamsPlugin, { platform });
  await app.register(documentationPlugin);
  await app.register(healthPlugin, { platform });
  await app.register(objectsPlugin, { platform, secret: config.sessionSecret });
  if (config.outboxDirectory) await app.register(mailboxPlugin, { directory: config.outboxDirectory });
  for (const feature of features) await app.register(feature, { platform, config });
  await app.register(webAppPlugin, { directory: config.webDirectory });
  return app;
}

/** The specification writes query names with the first letter in either case; they are one name to us. */
function parseQuery(text: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(parse(text)).map(([name, value]) => [name.charAt(0).toLowerCase() + name.slice(1), value]),
  );
}

/** Browsers take a `Secure` cookie from this machine only over HTTPS, and everywhere else it must be one. */
function isThisMachine(url: string): boolean {
  const { hostname } = new URL(url);
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]'
  );
}
