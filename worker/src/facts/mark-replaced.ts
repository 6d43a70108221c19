import type { Pairing } from './candidates.ts';
import { isSameDate } from './is-same-date.ts';
import { replacedDates } from './moved-dates.ts';
import type { Part } from './parts.ts';
import type { Tender, TenderUnit } from './read-tender.ts';

/** Dates that are only named because their statement replaces them. */
export function replacedPairings(pairings: readonly Pairing[], tender: Tender): Pairing[] {
  return [...Map.groupBy(pairings, ({ unit }) => unit)].flatMap(([unit, ofUnit]) => {
    const dates = ofUnit.map(({ value }) => value);
    const replaced = new Set(replacedDates(unit, dates, () => rowsAbove(unit, tender)));
    return ofUnit.filter(({ value }) => replaced.has(value));
  });
}

function rowsAbove(unit: TenderUnit, { units }: Tender): TenderUnit[] {
  const rows: TenderUnit[] = [];
  for (let index = unit.index - 1; index >= 0 && rows.length < mostRowsAbove; index--) {
    const row = units[index];
    if (row?.kind !== 'row' || row.page.document !== unit.page.document) break;
    rows.push(row);
  }
  return rows;
}

/** A table of changes is short. */
const mostRowsAbove = 12;

/** What of a candidate tells whether its date is replaced. */
interface Dated {
  unit: number;
  value: string;
  edition: number;
  part: Part | null;
}

/**
 * Wherever else a replaced date is, nothing there prevails over the new one; but a later addendum may bring it back. What stays of a
 * statement with a replaced date is the new one.
 */
export function markReplaced<One extends Dated>(candidates: readonly One[], replaced: readonly Pairing[]): One[] {
  const moving = new Set(replaced.map(({ unit }) => unit.index));
  return candidates.map((candidate) => {
    const isOld = replaced.some(
      ({ value, unit }) => isSameDate(value.value, candidate.value) && !isLater(candidate.edition, unit.page.edition),
    );
    if (isOld) return { ...candidate, part: 'replaced' };
    return moving.has(candidate.unit) ? { ...candidate, part: 'moved' } : candidate;
  });
}

/** Whether both are of addenda, and the first of a later one. */
const isLater = (one: number, other: number) => other > 0 && one > other;
