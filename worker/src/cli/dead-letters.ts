/**
 * Jobs that have used up their attempts, from the command line: `node worker/src/cli/dead-letters.ts list [--kind NAME]` prints one a
 * line with its id, kind, organisation, time, attempts and reason; `retry ID` or `retry --kind NAME` runs them again; `discard ID` drops
 * one. The settings are those of the worker. In the embedded mode, stop the product first.
 */
import { DatabaseOpenError, openDatabase } from '@bidloom/db';
import { ConfigError, createLogger, databaseOf, openQueue, readConfig } from '@bidloom/platform';
import { runDeadLetters, UsageError } from './run-dead-letters.ts';

try {
  const config = readConfig(process.env);
  const database = await openDatabase(databaseOf(config, 'command'));
  try {
    const logger = createLogger({ level: 'warn', pretty: true });
    // Alone with an embedded database, or one of several on a server; either way it works no job.
    const queue = await openQueue({
      database: database.engine,
      logger,
      exclusive: config.databaseUrl === null,
      works: false,
    });
    try {
      await runDeadLetters({ database, queue }, process.argv.slice(2), console.log);
    } finally {
      await queue.stop({ drainSeconds: 0 });
    }
  } finally {
    await database.close();
  }
} catch (error) {
  const expected = error instanceof UsageError || error instanceof ConfigError || error instanceof DatabaseOpenError;
  // These say what to do; whatever else it is, where it came from matters.
  console.error(expected ? error.message : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
