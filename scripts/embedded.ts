import { join } from 'node:path';
import { createApi, defaultRateLimits } from '@bidloom/api';
import { FolderLockedError, openDatabase } from '@bidloom/db';
import {
  ConfigError,
  createLogger,
  openEvents,
  openMailer,
  openObjectStorage,
  openQueue,
  readConfig,
} from '@bidloom/platform';
import { createWorker } from '@bidloom/worker';
import { seedDemo } from './demo/seed-demo.ts';

/**
 * The whole product in one process: the api and the worker on one platform, which is embedded as far as no service is set.
 * This is the one place that knows both.
 */
async function main(): Promise<void> {
  const started = performance.now();
  const config = readConfig(process.env);
  const logger = createLogger({ level: config.logLevel === 'info' ? 'warn' : config.logLevel, pretty: true });
  const outboxDirectory = join(config.dataDirectory, 'mail');

  const database = await openDatabase(
    config.databaseUrl ? { connectionString: config.databaseUrl } : { folder: join(config.dataDirectory, 'db') },
  );
  const embedded = config.databaseUrl === null;
  const [queue, events, storage, mailer] = await Promise.all([
    openQueue({ database: database.engine, logger, exclusive: embedded }),
    openEvents({ database: database.engine, logger }),
    openObjectStorage(
      config.s3
        ? { kind: 's3', ...config.s3 }
        : {
            kind: 'disk',
            directory: join(config.dataDirectory, 'objects'),
            signingKey: config.sessionSecret,
            publicUrl: config.publicUrl,
          },
    ),
    openMailer({ smtpUrl: config.mail.smtpUrl ?? undefined, from: config.mail.from, outboxDirectory, logger }),
  ]);
  const platform = { database, queue, events, storage, mailer, logger };

  const worker = await createWorker(platform, { ocrDirectory: join(config.dataDirectory, 'ocr'), model: config.model });
  const api = await createApi(platform, {
    publicUrl: config.publicUrl,
    sessionSecret: config.sessionSecret,
    production: false,
    webDirectory: new URL('../web/dist', import.meta.url).pathname,
    outboxDirectory: config.mail.smtpUrl ? null : outboxDirectory,
    rateLimits: defaultRateLimits,
  });
  const stopping = new AbortController();
  const stop = async () => {
    stopping.abort();
    process.off('SIGTERM', stop).off('SIGINT', stop);
    await api.close();
    await queue.stop({ drainSeconds: 10 });
    await Promise.all([worker.close(), events.close(), mailer.close()]);
    await database.close();
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);

  await api.listen({ port: config.port, host: config.host });
  if (embedded) await seedDemo(platform, config.dataDirectory, stopping.signal);
  if (stopping.signal.aborted) return;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Bidloom is ready at ${config.publicUrl} (${seconds} s). Stop it with Ctrl+C.`);
  if (!config.mail.smtpUrl) console.log(`Mails, sign-in codes among them: ${config.publicUrl}/dev/mailbox`);
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError || error instanceof FolderLockedError) console.error(error.message);
  else if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    console.error(`Port ${process.env.PORT ?? 3000} is in use. Set PORT to another one.`);
  } else console.error(error);
  process.exit(1);
});
