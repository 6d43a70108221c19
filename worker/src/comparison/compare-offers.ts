import { assignOffers, type Candidate } from './assign-offers.ts';
import { type ComparedValue, compareValues } from './compare-values.ts';
import type { Comparable, ComparisonRow, OfferedCell, Party } from './model.ts';

/**
 * Puts what each vendor offers beside what the tender asks, one row for each parameter of the tender and in its order. Names are matched
 * by their words, short forms and synonyms, those of the same equipment first, one to one; a difference is a deviation only where the
 * match and the comparison are both sure.
 */
export function compareOffers<Value extends Comparable>(
  tender: Party<Value>,
  vendors: readonly Party<Value>[],
): ComparisonRow<Value>[] {
  const columns = vendors.map((vendor) => compareOne(tender, vendor));
  return tender.parameters.map((asked, row) => ({ asked, cells: columns.flatMap((column) => column[row] ?? []) }));
}

function compareOne<Value extends Comparable>(tender: Party<Value>, vendor: Party<Value>): OfferedCell<Value>[] {
  const compared = (asked: Value, offered: Value) => compareValues(asked, offered, vendor.language);
  return assignOffers(tender.parameters, vendor.parameters, vendor.language).map((candidates, row) =>
    judge(candidates, (offered) => compared(tender.parameters[row] as Value, offered)),
  );
}

const missing = { state: 'missing', reason: 'Not found in the offer', offered: null, converted: null } as const;

/** The first candidate is the best one; others are as good, or could be meant as well. */
function judge<Value extends Comparable>(
  candidates: readonly Candidate<Value>[],
  compared: (offered: Value) => ComparedValue,
): OfferedCell<Value> {
  const judged = candidates.map((candidate) => ({ ...candidate, verdict: compared(candidate.offered) }));
  const [best, ...others] = judged.filter(({ verdict }) => !verdict.isBlank);
  if (!best) {
    const [blank] = judged;
    return blank ? { ...missing, reason: blank.verdict.reason, offered: blank.offered } : { ...missing };
  }
  const { offered, verdict } = best;
  const cell = { offered, state: verdict.state, reason: verdict.reason, converted: verdict.converted };
  const doubt = (reason: string): OfferedCell<Value> => ({
    ...cell,
    state: 'unclear',
    reason: verdict.reason === '' ? reason : `${reason} (${verdict.reason})`,
  });
  if (others.some((other) => other.verdict.state !== verdict.state))
    return doubt('The offer gives several values for it');
  if (!best.isOwnEquipment) return doubt('The offer does not say for which equipment');
  if (best.match === 'same' || best.match === 'synonym') return cell;
  const named = `Named “${offered.parameter}” in the offer`;
  if (best.match === 'similar' && verdict.state === 'meets') {
    return { ...cell, reason: cell.reason === '' ? named : `${named}; ${cell.reason}` };
  }
  return doubt(`${named}: it may be another parameter`);
}
