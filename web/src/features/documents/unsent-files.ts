import type { Upload } from './documents.slice.ts';

/** The storage key. As with every key with this prefix, its owner is checked at sign-in. */
const storedAs = 'draft:uploads';

/** A file that the server does not have yet. */
export type UnsentFile = Pick<Upload, 'id' | 'fileName' | 'size'>;
type Stored = UnsentFile & { workspaceId: string };

/** Uploads whose files this page still has: they are not lost, even if another tender is open. */
const known = new Set<string>();

function read(): Stored[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storedAs) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one?.fileName === 'string') : [];
  } catch {
    return [];
  }
}

function write(stored: readonly Stored[]): void {
  if (stored.length === 0) sessionStorage.removeItem(storedAs);
  else sessionStorage.setItem(storedAs, JSON.stringify(stored));
}

/** Stores the names of files to send, since the browser loses the files when the page is reloaded. */
export function noteUnsent(workspaceId: string, uploads: readonly UnsentFile[]): void {
  const names = new Set(uploads.map(({ fileName }) => fileName));
  const others = read().filter((one) => one.workspaceId !== workspaceId || !names.has(one.fileName));
  for (const { id } of uploads) known.add(id);
  write([...others, ...uploads.map(({ id, fileName, size }) => ({ id, fileName, size, workspaceId }))]);
}

/** Removes a file that the server has, or that the user has cancelled. */
export function forgetUnsent(id: string): void {
  const stored = read();
  if (stored.some((one) => one.id === id)) write(stored.filter((one) => one.id !== id));
}

/** The files of a tender that were lost when the page was reloaded. */
export const lostFiles = (workspaceId: string): UnsentFile[] =>
  read().filter((one) => one.workspaceId === workspaceId && !known.has(one.id));
