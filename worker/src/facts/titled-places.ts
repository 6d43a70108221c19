import { leastLikely } from '@bidloom/texts/certainty';
import { withoutMark } from '@bidloom/texts/item-mark';
import type { FactDocument, FactName, FactPlace, FoundFact } from './model.ts';
import { namesRival, shareOfName } from './names-fact.ts';
import { readTender, type TenderUnit } from './read-tender.ts';
import { boxAt } from './ticked-line.ts';

/** In characters. */
const longestTitle = 60;
const longestPlace = 300;
/** Share of a title that names the fact: "Insurance requirements", but not "Insurance companies that are members of the council". */
const leastOfTitle = 0.6;
const mostPlaces = 2;
/** That nothing is stated is not sure where a section is about it: a person looks. */
const mostOfTitled = leastLikely - 0.01;

/**
 * Adds to each fact that was not found, and that has no place to look at, the sections with its name as their title: what is below "Award
 * criteria" says something about them, in words that are not read.
 */
export function withTitledPlaces(found: readonly FoundFact[], documents: readonly FactDocument[]): FoundFact[] {
  if (found.every((each) => !isWithoutPlace(each))) return [...found];
  const titles = titlesOf(readTender(documents).units);
  return found.map((each) => {
    const further = isWithoutPlace(each) ? placesFor(each.fact, titles) : [];
    return further.length > 0 ? { ...each, probability: Math.min(each.probability, mostOfTitled), further } : each;
  });
}

const isWithoutPlace = ({ stated, further }: FoundFact): boolean => stated === null && further.length === 0;

interface Title {
  text: string;
  language: string;
  place: FactPlace;
}

/** Short lines without an end of their own, each with as much of what is below it as can be quoted. */
function titlesOf(units: readonly TenderUnit[]): Title[] {
  return units.flatMap((unit) => {
    const text = textOf(unit);
    const next = units[unit.index + 1];
    if (!isTitle(unit, text) || !next || next.page !== unit.page || isTitleOfNext(next)) return [];
    let end = unit.end;
    for (const below of units.slice(unit.index + 1, unit.index + 1 + mostBelow)) {
      if (below.page !== unit.page || below.kind !== 'sentence' || below.end - unit.start > longestPlace) break;
      end = below.end;
    }
    const { document, page } = unit.page;
    const { start } = unit;
    const place = {
      documentId: document.documentId,
      page: page.number,
      start,
      end,
      quote: page.text.slice(start, end),
    };
    return [{ text: withoutMark(text).replace(/^\d+\s+/u, ''), language: document.language, place }];
  });
}

/** Sentences below a title that are quoted with it. */
const mostBelow = 3;

const textOf = ({ page, start, end }: TenderUnit): string => page.page.text.slice(start, end);

/** "6 Angebotswertung", "4.1 Submission of bids" on a line of its own that was not read as a heading. */
const numberedTitle = /^\s*\(?\d{1,2}(?:\.\d{1,2}){0,4}[.)]?\s+\p{Lu}[^.,;:!?|]*$/u;

function isTitle({ kind }: TenderUnit, text: string): boolean {
  if (kind === 'row' || text.length > longestTitle || boxAt(text) !== undefined) return false;
  return kind === 'heading' || numberedTitle.test(text);
}

/** A title right below has what the section says; a title that only has titles below it is said by these. */
const isTitleOfNext = (unit: TenderUnit): boolean => unit.kind === 'heading';

function placesFor(fact: FactName, titles: readonly Title[]): FactPlace[] {
  return titles
    .filter(({ text, language }) => shareOfName(fact, text, language) >= leastOfTitle && !namesRival(fact, text))
    .slice(0, mostPlaces)
    .map(({ place }) => place);
}
