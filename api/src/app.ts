import { parse } from 'node:querystring';
import { failures } from '@bidloom/contract/failures';
import { newId } from '@bidloom/db';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { type ApiConfig, usualBodyTimes, usualStreamLimits } from './config.ts';
import { features } from './features/main.ts';
import { isLoopbackHost } from './lib/http/loopback.ts';
import { trustProxy } from './lib/http/trust-proxy.ts';
import type { Platform } from './platform.ts';
import { accessPlugin } from './plugins/access.ts';
import { documentationPlugin } from './plugins/documentation.ts';
import { errorsPlugin, fail } from './plugins/errors.ts';
import { eventStreamsPlugin } from './plugins/event-streams.ts';
import { healthPlugin } from './plugins/health.ts';
import { mailboxPlugin } from './plugins/mailbox.ts';
import { objectsPlugin } from './plugins/objects.ts';
import { operatorPagesPlugin } from './plugins/operator-pages.ts';
import { requestLogPlugin } from './plugins/request-log.ts';
import { securityPlugin } from './plugins/security.ts';
import { shutdownPlugin } from './plugins/shutdown.ts';
import { signInPlugin } from './plugins/sign-in.ts';
import { slowBodiesPlugin } from './plugins/slow-bodies.ts';
import { webAppPlugin } from './plugins/web-app.ts';

export { type ApiConfig, apiConfigOf, defaultRateLimits, type RateLimits } from './config.ts';
export { createAccounts } from './features/auth/create-accounts.ts';
export { generatePassword } from './features/auth/generate-password.ts';
export type { Platform } from './platform.ts';

/** Every request has arrived by then; one that is slow or sends nothing is ended much sooner. */
const longestRequestMs = 2 * 3600 * 1000;

/** Builds the api on its services. It neither listens nor closes the platform: its caller does both. */
export async function createApi(platform: Platform, config: ApiConfig): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: platform.logger as FastifyBaseLogger,
    logController: new LogController({
      // The plugin of that name writes a line of its own for each.
      disableRequestLogging: true,
      // As in the failures that people pass on.
      requestIdLogLabel: 'requestId',
    }),
    genReqId: () => newId(),
    bodyLimit: 1024 * 1024,
    trustProxy: trustProxy(config.trustedProxies),
    forceCloseConnections: 'idle',
    // The timeout of headers; bodies have their own, because a form with files may take long.
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5000 },
    requestTimeout: longestRequestMs,
    // A start on a busy machine takes its time, beside the jobs that it has found; it is no mistake of a plugin's.
    pluginTimeout: 0,
    routerOptions: { caseSensitive: true, querystringParser: parseQuery },
    // Addresses that can't be decoded are refused before any route or error handler is found.
    frameworkErrors: (_error, request, reply) => {
      fail(request, reply, failures.requests.invalidAddress);
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  await app.register(errorsPlugin);
  await app.register(requestLogPlugin);
  await app.register(operatorPagesPlugin, { production: config.production, token: config.metricsToken ?? null });
  await app.register(shutdownPlugin);
  await app.register(slowBodiesPlugin, { times: config.bodyTimes ?? usualBodyTimes });
  await app.register(securityPlugin, { config });
  await app.register(signInPlugin, {
    platform,
    secret: config.sessionSecret,
    secureCookies: !isThisMachine(config.publicUrl),
    idleHours: config.sessionIdleHours,
  });
  await app.register(accessPlugin);
  await app.register(multipart, { limits: { fields: 20, fieldSize: 64 * 1024, parts: 1000, headerPairs: 200 } });
  await app.register(eventStreamsPlugin, {
    platform,
    limits: config.streamLimits ?? usualStreamLimits,
    idleHours: config.sessionIdleHours,
  });
  await app.register(documentationPlugin);
  await app.register(healthPlugin, { platform });
  await app.register(objectsPlugin, { platform, secret: config.sessionSecret });
  if (config.outboxDirectory) await app.register(mailboxPlugin, { directory: config.outboxDirectory });
  for (const feature of features) await app.register(feature, { platform, config });
  await app.register(webAppPlugin, { directory: config.webDirectory, landingContent: config.landingContent });
  return app;
}

/**
 * The specification writes query names with the first letter in either case; they are one name to us. A name without a value is
 * none: that is how forms send what was left empty.
 */
function parseQuery(text: string): Record<string, unknown> {
  const given = new Map<string, string[]>();
  for (const [written, values] of Object.entries(parse(text))) {
    const name = written.charAt(0).toLowerCase() + written.slice(1);
    const filled = [values ?? []].flat().filter((value) => value.trim() !== '');
    if (filled.length > 0) given.set(name, [...(given.get(name) ?? []), ...filled]);
  }
  return Object.fromEntries([...given].map(([name, values]) => [name, values.length > 1 ? values : values[0]]));
}

/** Browsers take a `Secure` cookie from this machine only over HTTPS, and everywhere else it must be one. */
const isThisMachine = (url: string): boolean => isLoopbackHost(new URL(url).hostname);
