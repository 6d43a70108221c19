import type { Claim } from '../../../analyst.ts';
import { isGlossary } from '../../statements.ts';
import { topicsOfTitle } from '../../topics/titled-topics.ts';
import { isOfTerms } from './choose-requirements.ts';
import { type Heading, isDivided, type Outline } from './document-outline.ts';
import { isGeneral } from './tell-purpose.ts';
import { nameOf, ofRegulation } from './titled-line.ts';

const counts = { least: 4, most: 12 };

/** Sheets of any price list: its totals and its years. */
const ofPriceList =
  /^\P{L}{0,4}(?:summary|overview|totals?|grand total|instructions?|cover(?: sheet)?|read ?me|notes?|sheet|base (?:year|period)|option (?:year|period)s?|(?:contract )?year|period|zusammenfassung|übersicht|deckblatt|hinweise|tabelle|summe|gesamt|jahr|récapitulatif|synthèse|feuil(?:le)?|année|total(?:es)?|resumen|hoja|año|riepilogo|foglio|anno|resumo|planilha|ano)\P{L}{0,12}$/iu;

/** One line with the main parts of a document, each with its place: what a specification covers, in its own headings. */
export function nameParts({ parts, statements: all, headingNamed }: Outline): Claim | null {
  if (!isDivided(parts, all.length)) return null;
  const named = parts.flatMap(({ title, statements }) => {
    const [first] = statements;
    const [heading, name] = [first ? headingNamed(title, first) : null, nameOf(title)];
    // "Scope", "Deliverables" are parts of any document, and name nothing of this one.
    const isOther =
      !first ||
      ofRegulation.test(title.trim()) ||
      ofPriceList.test(title) ||
      isGlossary(first) ||
      isGeneral(title, first.language) ||
      isOfTerms(title, first.language) ||
      topicsOfTitle(title, first.language).size > 0;
    return heading && name && !isOther ? [{ heading, name }] : [];
  });
  const shown = named.slice(0, counts.most);
  if (shown.length < counts.least) return null;
  const text = `Parts: ${shown.map(({ name }) => name).join('; ')}${shown.length < named.length ? '; …' : ''}`;
  return { text, citations: shown.map(({ heading }) => placeOf(heading)), supported: true };
}

const placeOf = ({ documentId, page, quote, start, end }: Heading) => ({ documentId, page, quote, start, end });
