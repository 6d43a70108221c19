import type { Pairing } from './candidates.ts';
import type { ValueClass } from './kinds/model.ts';
import type { TenderUnit } from './read-tender.ts';

/** Names of sums and durations are short, and the same words are in several: "guarantee", "bid guarantee", "performance guarantee". */
const shared: ReadonlySet<ValueClass> = new Set(['sum', 'duration']);

/**
 * Tells whether a word that may name a fact is only a part of another fact's name: "No bid guarantee is required" says nothing of a guarantee
 * on goods.
 */
export function namesOfOthers(pairings: readonly Pairing[]): (pairing: Pairing) => boolean {
  const named = new Map<TenderUnit, Pairing[]>();
  for (const pairing of pairings) {
    if (!pairing.isStrong || !shared.has(pairing.kind.class)) continue;
    named.set(pairing.nameUnit, [...(named.get(pairing.nameUnit) ?? []), pairing]);
  }
  return ({ kind, nameUnit, name, isStrong }) =>
    !isStrong &&
    shared.has(kind.class) &&
    (named.get(nameUnit) ?? []).some(
      (other) =>
        other.kind !== kind &&
        other.name.start <= name.start &&
        other.name.end >= name.end &&
        other.name.end - other.name.start > name.end - name.start,
    );
}
