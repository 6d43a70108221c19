import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseOpenError, openDatabase } from '@bidloom/db';
import {
  ConfigError,
  createLogger,
  databaseOf,
  findOffice,
  modelCheck,
  openServices,
  readConfig,
  runProcess,
} from '@bidloom/platform';
import { createApi } from './app.ts';
import { apiConfigOf } from './config.ts';

/** The api as a separate process, beside any number of workers and further copies of itself. */
await runProcess(
  async () => {
    const config = readConfig(process.env);
    if (!config.databaseUrl) throw new ConfigError(['DATABASE_URL: required where the api runs apart from the worker']);
    const logger = createLogger({ level: config.logLevel, pretty: !config.production });
    const database = await openDatabase(databaseOf(config, 'api'));
    if (config.production) for (const warning of database.warnings) logger.warn(warning);
    const services = await openServices(config, database.engine, logger, { use: 'api', exclusive: false });
    const hasOffice = (await findOffice(config.officePath)) !== null;
    const api = await createApi(
      {
        database,
        logger,
        ...services,
        usesModel: config.model !== null,
        checkModel: modelCheck(config.model),
        hasOffice,
      },
      apiConfigOf(config, join(import.meta.dirname, '../../web/dist')),
    );
    await api.listen({ port: config.port, host: config.host });
    api.health.enter('serving');
    logger.info({ url: config.publicUrl }, 'the api is ready');
    return async () => {
      api.health.enter('stopping');
      await delay(config.shutdownDelay * 1000);
      await api.close();
      await services.queue.stop({ drainSeconds: 5 });
      await services.close();
      await database.close();
    };
  },
  (error) => (error instanceof DatabaseOpenError ? error.message : undefined),
);
