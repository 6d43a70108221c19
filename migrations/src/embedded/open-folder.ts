import { access, constants, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { lockFolder } from '../folder-lock.ts';
import { keepCheckpoints } from './checkpoints.ts';
import { createPglite } from './create-pglite.ts';
import { DurableFiles, durableSettings } from './durable-files.ts';
import { engineVoice } from './engine-voice.ts';
import { explainFailure, explainStop } from './failures.ts';
import { syncEntries, syncFolder } from './sync-folder.ts';

/** An embedded PostgreSQL that keeps its rows in a folder. */
export interface EmbeddedFolder {
  pglite: PGlite;
  /** Gives the folder back; the engine is closed before. */
  release(): Promise<void>;
}

interface OpenFolderOptions {
  /** Tests look at what is written, and let it fail. */
  files?: (path: string) => DurableFiles;
}

/**
 * Opens the embedded PostgreSQL of a folder for this process only; a confirmed commit is on the disk. Throws `FolderLockedError` where
 * another process has the folder open, and `DatabaseOpenError` with what to do where it can't be opened.
 */
export async function openFolder(folder: string, options: OpenFolderOptions = {}): Promise<EmbeddedFolder> {
  const { files = (path) => new DurableFiles(path) } = options;
  const unlock = await takeFolder(folder).catch((error) => {
    throw explainFailure(folder, error);
  });
  let isOpen = false;
  const voice = engineVoice((said) => {
    // From here on no result of the engine can be trusted; it would even confirm what it could not write.
    if (isOpen) endProcess(explainStop(folder, said));
  });
  try {
    const place = await preparePlace(folder);
    const settings = durableSettings.flatMap((setting) => ['-c', setting]);
    const pglite = await createPglite({
      fs: files(place),
      startParams: [...PGlite.defaultStartParams.filter((parameter) => parameter !== noSync), ...settings],
      onStderr: voice.onStderr,
    });
    isOpen = true;
    const endCheckpoints = keepCheckpoints(pglite);
    const release = async () => {
      isOpen = false;
      endCheckpoints();
      if (!pglite.closed) await pglite.close();
      await unlock();
    };
    return { pglite, release };
  } catch (error) {
    await unlock();
    throw explainFailure(folder, error, voice.failure());
  }
}

/** PostgreSQL's argument that turns every sync off; the library gives it. */
const noSync = '-F';

async function takeFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  return lockFolder(folder);
}

/** Returns where the files of PostgreSQL are, and makes them where there are none. */
async function preparePlace(folder: string): Promise<string> {
  const place = join(folder, 'pg');
  const names = await readdir(place).catch((error): string[] => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (names.includes('PG_VERSION')) {
    await access(place, constants.R_OK | constants.W_OK | constants.X_OK);
    return place;
  }
  if (names.length > 0) throw new Error(`there is no PG_VERSION in ${place}`);
  // Made aside and renamed when whole and on the disk, so that a cut during the first start leaves a folder that starts again.
  const made = join(folder, 'pg.new');
  await rm(made, { recursive: true, force: true });
  const pglite = await createPglite({ dataDir: made });
  await pglite.close();
  await syncFolder(made);
  await rm(place, { recursive: true, force: true });
  await rename(made, place);
  await syncEntries(folder);
  return place;
}

/** At once, within the call: what still waits for an answer must get none. */
function endProcess(message: string): never {
  console.error(message);
  process.exit(1);
}
