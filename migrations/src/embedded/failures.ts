import { DatabaseOpenError } from '../open-error.ts';

/** What file systems say by a number in emscripten, by a code in Node and in words in PostgreSQL. */
const conditions = [
  { kind: 'full', codes: ['ENOSPC', 'EDQUOT'], numbers: [51, 19], words: /No space left on device|quota exceeded/i },
  {
    kind: 'forbidden',
    codes: ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ELOOP'],
    numbers: [2, 63, 69, 54],
    words: /Permission denied|Operation not permitted|Read-only file system|Not a directory/i,
  },
] as const;

const otherVersion = /initialized by PostgreSQL version (\S+), which is not compatible with this version (\S+?)\.?$/;

/**
 * Why the embedded database of a folder does not start, and what its operator has to do, from the error and what PostgreSQL has `said`.
 * What says so already stays as it is.
 */
export function explainFailure(folder: string, error: unknown, said = ''): DatabaseOpenError {
  if (error instanceof DatabaseOpenError) return error;
  const { code = '', errno = 0, message } = (error ?? {}) as NodeJS.ErrnoException;
  // Errors of emscripten's file system have a number and no words.
  const reason = said || message || (errno ? `error ${errno} of its file system` : String(error));
  const of = conditions.find(
    ({ codes, numbers, words }) =>
      (codes as readonly string[]).includes(code) ||
      (numbers as readonly number[]).includes(errno) ||
      words.test(reason),
  );
  return new DatabaseOpenError(words(folder, reason, of?.kind), { cause: error });
}

/** Why the embedded database of a folder has stopped while it ran, and what to do. */
export function explainStop(folder: string, said: string): string {
  const isFull = conditions[0].words.test(said);
  const then = isFull
    ? `The disk of the data folder ${folder} is full: make room and start again.`
    : `Start again. If it does not help, look after the disk of the data folder ${folder}.`;
  return `The database has stopped: ${sentence(said)} ${then} Nothing that was confirmed is lost.`;
}

function words(folder: string, reason: string, kind: 'full' | 'forbidden' | undefined): string {
  if (kind === 'full') {
    return `The disk of the data folder ${folder} is full (${reason}). Make room and start again: nothing that was confirmed is lost.`;
  }
  if (kind === 'forbidden') {
    return (
      `The data folder ${folder} can't be used (${reason}). Let the account that runs Bidloom read and write it and all in it, ` +
      'or set DATA_DIR to another folder.'
    );
  }
  const [, theirs, ours] = otherVersion.exec(reason) ?? [];
  if (theirs) {
    return (
      `The data folder ${folder} was written by PostgreSQL ${theirs}, and this version of Bidloom has ${ours}. Start the version that ` +
      'wrote it and save a backup (npm run bidloom -- backup FILE); then set DATA_DIR to a new folder and restore it with this version ' +
      '(npm run bidloom -- restore FILE).'
    );
  }
  return (
    `The database in the data folder ${folder} can't be opened, its files are damaged or not complete: ${sentence(reason)} ` +
    'Keep the folder as it is, set DATA_DIR to a new one, and restore your last backup to it: npm run bidloom -- restore FILE'
  );
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
