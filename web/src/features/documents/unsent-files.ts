import type { Upload } from './documents.slice.ts';

/** Whose work it was is checked when somebody signs in, as with everything that begins so. */
const storedAs = 'draft:uploads';

/** A file that is not at the server yet. */
export type UnsentFile = Pick<Upload, 'id' | 'fileName' | 'size'>;
type Stored = UnsentFile & { workspaceId: string };

/** Those whose files this life of the page has had: they are not lost, also where another tender is open. */
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

/** Keeps the names of files that are to be sent: when the page is loaded again, the browser forgets the files. */
export function noteUnsent(workspaceId: string, uploads: readonly UnsentFile[]): void {
  const names = new Set(uploads.map(({ fileName }) => fileName));
  const others = read().filter((one) => one.workspaceId !== workspaceId || !names.has(one.fileName));
  for (const { id } of uploads) known.add(id);
  write([...others, ...uploads.map(({ id, fileName, size }) => ({ id, fileName, size, workspaceId }))]);
}

/** The file is at the server, or nobody wants it any more. */
export function forgetUnsent(id: string): void {
  const stored = read();
  if (stored.some((one) => one.id === id)) write(stored.filter((one) => one.id !== id));
}

/** The files of a tender that were lost with an earlier life of the page. */
export const lostFiles = (workspaceId: string): UnsentFile[] =>
  read().filter((one) => one.workspaceId === workspaceId && !known.has(one.id));
