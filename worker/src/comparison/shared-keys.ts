import type { WordKeys } from '../documents/datasheets/parameter-words.ts';

/** Finds which of the names share a key with another one: their indexes, in order. */
export function sharedKeys(names: readonly (readonly WordKeys[])[]): (tokens: readonly WordKeys[]) => number[] {
  const byKey = new Map<string, number[]>();
  for (const [index, tokens] of names.entries()) {
    for (const key of new Set(tokens.flat())) {
      const known = byKey.get(key);
      if (known) known.push(index);
      else byKey.set(key, [index]);
    }
  }
  return (tokens) => [...new Set(tokens.flat().flatMap((key) => byKey.get(key) ?? []))].toSorted((a, b) => a - b);
}
