import { join } from 'node:path';
import { openDatabase } from '@bidloom/db';
import { ConfigError, createLogger, openServices, outboxDirectory, readConfig, runProcess } from '@bidloom/platform';
import { createApi, defaultRateLimits } from './app.ts';

/** The api as a process of its own, beside any number of workers and further copies of itself. */
await runProcess(async () => {
  const config = readConfig(process.env);
  if (!config.databaseUrl) throw new ConfigError(['DATABASE_URL: required where the api runs apart from the worker']);
  const logger = createLogger({ level: config.logLevel, pretty: !config.production });
  const database = await openDatabase({ connectionString: config.databaseUrl });
  const services = await openServices(config, database.engine, logger, { exclusive: false });
  const api = await createApi(
    { database, logger, ...services },
    {
      publicUrl: config.publicUrl,
      sessionSecret: config.sessionSecret,
      production: config.production,
      webDirectory: join(import.meta.dirname, '../../web/dist'),
      outboxDirectory: config.production || config.mail.smtpUrl ? null : outboxDirectory(config),
      rateLimits: defaultRateLimits,
    },
  );
  await api.listen({ port: config.port, host: config.host });
  logger.info({ url: config.publicUrl }, 'the api is ready');
  return async () => {
    await api.close();
    await services.queue.stop({ drainSeconds: 5 });
    await services.close();
    await database.close();
  };
});
