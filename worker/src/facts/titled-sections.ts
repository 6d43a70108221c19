import { withoutMark } from '@bidloom/texts/item-mark';
import { namesPattern } from '../concepts/names-pattern.ts';
import { fold } from './fold.ts';
import type { FactName, FactPlace } from './model.ts';
import { isOfOther, namesRival, shareOfName } from './names-fact.ts';
import { placeOfUnit, type TenderUnit } from './read-tender.ts';
import { boxAt } from './ticked-line.ts';

/** In characters. */
const longestTitle = 60;
const longestPlace = 300;
/** Share of a title that names the fact: "Warranty requirements", but not "Warranty of authority of the signatory". */
const leastOfTitle = 0.6;
/** Sentences below a title that are quoted with it, and letters that say something. */
const mostBelow = 3;
const leastLetters = 12;
/**
 * The sections that are hardly called anything but a fact: what is below "Award criteria" says something about them. Only those that contain
 * words of bids or of the contract count: what is bought has languages, contacts and opening hours, too.
 */
export function titledSections(units: readonly TenderUnit[]): (fact: FactName) => FactPlace[] {
  const sections = sectionsOf(units);
  return (fact) => sections.filter((section) => isAbout(fact, section)).map(({ place }) => place);
}

function isAbout(fact: FactName, section: Section): boolean {
  const { title, language } = section;
  const isNamed = shareOfName(fact, title, language) >= leastOfTitle;
  return isNamed && !namesRival(fact, title) && !isOfOther(fact, title) && speaksOfTender(fact, section);
}

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
    const said = page.text.slice(unit.end, end);
    const letters = said.match(/\p{L}/gu)?.length ?? 0;
    if (letters < leastLetters || isEmptyOrDefines.test(said)) return [];
    return [{ title, language: document.language, place: placeOfUnit(unit, end) }];
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

/** Who bids, and what for; and who is bound by the contract, and its papers, as in specifications, too. */
const words = {
  bids: ['bidder', 'bid', 'tender_documents', 'tender_procedure'],
  contract: ['contractor', 'buyer', 'contract', 'acceptance', 'invoice'],
};
/** Facts about the contract and what its parties hand in, of which a section may speak without a word of bids. */
const ofContract: ReadonlySet<FactName> = new Set([
  ...(['contract_period', 'delay_damages', 'payment_terms', 'advance_payment', 'warranty', 'subcontracting'] as const),
  ...(['performance_security', 'governing_law', 'insurance', 'delivery_place', 'submission_method'] as const),
]);
/** Whether a section is about the tender, as far as words tell: boxes are what a buyer or a bidder chooses. */
function speaksOfTender(fact: FactName, { place: { quote }, language }: Section): boolean {
  const folded = fold(quote);
  // Of a language without a list nothing is known.
  const contains = (of: keyof typeof words) => namesPattern(language, words[of])?.test(folded) ?? true;
  return quote.includes('☐') || contains('bids') || (ofContract.has(fact) && contains('contract'));
}
