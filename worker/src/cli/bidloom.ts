/**
 * The operator's commands, for the embedded database and for a server alike; in the folder or the container of the product:
 *
 *   bidloom backup FILE          saves rows, waiting jobs and files to one archive, while the product runs
 *   bidloom restore FILE         restores it to a new database or data folder; refuses to write over data
 *   bidloom check [--repair]     compares files, rows and indexes, verifies the audit log
 *
 * As `npm run bidloom -- backup FILE` or `node worker/src/cli/bidloom.ts backup FILE`, with the settings of the product.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DatabaseOpenError } from '@bidloom/db';
import { RestoreRefusedError } from '@bidloom/db/backup';
import { ConfigError, RemoteError, readConfig } from '@bidloom/platform';
import { BackupError } from '../backup/backup-error.ts';
import { runCheck, runRestore, runSave } from '../backup/commands.ts';

const usage = `Usage: npm run bidloom -- COMMAND, with the settings of the product (DATA_DIR, or DATABASE_URL and the storage)

  backup FILE        saves rows, waiting jobs and files to one archive, while the product runs
  restore FILE       restores it to a new database or data folder; refuses to write over data
  check [--repair]   compares files, rows and indexes, verifies the audit log`;
const { values, positionals } = readArguments();
const [command = '', file] = positionals;
// npm runs scripts in the project's folder, whatever the caller's is.
const path = file && resolve(process.env.INIT_CWD ?? '.', file);
const report = (line: string) => console.error(line);

/** The first signal ends what is being done in good order, so that nothing half is left; a second one at once. */
const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.once(name, () => {
    process.exitCode = 130;
    stopping.abort(new BackupError('Stopped. Nothing is left behind.'));
  });
}

function readArguments() {
  try {
    const options = { repair: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    process.exit(2);
  }
}

try {
  if (values.help) {
    console.log(usage);
    process.exit();
  }
  const config = readConfig(process.env);
  if (command === 'backup' && path) {
    const { objects, tables, missing, changed } = await runSave(config, path, report, stopping.signal);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${path}: ${rows} rows, ${Object.keys(objects).length} files; read back and verified.`);
    if (missing.length + changed.length > 0) process.exitCode = 1;
  } else if (command === 'restore' && path) {
    const { objects, tables } = await runRestore(config, path, report);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `Restored ${rows} rows and ${Object.keys(objects).length} files. Start Bidloom, and run \`npm run bidloom -- check\`.`,
    );
  } else if (command === 'check') {
    const { problems, repaired, unchecked } = await runCheck(
      config,
      { repair: values.repair ?? false },
      report,
      stopping.signal,
    );
    for (const line of [...unchecked, ...repaired, ...problems]) console.log(line);
    console.log(problems.length === 0 ? 'No problem was found.' : `${problems.length} problems were found.`);
    if (problems.length > 0) process.exitCode = 1;
  } else {
    console.error(usage);
    process.exitCode = 2;
  }
} catch (error) {
  // These say what to do; whatever else it is, where it came from matters.
  const expected = [BackupError, ConfigError, DatabaseOpenError, RestoreRefusedError, RemoteError];
  console.error(expected.some((type) => error instanceof type) ? (error as Error).message : error);
  process.exitCode = 1;
}
