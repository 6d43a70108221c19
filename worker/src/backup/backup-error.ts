import { dirname } from 'node:path';

/** A backup that can't be written, or a file that is none, is damaged, or is of a later version. The message says what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** What the file system does not do with the file of a backup, in words; any other error as it is. */
export function asFileError(error: unknown, path: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (!syscall || syscall === 'connect' || error instanceof BackupError) return error;
  const folder = dirname(path);
  const messages: Record<string, string> = {
    ENOENT: `${path} or its folder does not exist.`,
    ENOTDIR: `${folder} is no folder.`,
    EISDIR: `${path} is a folder. Name a file.`,
    EACCES: `${path} or its folder may not be opened by this account.`,
    EPERM: `${path} or its folder may not be opened by this account.`,
    EROFS: `${folder} may not be written to.`,
    ENOSPC: `The disk of ${folder} is full. Nothing is left there; choose another one, with room for the rows twice and the files once.`,
    EDQUOT: `The share of the disk of ${folder} is used up. Nothing is left there; choose another one, with room for the rows twice and the files once.`,
  };
  const message = messages[code ?? ''];
  return message ? new BackupError(message, { cause: error }) : error;
}
