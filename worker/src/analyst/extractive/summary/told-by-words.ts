import { containsFigure } from '../figures.ts';
import { leadsOver } from '../leaning.ts';
import { tenderWords } from '../questions/tender-words.ts';
import type { Statement } from '../statements.ts';
import type { WishedTopic } from '../topics/match-topics.ts';

/** Of a topic that a section names only in passing, words tell nothing. */
const leastWeight = 0.3;
const amounts = ['duration', 'date', 'money', 'percent'] as const;
const prices =
  /\b(?:(?:firm|fixed|lump[- ]sum|unit) (?:and \p{L}+ )?(?:prices?|basis|rates?)|price (?:basis|adjust|escalat|variation)|taxes|duties|gst|vat|tva|iva|umsatzsteuer|netto|festpreis|preisanpassung|prix (?:fermes?|révis)|precios? (?:fij|unitari)|impuestos|prezzi|revisione|reajust|impostos|podatk)/iu;
const paid =
  /(?<!\p{L})(?:paid|pay(?:s|able|ments?)?|invoices?|interest|retention|retained|zahl\p{L}{1,6}|rechnung\p{L}{0,3}|pag[oa]\p{L}{0,6}|factur\p{L}{1,3}|fattur\p{L}{1,3}|paie\p{L}{1,5}|règlement|płat\p{L}{1,5}|faktur\p{L}{1,3}|importo|valore|montant|prix|prezzo|price)(?!\p{L})/iu;
/** How bids are judged without figures. */
export const judges =
  /\btrade-?offs?\b|\bmore important than\b|\bpass\b.{0,8}\bfail\b|\blowest\b.{0,40}\b(?:price|bid|tender|evaluated|cost|offer)|\bbest value\b|\bmost (?:economically )?advantageous\b|\b(?:cut ?[–-] ?off|minimum) (?:score|marks?)\b|\bwirtschaftlichst|\bniedrigst|\bmenor (?:preço|precio)\b|\bmás (?:conveniente|ventajosa)\b|\bprezzo più basso\b|\boffre économiquement|\bnajniższ/iu;
const law =
  /\b(?:arbitrat\p{L}{1,4}|jurisdiction|courts?|tribunal|foro|litig\p{L}{1,5}|gerichtsstand|compétent|disputes? (?:shall|will|are|is)|intellectual property|copyright|ownership|nutzungsrecht\p{L}{0,2}|propriété intellectuelle|propiedad intelectual|proprietà intellettuale|liab(?:le|ility)|indemnif\p{L}{1,3}|confidential|non-disclosure|force majeure|fuerza mayor|forza maggiore|força maior|höhere gewalt)/iu;

/**
 * Whether a statement that only its words bring to a section tells enough of its topic to be there. Where nothing does, an empty section is
 * better: half of the misplaced lines came by one word.
 */
export function tellsByWords({ text, figures, language, shape }: Statement, { topic, weight }: WishedTopic): boolean {
  if (weight < leastWeight) return false;
  const hasAmount = containsFigure(figures, amounts);
  const binds = tenderWords(language).binding.test(text);
  switch (topic.id) {
    case 'scope':
      return false;
    case 'dates':
      return containsFigure(figures, ['date']);
    case 'submission':
      return shape !== 'row';
    case 'testing':
    case 'documents':
      return hasAmount;
    case 'evaluation':
      return containsFigure(figures, ['percent', 'quantity']) || judges.test(text);
    case 'price':
    case 'payment':
      return prices.test(text) || (hasAmount && paid.test(text));
    case 'law':
    case 'termination':
      return law.test(text) ? binds : binds && containsFigure(figures, ['duration']);
    case 'eligibility':
      return binds || hasAmount || leadsOver(text);
    case 'delivery':
    case 'warranty':
    case 'insurance':
      return hasAmount;
    default:
      return true;
  }
}
