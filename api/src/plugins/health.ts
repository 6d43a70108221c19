import metrics from 'fastify-metrics';
import fp from 'fastify-plugin';
import type { Platform } from '../platform.ts';

/** `/health/live`: the process runs. `/health/ready`: what it stands on answers. `/metrics`: for Prometheus. */
export const healthPlugin = fp<{ platform: Platform }>(
  async (app, { platform }) => {
    const config = { access: 'anonymous' as const, rateLimit: false as const };
    app.get('/health/live', { config, schema: { hide: true } }, async () => ({ status: 'ok' }));
    app.get('/health/ready', { config, schema: { hide: true } }, async (request, reply) => {
      const checks = { database: () => platform.database.check(), storage: () => platform.storage.check() };
      const results = await Promise.all(
        Object.entries(checks).map(async ([name, check]) => {
          try {
            await check();
            return [name, 'ok'] as const;
          } catch (error) {
            request.log.error({ err: error, check: name }, 'not ready');
            return [name, 'failed'] as const;
          }
        }),
      );
      const ready = results.every(([, state]) => state === 'ok');
      return reply.status(ready ? 200 : 503).send({ status: ready ? 'ok' : 'failed', ...Object.fromEntries(results) });
    });
    // The register belongs to the process; a second api in it, as in tests, starts it anew.
    await app.register(metrics.default, {
      endpoint: null,
      clearRegisterOnInit: true,
      routeMetrics: { enabled: { histogram: true, summary: false } },
    });
    app.get('/metrics', { config, schema: { hide: true } }, async (_request, reply) => {
      const { register } = app.metrics.client;
      return reply.type(register.contentType).send(await register.metrics());
    });
  },
  { name: 'health' },
);
