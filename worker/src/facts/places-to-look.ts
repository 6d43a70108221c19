import { leastLikely } from '@bidloom/texts/certainty';
import type { FactDocument, FactName, FactPlace, FoundFact } from './model.ts';
import { openDates } from './open-dates.ts';
import { readTender } from './read-tender.ts';
import { titledSections } from './titled-sections.ts';

/** That nothing is stated is not sure where a place is about it. */
const mostOfPlaced = leastLikely - 0.01;
const mostPlaces = 2;

/**
 * Adds to each fact of which nothing was found, not even a place to look at, those that may state it in words that are not read: dates that a
 * draft leaves open, else sections with the name of the fact as their title.
 */
export function withPlacesToLook(found: readonly FoundFact[], documents: readonly FactDocument[]): FoundFact[] {
  if (!found.some(isWithoutPlace)) return [...found];
  const { units } = readTender(documents);
  const [dates, sections] = [openDates(units), titledSections(units)];
  const placesFor = (fact: FactName): FactPlace[] => {
    const open = dates(fact);
    return (open.length > 0 ? open : sections(fact)).slice(0, mostPlaces);
  };
  return found.map((each) => {
    const further = isWithoutPlace(each) ? placesFor(each.fact) : [];
    return further.length > 0 ? { ...each, probability: Math.min(each.probability, mostOfPlaced), further } : each;
  });
}

const isWithoutPlace = ({ stated, further }: FoundFact): boolean => stated === null && further.length === 0;
