import { leastLikely } from '@bidloom/texts/certainty';
import { withoutMark } from '@bidloom/texts/item-mark';
import { conceptTables } from '../concepts/concepts.ts';
import { fold } from './fold.ts';
import type { FactDocument, FactName, FactPlace, FoundFact } from './model.ts';
import { isOfOther, namesRival, shareOfName } from './names-fact.ts';
import { readTender, type TenderUnit } from './read-tender.ts';
import { boxAt } from './ticked-line.ts';

/** In characters. */
const longestTitle = 60;
const longestPlace = 300;
/** Share of a title that names the fact: "Warranty requirements", but not "Warranty of authority of the signatory". */
const leastOfTitle = 0.6;
const mostPlaces = 2;
/** Sentences below a title that are quoted with it, and letters that say something. */
const mostBelow = 3;
const leastLetters = 12;
/** That nothing is stated is not sure where a section is about it. */
const mostOfPlaced = leastLikely - 0.01;

/**
 * Adds to each fact that was not found, and that has no place to look at, the sections with its name as their title: what is below "Award
 * criteria" says something about them, in words that are not read. Only sections count that speak of bids or of the contract: what is
 * bought has languages, contacts and opening hours, too.
 */
export function withTitledPlaces(found: readonly FoundFact[], documents: readonly FactDocument[]): FoundFact[] {
  if (found.every((each) => !isWithoutPlace(each))) return [...found];
  const sections = sectionsOf(readTender(documents).units);
  return found.map((each) => (isWithoutPlace(each) ? withPlaces(each, placesFor(each.fact, sections)) : each));
}

/** A fact that was not found, with places that may state it: a person looks. Without any, it stays as it is. */
export const withPlaces = (found: FoundFact, further: FactPlace[]): FoundFact =>
  further.length > 0 ? { ...found, probability: Math.min(found.probability, mostOfPlaced), further } : found;

/** Whether nothing was found of a fact, not even a place to look at. */
export const isWithoutPlace = ({ stated, further }: FoundFact): boolean => stated === null && further.length === 0;

interface Section {
  title: string;
  language: string;
  place: FactPlace;
}

/** Titles of sections that say something, each with as much of what is below it as can be quoted. */
function sectionsOf(units: readonly TenderUnit[]): Section[] {
  return units.flatMap((unit) => {
    const title = titleOf(unit);
    if (title === null) return [];
    let end = unit.end;
    for (const below of units.slice(unit.index + 1, unit.index + 1 + mostBelow)) {
      const isBelow = below.page === unit.page && below.kind === 'sentence' && titleOf(below) === null;
      if (!isBelow || below.end - unit.start > longestPlace) break;
      end = below.end;
    }
    const { document, page } = unit.page;
    const { start } = unit;
    const [quote, said] = [page.text.slice(start, end), page.text.slice(unit.end, end)];
    const letters = said.match(/\p{L}/gu)?.length ?? 0;
    if (letters < leastLetters || isEmptyOrDefines.test(said)) return [];
    const place = { documentId: document.documentId, page: page.number, start, end, quote };
    return [{ title, language: document.language, place }];
  });
}

/** A blank of a form, a section that is left out, or what a word means. */
const isEmptyOrDefines =
  /[_.…]{4}|\b(?:not used|not applicable|left blank|entfällt|sans objet|no aplica|non applicabile)\b|^\W{0,6}reserved\W{0,4}$|["“”’»] means\b|\bit means\b/iu;

/** "6 Angebotswertung", "4.1 Submission of bids" on a line of its own that was not read as a heading. */
const numberedTitle = /^\s*\(?\d{1,2}(?:\.\d{1,2}){0,4}[.)]?\s+\p{Lu}[^.,;:!?|]*$/u;
/** An entry of a table of contents ends in the number of its page. */
const isEntry = /\s\d{1,3}\s*$/u;

/** The words of a title, without its number; null for another unit. */
function titleOf({ kind, page, start, end }: TenderUnit): string | null {
  const text = page.page.text.slice(start, end);
  if (kind === 'row' || text.length > longestTitle || boxAt(text) !== undefined || isEntry.test(text)) return null;
  return kind === 'heading' || numberedTitle.test(text) ? withoutMark(text).replace(/^\d+\s+/u, '') : null;
}

/** Who bids, and what for. */
const bidding = ['bidder', 'bid', 'tender_documents', 'tender_procedure'];
/** Who is bound by the contract, and its papers: in specifications, too. */
const contracting = ['contractor', 'buyer', 'contract', 'acceptance', 'invoice'];
/** Facts about the contract and what its parties hand in, of which a section may speak without a word of bids. */
const ofContract: ReadonlySet<FactName> = new Set([
  ...(['contract_period', 'delay_damages', 'payment_terms', 'advance_payment', 'warranty', 'subcontracting'] as const),
  ...(['performance_security', 'governing_law', 'insurance', 'delivery_place', 'submission_method'] as const),
]);
const compiled = new Map<string, RegExp | null>();

/** The names of concepts in a language, at the beginning of words; null where it has no list. */
function namesOf(concepts: readonly string[], language: string): RegExp | null {
  const id = `${language} ${concepts.length}`;
  let pattern = compiled.get(id);
  if (pattern === undefined) {
    const terms = conceptTables(language)[1];
    const names = concepts.flatMap((concept) => (terms?.get(concept) ?? []).map(fold));
    pattern = names.length > 0 ? new RegExp(`(?<!\\p{L})(?:${names.map(escaped).join('|')})`, 'u') : null;
    compiled.set(id, pattern);
  }
  return pattern;
}

/** Whether a section is about the tender, as far as words tell: boxes are what a buyer or a bidder chooses. */
function speaksOfTender(fact: FactName, { place: { quote }, language }: Section): boolean {
  const concepts = ofContract.has(fact) ? [...bidding, ...contracting] : bidding;
  // Nothing is known of the words of other languages.
  return quote.includes('☐') || (namesOf(concepts, language)?.test(fold(quote)) ?? true);
}

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

function placesFor(fact: FactName, sections: readonly Section[]): FactPlace[] {
  return sections
    .filter((section) => {
      const { title, language } = section;
      const isNamed = shareOfName(fact, title, language) >= leastOfTitle;
      return isNamed && !namesRival(fact, title) && !isOfOther(fact, title) && speaksOfTender(fact, section);
    })
    .slice(0, mostPlaces)
    .map(({ place }) => place);
}
