import { createHash } from 'node:crypto';

/** Into how many parts the files of a measurement are split. */
const foldCount = 5;

/**
 * Splits items by the file that they belong to: what is chosen on the files of all parts but one is judged on those of that one, and no
 * file is on both sides. The parts have as many files each, give or take one; which file is in which is random but always the same.
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
