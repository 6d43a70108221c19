import { namesPattern } from '../concepts/names-pattern.ts';
import { fold } from '../facts/fold.ts';

/** Characters of the first page that are its title, and of a line that may be one. */
const longestOpening = 600;
const longestTitle = 100;
/** A data sheet names the standard of its product further down. */
const firstLines = 3;

/** What standards are called, at the end of a title, or before what they are for: "Standard for", "Linee guida per". */
const kinds =
  'standards?|guidelines|code of practice|codes of practice|handbook|richtlinien?|leitfaden|norm|normen|norme|normes|referentiel|lignes directrices|guide de bonnes pratiques|norma|normas|directrices|guia tecnica|linee guida|diretrizes|richtlijn|richtlijnen|wytyczne|tieu chuan quoc gia|стандарт|표준|标准|规范';
const bodies =
  'iso|iec|en|din|vdi|vde|bs|nf|une|uni|nbr|nen|pn|tcvn|gb/t|gb|ks|jis|astm|asme|ansi|ieee|nist|nfpa|etsi|itu|bsi tr|gost|гост|is';
/** "Application Security Verification Standard 4.0.3", "Web Content Accessibility Guidelines (WCAG) 2.1", "Leitfaden für Barrierefreiheit". */
const named = new RegExp(
  `^(?:\\P{L}*|.{2,80}[\\s-])(?:${kinds})(?: \\([\\p{L}\\d .-]{2,12}\\))?(?: (?:for|on|fur|zur|zum|pour|para|per|voor|dla) .{3,70})?(?:,? ?(?:v|ver|version|edition|rev|revision|fassung)?\\.? ?\\d[\\d.:/-]{0,9})?$`,
  'u',
);
/** A line with nothing but the number of a standard: "ISO/IEC 27001:2022", "NIST Special Publication 800-53". */
const numbered = new RegExp(
  `^(?:${bodies})(?:[/ -](?:${bodies}))*(?: (?:special publication|sp|standard))?[ -]?\\d[\\d.:/ -]{0,20}(?:\\([\\d-]{4,7}\\))?(?: v\\d[\\d.]*)?$`,
  'u',
);
/** Papers of a call have such words, too: "Standard bidding document". What follows is for the other party of the call, or how its offer looks. */
const ofCall = ['bidder', 'bid', 'tender_documents', 'tender_procedure', 'contractor', 'contract'];
/** Papers about one thing, which name its standard. */
const ofThing =
  /(?<!\p{L})(?:data ?sheets?|specifications?|certificates?|drawings?|submissions?|datenblatt|leistungsverzeichnis|zertifikat|zeichnung|fiche technique|ficha tecnica|scheda tecnica)(?!\p{L})/u;

/**
 * The title of a standard, a norm or a guideline that stands beside a call, as its first page says it: a call refers to it, and it says
 * nothing of the call. Null for any other document.
 * @param firstPage its text
 * @param language ISO 639-1; of one without a list of terms, nothing is known
 */
export function titleOfStandard(firstPage: string, language: string): { start: number; end: number } | null {
  const opening = firstPage.slice(0, longestOpening);
  const speaksOfCall = namesPattern(language, ofCall);
  const folded = fold(opening);
  if (!speaksOfCall || speaksOfCall.test(folded) || ofThing.test(folded)) return null;
  const lines = [...opening.matchAll(/[^\n]+/gu)].filter(([line]) => line.trim() !== '');
  const titles = lines.map((line) => ({ line, title: fold(line[0]).trim() }));
  // "INTERNATIONAL STANDARD" is above the number that tells which one.
  const { line: found } =
    titles.slice(0, firstLines).find(({ title }) => title.length <= longestTitle && numbered.test(title)) ??
    titles.find(({ title }) => title.length <= longestTitle && named.test(title)) ??
    {};
  return found ? { start: found.index, end: found.index + found[0].length } : null;
}
