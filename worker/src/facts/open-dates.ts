import { leavesDateOpen } from '../search/answer-kinds.ts';
import { allKinds } from './all-kinds.ts';
import type { FactName, FactPlace } from './model.ts';
import { nameAt, namesRival } from './names-fact.ts';
import { placeOfUnit, type TenderUnit } from './read-tender.ts';

/** In characters. */
const longestPlace = 300;

/** The statements that leave the date of a fact open, as in a draft: "Proposals are due on MONTH DD, 20YY". None for other facts. */
export function openDates(units: readonly TenderUnit[]): (fact: FactName) => FactPlace[] {
  const open = units
    .filter(({ start, end }) => end - start <= longestPlace)
    .map((unit) => placeOfUnit(unit))
    .filter(({ quote }) => leavesDateOpen(quote));
  return (fact) =>
    allKinds[fact].class === 'date'
      ? open.filter(({ quote }) => nameAt(fact, quote) >= 0 && !namesRival(fact, quote))
      : [];
}
