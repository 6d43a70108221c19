import { leavesDateOpen } from '../search/answer-kinds.ts';
import { allKinds } from './all-kinds.ts';
import type { FactName, FactPlace } from './model.ts';
import { nameAt, namesRival } from './names-fact.ts';
import { placeOfUnit, type TenderUnit } from './read-tender.ts';

/** In characters. */
const longestPlace = 300;
const longestTable = 500;

/**
 * The statements that leave the date of a fact open, as in a draft: "Proposals are due on MONTH DD, 20YY", and the tables of such dates whose
 * columns have its name. None for other facts.
 */
export function openDates(units: readonly TenderUnit[]): (fact: FactName) => FactPlace[] {
  const open = units.flatMap((unit) => {
    const rows = rowsBelow(unit, units);
    if (rows.length === 0) return saysOpen(unit) ? [{ named: placeOfUnit(unit), place: placeOfUnit(unit) }] : [];
    const last = rows.findLast(({ end }) => end - unit.start <= longestTable);
    return last && rows.some(saysOpen) ? [{ named: placeOfUnit(unit), place: placeOfUnit(unit, last.end) }] : [];
  });
  return (fact) =>
    allKinds[fact].class === 'date'
      ? open
          .filter(({ named: { quote } }) => nameAt(fact, quote) >= 0 && !namesRival(fact, quote))
          .map(({ place }) => place)
      : [];
}

const saysOpen = (unit: TenderUnit): boolean =>
  unit.end - unit.start <= longestPlace && leavesDateOpen(placeOfUnit(unit).quote);

/** The rows of a table below the one that names its columns; none for another unit. */
function rowsBelow({ kind, header, page, index }: TenderUnit, units: readonly TenderUnit[]): TenderUnit[] {
  if (kind !== 'row' || header !== null) return [];
  const rows: TenderUnit[] = [];
  for (let at = index + 1; at < units.length; at++) {
    const unit = units[at];
    if (!unit || unit.page !== page || unit.kind !== 'row' || unit.header === null) break;
    rows.push(unit);
  }
  return rows;
}
