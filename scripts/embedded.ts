import { setTimeout as delay } from 'node:timers/promises';
import { apiConfigOf, createApi } from '@bidloom/api';
import { DatabaseOpenError, openDatabase } from '@bidloom/db';
import {
  createLogger,
  databaseOf,
  findOffice,
  modelCheck,
  openServices,
  readConfig,
  runProcess,
  serveLocally,
} from '@bidloom/platform';
import { createWorker } from '@bidloom/worker';
import { localCommands } from '@bidloom/worker/src/backup/commands.ts';
import { seedDemo } from './demo/seed-demo.ts';

/**
 * The whole product in one process: the api and the worker on one platform, which is embedded as far as no service is set.
 * This is the one place that knows both.
 */
await runProcess(async (stopping) => {
  const started = performance.now();
  console.log('Starting Bidloom …');
  const config = readConfig(process.env);
  // The terminal is for people here: what goes well needs no line.
  const logger = createLogger({ level: config.logLevel === 'info' ? 'warn' : config.logLevel, pretty: true });
  const embedded = config.databaseUrl === null;
  const database = await openDatabase(databaseOf(config, 'worker'));
  const services = await openServices(config, database.engine, logger, { use: 'worker', exclusive: embedded });
  const officeProgram = await findOffice(config.officePath);
  const { model } = config;
  const has = { usesModel: model !== null, checkModel: modelCheck(model), hasOffice: officeProgram !== null };
  const platform = { database, logger, ...services, ...has };
  const worker = await createWorker(platform, {
    publicUrl: config.publicUrl,
    ocrDirectory: config.ocrDirectory,
    officeProgram,
    model,
    localEmbedding: config.localEmbedding,
    readingConcurrency: config.readingConcurrency,
  });
  const webDirectory = new URL('../web/dist', import.meta.url).pathname;
  const api = await createApi(platform, apiConfigOf(config, webDirectory));
  const source = { database, storage: services.storage, dataDirectory: config.dataDirectory };
  const endCommands = embedded ? await serveLocally(config.dataDirectory, localCommands(source)) : async () => {};
  await api.listen({ port: config.port, host: config.host });
  const serve = () => api.health.enter('serving');
  if (embedded) await seedDemo(platform, config.dataDirectory, stopping, serve);
  serve();
  if (!stopping.aborted) {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`Bidloom is ready at ${config.publicUrl} (${seconds} s). Stop it with Ctrl+C.`);
    if (!config.mail.smtpUrl) console.log(`Mails, sign-in codes among them: ${config.publicUrl}/dev/mailbox`);
  }
  return async () => {
    api.health.enter('stopping');
    await delay(config.shutdownDelay * 1000);
    await endCommands();
    await api.close();
    await services.queue.stop({ drainSeconds: 10 });
    await worker.close();
    await services.close();
    await database.close();
  };
}, explain);

function explain(error: unknown): string | undefined {
  if (error instanceof DatabaseOpenError) return error.message;
  const isPortTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  return isPortTaken ? `Port ${process.env.PORT ?? 3000} is in use. Set PORT to another one.` : undefined;
}
