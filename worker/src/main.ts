import { join } from 'node:path';
import { openDatabase } from '@bidloom/db';
import { ConfigError, createLogger, openServices, readConfig, runProcess } from '@bidloom/platform';
import { createWorker } from './app.ts';

/** The worker as a process of its own, beside any number of copies of itself. */
await runProcess(async () => {
  const config = readConfig(process.env);
  if (!config.databaseUrl) throw new ConfigError(['DATABASE_URL: required where the worker runs apart from the api']);
  const logger = createLogger({ level: config.logLevel, pretty: !config.production });
  const database = await openDatabase({ connectionString: config.databaseUrl });
  const services = await openServices(config, database.engine, logger, { exclusive: false });
  const worker = await createWorker(
    { database, logger, ...services },
    { ocrDirectory: join(config.dataDirectory, 'ocr'), model: config.model },
  );
  logger.info('the worker is ready');
  return async () => {
    await services.queue.stop({ drainSeconds: 25 });
    await worker.close();
    await services.close();
    await database.close();
  };
});
