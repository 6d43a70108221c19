import { DatabaseOpenError, openDatabase } from '@bidloom/db';
import {
  ConfigError,
  createHealth,
  createLogger,
  createMetricsRoute,
  databaseOf,
  findOffice,
  observeProcess,
  openHealthServer,
  openServices,
  readConfig,
  runProcess,
} from '@bidloom/platform';
import { createWorker } from './app.ts';

/** The worker as a process of its own, beside any number of copies of itself. */
await runProcess(
  async () => {
    const config = readConfig(process.env);
    if (!config.databaseUrl) throw new ConfigError(['DATABASE_URL: required where the worker runs apart from the api']);
    const logger = createLogger({ level: config.logLevel, pretty: !config.production });
    const database = await openDatabase(databaseOf(config, 'worker'));
    if (config.production) for (const warning of database.warnings) logger.warn(warning);
    const services = await openServices(config, database.engine, logger, { use: 'worker', exclusive: false });
    const health = createHealth(
      {
        database: () => database.check(),
        storage: () => services.storage.check(),
        mail: () => services.mailer.check(),
        queue: () => services.queue.check(),
        events: () => services.events.check(),
      },
      logger,
    );
    observeProcess();
    const metrics = createMetricsRoute(config, { database, queue: services.queue });
    const { healthPort: port, host } = config;
    const healthServer = port === null ? null : await openHealthServer({ port, host, health }, { '/metrics': metrics });
    const officeProgram = await findOffice(config.officePath);
    const worker = await createWorker(
      { database, logger, ...services },
      {
        publicUrl: config.publicUrl,
        ocrDirectory: config.ocrDirectory,
        officeProgram,
        model: config.model,
        localEmbedding: config.localEmbedding,
        readingConcurrency: config.readingConcurrency,
      },
    );
    health.enter('serving');
    logger.info('the worker is ready');
    return async () => {
      health.enter('stopping');
      await services.queue.stop({ drainSeconds: 25 });
      await worker.close();
      await healthServer?.close();
      await services.close();
      await database.close();
    };
  },
  (error) => (error instanceof DatabaseOpenError ? error.message : undefined),
);
