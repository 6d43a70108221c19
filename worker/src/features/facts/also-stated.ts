import type { ExportedFact } from './items.ts';

/** Other values of the documents, as on the screen: what a person took, and what is new to their decision, is said elsewhere. */
export function alsoStated({ text, conflicts, statedSince = [] }: ExportedFact): ExportedFact['conflicts'] {
  const known = new Set([text, ...statedSince.map((value) => value.text)]);
  return conflicts.filter((value) => !known.has(value.text));
}
