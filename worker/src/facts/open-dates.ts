import { leavesDateOpen } from '../search/answer-kinds.ts';
import { allKinds } from './all-kinds.ts';
import type { FactDocument, FactName, FactPlace, FoundFact } from './model.ts';
import { nameAt, namesRival } from './names-fact.ts';
import { readTender, type TenderUnit } from './read-tender.ts';
import { isWithoutPlace, withPlaces } from './titled-places.ts';

const mostPlaces = 2;
/** In characters. */
const longestPlace = 300;

/** Adds to each date that was not found the statements that leave it open: "Proposals are due on MONTH DD, 20YY", as in a draft. */
export function withOpenDates(found: readonly FoundFact[], documents: readonly FactDocument[]): FoundFact[] {
  const isWanted = (each: FoundFact) => allKinds[each.fact].class === 'date' && isWithoutPlace(each);
  if (!found.some(isWanted)) return [...found];
  const open = readTender(documents).units.filter((unit) => leavesDateOpen(textOf(unit)));
  return found.map((each) => (isWanted(each) ? withPlaces(each, placesFor(each.fact, open)) : each));
}

const textOf = ({ page, start, end }: TenderUnit): string => page.page.text.slice(start, end);

function placesFor(fact: FactName, units: readonly TenderUnit[]): FactPlace[] {
  return units
    .filter(
      ({ folded, start, end }) => end - start <= longestPlace && nameAt(fact, folded) >= 0 && !namesRival(fact, folded),
    )
    .slice(0, mostPlaces)
    .map((unit) => {
      const { document, page } = unit.page;
      const { start, end } = unit;
      return { documentId: document.documentId, page: page.number, start, end, quote: textOf(unit) };
    });
}
