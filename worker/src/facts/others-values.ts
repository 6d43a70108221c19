import type { Pairing } from './candidates.ts';
import type { ValueClass } from './kinds/model.ts';
import { isOfBoth } from './opened-at-once.ts';
import type { Tender, TenderUnit } from './read-tender.ts';

/** Classes of which each value has a name of its own: of sums and durations, names of several facts are beside one value. */
const named: ReadonlySet<ValueClass> = new Set(['date']);

/**
 * Tells whether a value is another fact's: its own sentence or row calls it by a name of that fact, which is nearer to it, or says more, than
 * the name of the fact that it is paired with. "Questions end on 3 May. Bids are due on 20 May": the 20th is no end of questions.
 */
export function othersValues(pairings: readonly Pairing[], { isAmended }: Tender): (pairing: Pairing) => boolean {
  const namedOf = new Map<TenderUnit, Map<string, Pairing[]>>();
  for (const pairing of pairings) {
    if (!pairing.isStrong || !isOwn(pairing) || !named.has(pairing.kind.class)) continue;
    const ofUnit = namedOf.get(pairing.unit) ?? new Map<string, Pairing[]>();
    namedOf.set(pairing.unit, ofUnit);
    ofUnit.set(keyOf(pairing), [...(ofUnit.get(keyOf(pairing)) ?? []), pairing]);
  }
  return (pairing) => {
    const { kind } = pairing;
    const all = namedOf.get(pairing.unit)?.get(keyOf(pairing)) ?? [];
    const own = all.filter((each) => each.kind === kind);
    const others = all.filter((each) => each.kind !== kind);
    return others.some(
      (other) =>
        !(isAmended && isOfBoth(other.kind.fact, kind.fact, pairing.unit)) &&
        (own.length > 0 ? own : [pairing]).every((each) => isNearer(other, each)),
    );
  };
}

const keyOf = ({ kind, value }: Pairing) => `${kind.class} ${value.start}`;
const isOwn = ({ unit, nameUnit }: Pairing) => unit === nameUnit;

function isNearer(other: Pairing, own: Pairing): boolean {
  if (!isOwn(own) || other.distance < own.distance) return true;
  const isWithin = other.name.start <= own.name.start && own.name.end <= other.name.end;
  return isWithin && other.name.end - other.name.start > own.name.end - own.name.start;
}
