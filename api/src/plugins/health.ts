import { createHealth, describeMetrics, type Health, metricsType, observeProcess } from '@bidloom/platform';
import metrics from 'fastify-metrics';
import fp from 'fastify-plugin';
import type { Platform } from '../platform.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Is `starting` until the code that built the api says that it may be used. */
    health: Health;
  }
}

/** `/health/live`: the process runs. `/health/ready`: it may be used, and the services that it needs answer. `/metrics`: for Prometheus. */
export const healthPlugin = fp<{ platform: Platform }>(
  async (app, { platform }) => {
    const config = { access: 'anonymous' as const, rateLimit: false as const };
    app.get('/health/live', { config, schema: { hide: true } }, async () => ({ status: 'ok' }));
    const { database, storage, mailer, queue, events, checkModel, logger } = platform;
    const checks = {
      database: () => database.check(),
      storage: () => storage.check(),
      mail: () => mailer.check(),
      queue: () => queue.check(),
      events: () => events.check(),
    };
    app.decorate('health', createHealth(checks, logger, checkModel && { model: checkModel }));
    app.get('/health/ready', { config, schema: { hide: true } }, async (_request, reply) => {
      const { isReady, body } = await app.health.report();
      return reply.status(isReady ? 200 : 503).send(body);
    });
    observeProcess();
    // The registry belongs to the process; a second api in it, as in tests, starts it again.
    await app.register(metrics.default, {
      endpoint: null,
      clearRegisterOnInit: true,
      defaultMetrics: { enabled: false },
      routeMetrics: { enabled: { histogram: true, summary: false } },
    });
    app.get('/metrics', { config, schema: { hide: true } }, async (_request, reply) => {
      const { register } = app.metrics.client;
      return reply.type(metricsType).send(`${await register.metrics()}\n${await describeMetrics(platform)}`);
    });
  },
  { name: 'health' },
);
