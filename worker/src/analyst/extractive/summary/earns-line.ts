import { containsFigure } from '../figures.ts';
import { leadsOver } from '../leaning.ts';
import { tenderWords } from '../questions/tender-words.ts';
import type { Statement } from '../statements.ts';
import { saysKnownAddresses } from './said-addresses.ts';
import { judges } from './told-by-words.ts';

/** Holds only if something happens: a summary says what always holds. */
const conditional =
  /^[^\p{L}]{0,12}(?:\(?[a-z\d]{1,2}[.)]\s)?(?:if|in case|in the (?:event|case)|when(?:ever)?|where|unless|should (?:the|any)|wenn|falls|sofern|soweit|werden|en cas|dans le cas|lorsque|si|en (?:el )?caso|cuando|ultrapassad[oa]|no caso|caso|quando|qualora|nel caso|se|jeżeli|jeśli|w przypadku|如果|如|若|当|根据|按照)(?!\p{Script=Latin})/iu;
/** What most contracts say, in words that commit nobody. */
const boilerplate =
  /\bnothing (?:herein|contained|in (?:this|these|the))\b|\bshall (?:be deemed|not be deemed|be held to include)\b|\bis deemed to\b|\bforce majeure\b|\bforfeit\p{L}{0,5}\b|\b(?:shall|will) not be (?:held )?liable\b|\bwithout prejudice to\b|\bunder (?:any|no) circumstances? .{0,40}\b(?:liable|responsible)\b|\bincidental charges\b|\b(?:is|are) required to protect\b|\bgilt als\b|\breputa(?:do|r-se)\b|\bsans préjudice\b|法律、法规/iu;
/** The number of another clause within a sentence: text of two columns or pages run together. */
const stray = /[,;]\s\d{1,2}\.\s(?=\p{Ll})/u;
/** A standard as the last cell: an entry of a list of standards. */
const standardRow =
  /\|\s{0,3}(?:GB\p{L}?|DL|JB|IS|ISO|IEC|EN|DIN|BS|ANSI|ASTM|IEEE|NEMA|NF|UNE|UNI|PN)[\s/T-]{0,3}\d(?:[\d\s.:/—–-]|IS|BS|EN){0,40}$/iu;
/** A mark of a scale without the name of what is judged. */
const scaleRow = /^[\s|\d.]{0,20}(?:[<>≥≤=]|from|up to|more than|less than|between)[^|]{0,60}\|/iu;
/** A place of delivery, a person, no quantity of what is bought. */
const addressRow = /(?<!\d)\d{6}(?!\d)|\bPIN\b|\bdist\b/iu;

const testing =
  /(?<!\p{L})(?:tests?|tested|testing|inspect\p{L}{0,5}|certific\p{L}{1,5}|drawings?|manuals?|datasheets?|documentation|commissioning|training|prüf\p{L}{0,6}|abnahme|dokumentation|handbuch|essais?|recette|ensayos?|pruebas?|manuales|collaud\p{L}|verific\p{L}{1,4}|manuali|testes?|manuais|badani\p{L}|instrukcj\p{L}|试验|检验|验收|图纸|资料)/iu;
const prices =
  /\b(?:(?:firm|fixed|lump[- ]sum) (?:and \p{L}+ )?(?:prices?|basis|rates?|fees?)|festpreis\p{L}{0,8}|nettopreise?|ohne umsatzsteuer|prix (?:fermes?|révis\p{L}{1,4})|precios? fij\p{L}{1,2}|price (?:adjustment|escalation|variation)|(?:inclusive|exclusive) of (?:all )?(?:taxes|gst|vat))/iu;
const invoices =
  /(?<!\p{L})(?:invoices?|rechnung\p{L}{0,3}|factur\p{L}{1,3}|fattur\p{L}{1,3}|nota fiscal|faktur\p{L}{1,3})(?!\p{L})/iu;
/** What is paid for a delay or a shortfall; not by a buyer who pays late. */
const damages =
  /\b(?:damages|penalt\p{L}{1,3}|shortfall|falls? short|service credits?)\b|vertragsstrafe|pénalité|\bmultas?\b|\bpenale\b|kar\p{L} umown|违约金/iu;
const latePayment = /\b(?:late|delayed) payments?\b|付款/iu;
const disputes = /\b(?:arbitrat\p{L}{1,4}|jurisdiction|competent courts?|gerichtsstand|tribunal|foro)\b/iu;
const published =
  /(?<!\p{L})(?:publi\p{L}{2,8}|issued?|issue of|uploaded|start date|download|veröffentlich\p{L}{1,3})(?!\p{L})/iu;
/** How papers look and are opened says nothing of who may bid. */
const ofPapers = /\bopened in (?:the )?presence\b|\bpages?\b|\bfonts?\b|\bvolumes?\b/iu;
/** What a contract rules about supply, in every tender. */
const ofContract =
  /(?<!\p{L})(?:packaging|verpackung\p{L}{0,2}|packstoffe?|invoices?|insurance|price list|in accordance with (?:the )?laws?|embalajes?|imballagg\p{L})(?!\p{L})|法律/iu;
/** A specification about itself. */
const ofItself =
  /本(?:技术)?(?:规格书|规范|章|节)|\bdiese(?:s|r)? (?:Leistungsbeschreibung|Spezifikation)\b|\bbrochure\b/iu;
/** Days that a bidder plans for: "commence on", "site visit". */
const later =
  /(?<!\p{L})(?:commenc\p{L}{1,5}|start|award|contract|site (?:visit|inspection)|ortsbesichtigung|kick-?off|presentation|interview|demonstration|beginn|zuschlag|début|visite|inicio|visita|avvio|início|rozpoczęci\p{L}|receipt|answers?|risposte)s?(?!\p{L})/iu;

interface Told {
  hasParameter?: boolean;
  isTitled?: boolean;
  isOfTable?: boolean;
}

/**
 * Whether a sentence or row that states no bid fact deserves a line in a section about a topic. Bid facts and named lines tell most of a
 * section; beside them, half of the sentences that words or a heading brought were misplaced. A section that says nothing is better.
 * @param stated lines that the section has already
 * @param told whether it contains a technical parameter, is among the first below a heading of the topic, or is a row of the table that states
 * a fact of the section
 */
export function earnsLine(
  statement: Statement,
  topic: string | undefined,
  stated: readonly { text: string }[],
  { hasParameter = false, isTitled = false, isOfTable = false }: Told = {},
): boolean {
  const { text, shape, figures, language } = statement;
  // "SI" is a system integrator.
  const isConditional = conditional.test(text) && !/^\P{L}{0,12}\p{Lu}{2}/u.test(text);
  if (isConditional || boilerplate.test(text) || stray.test(text)) return false;
  if (shape === 'row' && (standardRow.test(text) || scaleRow.test(text))) return false;
  const binds = tenderWords(language).binding.test(text);
  const hasAmount = containsFigure(figures, ['duration', 'date', 'money', 'percent']);
  const hasSum = containsFigure(figures, ['money', 'percent']);
  switch (topic) {
    case 'dates':
      if (!containsFigure(figures, ['date']) || published.test(text)) return false;
      return stated.length === 0 || ((isOfTable || later.test(text)) && !saidDate(statement, stated));
    case 'testing':
    case 'documents':
      return testing.test(text) && (binds || containsFigure(figures, ['duration', 'percent', 'quantity']));
    case 'scope':
      return !ofContract.test(text) && (shape === 'row' || /[.;:!?。；：]$/u.test(text));
    case 'eligibility':
      return (binds || figures.length > 0 || leadsOver(text)) && !ofPapers.test(text);
    case 'submission':
      return !saysKnownAddresses(text, stated);
    case 'technical':
      if (shape === 'row')
        return !addressRow.test(text) && (hasParameter || containsFigure(figures, ['quantity', 'percent']));
      return hasParameter || (figures.length > 0 && !ofItself.test(text));
    case 'price':
    case 'payment':
      if (stated.length === 0) return hasAmount || binds;
      return prices.test(text) && !invoices.test(text);
    case 'law':
    case 'termination':
      return stated.length === 0 && (isTitled || disputes.test(text)) && binds;
    case 'delivery':
    case 'damages':
      if (hasSum && damages.test(text) && !latePayment.test(text)) return true;
      return stated.length === 0 && hasAmount;
    case 'security':
    case 'warranty':
    case 'insurance':
      return stated.length === 0 && hasAmount;
    case 'evaluation':
      return shape !== 'row' ? judges.test(text) || containsFigure(figures, ['percent', 'quantity']) : !stated.length;
    default:
      return true;
  }
}

/** All its dates are in lines of the section. */
function saidDate({ text, figures }: Statement, stated: readonly { text: string }[]): boolean {
  const own = figures.filter(({ kind }) => kind === 'date').map(({ start, end }) => text.slice(start, end));
  return own.every((date) => stated.some((line) => line.text.includes(date)));
}
