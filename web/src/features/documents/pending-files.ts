/** Files that wait for their upload, by its id. They are no plain data, so the store can't hold them. */
const pending = new Map<string, File>();

/** Keeps a file and gives the id of its upload. */
export function keepFile(file: File): string {
  const id = crypto.randomUUID();
  pending.set(id, file);
  return id;
}

/** Keeps the file of an upload that failed, to be sent again. */
export function holdFile(id: string, file: File): void {
  pending.set(id, file);
}

/** Gives a kept file, once. */
export function takeFile(id: string): File | undefined {
  const file = pending.get(id);
  pending.delete(id);
  return file;
}
