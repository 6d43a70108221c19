import { randomId } from '../../lib/random-id.ts';

/** Files that wait for their upload, by the upload's id. A file is not plain data, so it can't be in the store. */
const pending = new Map<string, File>();

/** Keeps a file and returns the id of its upload. */
export function keepFile(file: File): string {
  const id = randomId();
  pending.set(id, file);
  return id;
}

/** Keeps the file of an upload that failed, to be sent again. */
export function keepForRetry(id: string, file: File): void {
  pending.set(id, file);
}

/** Returns a kept file, and keeps it no longer. */
export function takeFile(id: string): File | undefined {
  const file = pending.get(id);
  pending.delete(id);
  return file;
}
