import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '@bidloom/db';
import { openAt } from '@bidloom/db/backup';
import {
  type Config,
  callLocally,
  createLogger,
  databaseOf,
  type LocalCommands,
  openQueue,
  openStorageOf,
} from '@bidloom/platform';
import { verifyArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { type CheckResult, check } from './check.ts';
import type { Manifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { type BackupSource, saveBackup } from './save-backup.ts';
import type { Report } from './save-objects.ts';

/** What the process of the embedded database carries out for `bidloom` while it runs. */
export function localCommands(source: BackupSource): LocalCommands {
  return {
    backup: (args, report, signal) => saveBackup(source, (args as { path: string }).path, report, signal),
    check: (args, report, signal) => check(source, args as { repair: boolean }, report, signal),
  };
}

/** Saves a backup: by the running process where the embedded database is open in one. */
export function runSave(config: Config, path: string, report: Report, signal?: AbortSignal): Promise<Manifest> {
  const work = (source: BackupSource) => saveBackup(source, path, report, signal);
  return throughProcess(config, { command: 'backup', args: { path }, report, signal }, work);
}

/** Compares files, rows and indexes; by the running process where there is one. */
export function runCheck(
  config: Config,
  options: { repair: boolean },
  report: Report,
  signal?: AbortSignal,
): Promise<CheckResult> {
  const work = (source: BackupSource) => check(source, options, report, signal);
  return throughProcess(config, { command: 'check', args: options, report, signal }, work);
}

interface Call {
  command: string;
  args: object;
  report: Report;
  signal?: AbortSignal | undefined;
}

async function throughProcess<Result>(
  config: Config,
  { command, args, report, signal }: Call,
  work: (source: BackupSource) => Promise<Result>,
): Promise<Result> {
  if (!config.databaseUrl) {
    const answer = await callLocally(config.dataDirectory, command, args, report, signal);
    if (answer) return answer.result as Result;
    // A new, empty database would be made, saved and found to be in order.
    if (!existsSync(join(config.dataDirectory, 'db'))) {
      throw new BackupError(
        `There is no database in ${config.dataDirectory}. Set DATA_DIR to the data folder of the installation.`,
      );
    }
  }
  const database = await openDatabase(databaseOf(config, 'command'));
  try {
    signal?.throwIfAborted();
    return await work({ database, storage: await openStorageOf(config), ...placesOf(config) });
  } finally {
    await database.close();
  }
}

/**
 * Restores a backup to a new database and storage; returns what was restored. Throws `BackupError`, `RestoreRefusedError` or
 * `FolderLockedError` before anything is changed. If it breaks off later, a second try writes everything again.
 */
export async function runRestore(config: Config, path: string, report: Report): Promise<Manifest> {
  report('Checking the backup …');
  const manifest = await verifyArchive(path);
  const database = await openAt(databaseOf(config, 'command'), manifest.migrations);
  try {
    const queue = await openQueue({
      database: database.engine,
      logger: createLogger({ level: 'silent', pretty: false }),
      works: false,
    });
    try {
      const storage = await openStorageOf(config);
      await restoreBackup({ engine: database.engine, storage, ...placesOf(config) }, path, manifest, report);
    } finally {
      await queue.stop({ drainSeconds: 1 });
    }
  } finally {
    await database.close();
  }
  // Brings the schema up to date, and tells here whether the product can start on it.
  const restored = await openDatabase(databaseOf(config, 'command'));
  try {
    await restored.check();
  } finally {
    await restored.close();
  }
  return manifest;
}

const placesOf = ({ databaseUrl, dataDirectory }: Config) => ({
  dataDirectory: databaseUrl ? null : dataDirectory,
});
