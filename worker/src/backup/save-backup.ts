import { createReadStream } from 'node:fs';
import { access, link, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Database } from '@bidloom/db';
import { makeTemporaryFolder, type ObjectStorage, removeAbandonedFolders } from '@bidloom/platform';
import { type ArchiveWriter, createArchive, verifyArchive } from './archive.ts';
import { asFileError, BackupError } from './backup-error.ts';
import { entryNames, formatVersion, type Manifest } from './manifest.ts';
import { type Report, saveObjects } from './save-objects.ts';
import { addRows, saveRows } from './save-rows.ts';

/** What is saved, and from where. */
export interface BackupSource {
  database: Database;
  storage: ObjectStorage;
  /** The data folder, of which small files are saved, too; null: there is none. */
  dataDirectory: string | null;
}

/** Files of the data folder that can't be made again. */
export const savedFiles = ['demo-accounts.json'];

/** Begins the names of folders in which backups are written, beside where they go. */
const folderPrefix = '.bidloom-backup-';
/** File systems without hard links. */
const withoutLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/**
 * Saves rows, waiting jobs and objects to one file, while other work continues, and reads the file back. It is written in a separate folder
 * beside it, and gets its name when it is complete. Lost objects are named in the manifest. Throws `BackupError` where the file exists or
 * can't be written.
 */
export async function saveBackup(
  source: BackupSource,
  file: string,
  report: Report,
  signal: AbortSignal = new AbortController().signal,
): Promise<Manifest> {
  const path = resolve(file);
  if (await exists(path)) throw existsAlready(path);
  let folder: string | undefined;
  try {
    await removeAbandonedFolders(dirname(path), folderPrefix);
    folder = await makeTemporaryFolder(dirname(path), folderPrefix);
    const written = join(folder, 'backup.tar');
    await writeArchive(source, written, folder, report, signal);
    report('Reading the backup back …');
    const manifest = await verifyArchive(written, signal);
    await place(written, path);
    return manifest;
  } catch (error) {
    // Whatever fails because it was stopped is no news.
    signal.throwIfAborted();
    throw asFileError(error, path);
  } finally {
    if (folder) await rm(folder, { recursive: true, force: true });
  }
}

async function writeArchive(
  source: BackupSource,
  path: string,
  folder: string,
  report: Report,
  signal: AbortSignal,
): Promise<void> {
  report('Saving rows …');
  const { files, objects: referenced, ...rows } = await saveRows(source.database.engine, folder, signal);
  const archive = createArchive(path, signal);
  try {
    await addRows(archive, files, signal);
    const objects = await saveObjects(source, archive, referenced, report, signal);
    await saveFiles(source, archive);
    await archive.finish({ format: formatVersion, ...rows, ...objects, entries: archive.entries });
  } catch (error) {
    archive.abandon();
    throw error;
  }
}

async function saveFiles({ dataDirectory }: BackupSource, archive: ArchiveWriter): Promise<void> {
  if (!dataDirectory) return;
  for (const name of savedFiles) {
    const path = join(dataDirectory, name);
    if (await exists(path)) await archive.add(entryNames.file(name), (await stat(path)).size, createReadStream(path));
  }
}

/** Gives the file its name, and never somebody else's: a file may have come there meanwhile. */
async function place(written: string, path: string): Promise<void> {
  try {
    await link(written, path);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || (await exists(path))) throw existsAlready(path);
    if (!withoutLinks.has(code)) throw error;
    await rename(written, path);
  }
  if (process.platform === 'win32') return;
  // The name must survive a power cut, too.
  const folder = await open(dirname(path), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

const existsAlready = (path: string) => new BackupError(`${path} exists already. Choose another name.`);

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
