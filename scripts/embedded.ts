import { join } from 'node:path';
import { createApi, defaultRateLimits } from '@bidloom/api';
import { FolderLockedError, openDatabase } from '@bidloom/db';
import { createLogger, openServices, outboxDirectory, readConfig, runProcess } from '@bidloom/platform';
import { createWorker } from '@bidloom/worker';
import { seedDemo } from './demo/seed-demo.ts';

/**
 * The whole product in one process: the api and the worker on one platform, which is embedded as far as no service is set.
 * This is the one place that knows both.
 */
await runProcess(async (stopping) => {
  const started = performance.now();
  const config = readConfig(process.env);
  // The terminal is for people here: what goes well needs no line.
  const logger = createLogger({ level: config.logLevel === 'info' ? 'warn' : config.logLevel, pretty: true });
  const embedded = config.databaseUrl === null;
  const database = await openDatabase(
    config.databaseUrl ? { connectionString: config.databaseUrl } : { folder: join(config.dataDirectory, 'db') },
  );
  const services = await openServices(config, database.engine, logger, { exclusive: embedded });
  const platform = { database, logger, ...services };
  const worker = await createWorker(platform, { ocrDirectory: join(config.dataDirectory, 'ocr'), model: config.model });
  const api = await createApi(platform, {
    publicUrl: config.publicUrl,
    sessionSecret: config.sessionSecret,
    production: config.production,
    webDirectory: new URL('../web/dist', import.meta.url).pathname,
    outboxDirectory: config.production || config.mail.smtpUrl ? null : outboxDirectory(config),
    rateLimits: defaultRateLimits,
  });
  await api.listen({ port: config.port, host: config.host });
  if (embedded) await seedDemo(platform, config.dataDirectory, stopping);
  if (!stopping.aborted) {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`Bidloom is ready at ${config.publicUrl} (${seconds} s). Stop it with Ctrl+C.`);
    if (!config.mail.smtpUrl) console.log(`Mails, sign-in codes among them: ${config.publicUrl}/dev/mailbox`);
  }
  return async () => {
    await api.close();
    await services.queue.stop({ drainSeconds: 10 });
    await worker.close();
    await services.close();
    await database.close();
  };
}, explain);

function explain(error: unknown): string | undefined {
  if (error instanceof FolderLockedError) return error.message;
  const isPortTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  return isPortTaken ? `Port ${process.env.PORT ?? 3000} is in use. Set PORT to another one.` : undefined;
}
