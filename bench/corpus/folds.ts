import { createHash } from 'node:crypto';

/** Into how many parts the files of a measurement are split. */
const foldCount = 5;

/**
 * Splits items by the file that they belong to, so that no file is on both sides: what is chosen on the files of all parts except one is
 * judged on the files of that one. The parts have equally many files, plus or minus one; the assignment is random but always the same.
 */
export function foldsOf<T>(items: readonly T[], fileOf: (item: T) => string): { chosenOn: T[]; leftOut: T[] }[] {
  const digest = (file: string) => createHash('sha256').update(file).digest('hex');
  const files = [...new Set(items.map(fileOf))].sort((a, b) => (digest(a) < digest(b) ? -1 : 1));
  const foldOf = new Map(files.map((file, rank) => [file, rank % foldCount]));
  return Array.from({ length: foldCount }, (_, fold) => ({
    chosenOn: items.filter((item) => foldOf.get(fileOf(item)) !== fold),
    leftOut: items.filter((item) => foldOf.get(fileOf(item)) === fold),
  }));
}
