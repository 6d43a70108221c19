import { withoutMark } from '@bidloom/texts/item-mark';
import { isTechnicalFigure, technicalSign } from '../../../../documents/datasheets/technical-signs.ts';
import { statesDuty } from '../../../../facts/values/permission.ts';
import { findStandards } from '../../../../similar/standards.ts';
import { containsFigure } from '../../figures.ts';
import { leadsOver, leansOnBefore } from '../../leaning.ts';
import { isGlossary, type Statement } from '../../statements.ts';
import { inverseFrequencies, similarity } from '../../term-weights.ts';
import { topicsOfTitle } from '../../topics/titled-topics.ts';
import { earnsLine } from '../earns-line.ts';
import { isOfForm, isSound } from '../is-sound.ts';
import { topicsOf } from '../own-topic.ts';
import { isWorthSaying } from '../worth-saying.ts';
import { type Outline, titlesOf } from './document-outline.ts';
import { introduces } from './tell-purpose.ts';

/** What tells a main requirement: an amount with a unit, words that bind, a standard; and that it comes early in its part and in its document. */
const worth = {
  quantity: 1,
  rating: 0.4,
  count: 0.7,
  duty: 0.6,
  standard: 0.3,
  early: 0.4,
  front: 0.3,
  ofBidder: -0.6,
};
const least = 0.8;
/** The most of one part, where there are many. */
const mostOfPart = 2;
/** Statements from the beginning of a part after which coming early counts half. */
const halfway = 8;
/** "500 workstations", "24/7": how much there is; no year, no number of a clause. */
const count =
  /(?<![\p{L}\d.,/-])(?!(?:19|20)\d\d(?!\d))\d{1,3}(?:(?:[ .,]\d{3}){1,3}|\d{0,4})\s(?:\p{L}{4,}|\p{Lu}{2,4}\p{Ll}?)|24\s?(?:\/|x|h\p{L}{0,2}\s?\/)\s?7|24시간/iu;
const amounts = ['duration', 'percent'] as const;
/** How to bid is said elsewhere. */
const bidders =
  /(?<!\p{L})(?:bidders?|tenderers?|offerors?|proponents?|respondents?|bieter\p{L}{0,3}|candidats?|soumissionnaires?|licitador(?:es)?|concorrent[ei]|offerenti?|licitantes?|oferenc\p{L}{1,3}|inschrijvers?|(?:his|her|its|their|the) (?:bid|tender|proposal|offer)|(?:im|dem|seinem) angebot|(?:son|leur|l[’'])\s?offre|su (?:oferta|propuesta)|sua (?:offerta|proposta))(?!\p{L})|投标人|입찰자/iu;
/** Below these are the names of papers. */
const ofReferences =
  /^\P{L}{0,12}(?:references?|bibliograph\p{L}{1,3}|literatur\p{L}{0,12}|références|bibliographie|referencias|bibliograf[ií]a|riferimenti|referências|bibliografia|参考文献)\P{L}{0,3}$/iu;
/** Longer sentences say many things, and each less. */
const plainWords = 30;
/** Statements that share more say the same. */
const same = 0.6;
/** A part of a sentence below a heading: "Length from 60 to 150 mm". */
const leastOfItem = 3;
const mostCells = 3;
/** Sections that say such things for themselves. */
const elsewhere: ReadonlySet<string> = new Set([
  'submission',
  'eligibility',
  'dates',
  'validity',
  'security',
  'clarification',
  'evaluation',
  'price',
  'payment',
  'law',
  'termination',
  'insurance',
  'damages',
  'warranty',
]);

/**
 * The main requirements of a technical document, the best of each of its parts first, as many as there is room for; in reading order.
 * @param topic which section of the summary they are for
 * @param isSaid what other lines say already
 */
export function chooseRequirements(
  { parts, statements: all }: Outline,
  topic: 'technical' | 'testing',
  room: { lines: number; words: number },
  isSaid: (statement: Statement) => boolean,
): Statement[] {
  const lastPage = Math.max(1, ...all.slice(-1).map(({ page }) => page));
  const ranked = parts.map(({ statements }) =>
    rank(statements, lastPage, (statement) => !isSaid(statement) && isOf(topic, statement) && mayBeSaid(statement)),
  );
  const weightOf = inverseFrequencies(ranked.flat().map(({ statement }) => statement.keys));
  const chosen: Statement[] = [];
  let words = room.words;
  const rounds = Math.max(mostOfPart, Math.ceil(room.lines / Math.max(1, parts.length)));
  for (let round = 0; round < rounds && chosen.length < room.lines; round++) {
    const offered = ranked.flatMap((part) => part[round] ?? []).sort((a, b) => b.score - a.score);
    for (const { statement } of offered) {
      const keys = new Set(statement.keys);
      const cost = statement.text.split(/\s+/u).length;
      if (chosen.length >= room.lines || cost > words) continue;
      if (chosen.some((other) => similarity(new Set(other.keys), keys, weightOf) > same)) continue;
      chosen.push(statement);
      words -= cost;
    }
  }
  return chosen.sort((a, b) => a.index - b.index);
}

/** The statements of a part that may be said, the best below each of its headings first. */
function rank(statements: readonly Statement[], lastPage: number, mayBe: (statement: Statement) => boolean) {
  const found = statements
    .flatMap((statement, at) => {
      const score = scoreOf(statement, at) + worth.front * (1 - statement.page / lastPage);
      return score >= least + worth.front / 2 && mayBe(statement) ? [{ statement, score }] : [];
    })
    .sort((a, b) => b.score - a.score);
  const heard = new Set<string>();
  const [first, further]: (typeof found)[] = [[], []];
  for (const entry of found) {
    const id = titlesOf(entry.statement).join('\n');
    (heard.has(id) ? further : first)?.push(entry);
    heard.add(id);
  }
  return [...(first ?? []), ...(further ?? [])];
}

/** Tests and papers have a section of their own; what is said in an introduction is no requirement. */
function isOf(topic: 'technical' | 'testing', { language, ...statement }: Statement): boolean {
  const titles = titlesOf(statement);
  const isTested = titles.some((title) => [...topicsOfTitle(title, language)].some(({ id }) => tested.has(id)));
  return topic === 'testing' ? isTested : !isTested && !titles.some((title) => introduces(title, language));
}
const tested: ReadonlySet<string> = new Set(['testing', 'documents']);

function scoreOf({ text, figures }: Statement, at: number): number {
  const sign = technicalSign(text);
  const binds = statesDuty(text);
  const parts =
    (sign === 'quantity' || sign === 'rating' ? worth[sign] : 0) +
    (sign !== 'quantity' && (count.test(text) || containsFigure(figures, amounts)) ? worth.count : 0) +
    (binds ? worth.duty : 0) +
    (bidders.test(text) ? worth.ofBidder : 0) +
    (findStandards(text).length > 0 ? worth.standard : 0) +
    worth.early / (1 + at / halfway);
  return parts / Math.max(1, text.split(' ').length / plainWords);
}

/** A day of a month, or the number of a century, whose sentence goes on. */
const isCut = /(?<![\d.,])\d{1,2}\.$/u;
/** Headings of the terms of a contract. */
const terms =
  /(?<!\p{L})(?:payments?|prices?|penalt\p{L}{1,3}|damages|terminat\p{L}{1,4}|liabilit\p{L}{1,3}|indemnit\p{L}{1,3}|insurances?|disputes?|arbitration|contract (?:terms|conditions)|terms (?:of contract|and conditions)|paiements?|pénalités?|résiliation|litiges|pagos?|multas?|penalidades|sanciones|rescisión|pagament[oi]|penali|penalit[aà]\P{L}?|inademp\p{L}{1,8}|risoluzione|recesso|controversie|foro|pagamentos?|sanções|rescisão|płatnoś\p{L}{1,3}|kary|odstąpienie|betaling\p{L}{0,3}|boetes?)(?!\p{L})|(?<!\p{L})(?:zahlung|vergütung|vertragsbedingung|vertragsstrafe|haftung|kündigung|gewährleistung|preis|angebot|abrechnung)\p{L}{0,12}|付款|违约|合同条款|대금|지체상금|계약 조건/iu;

/** Whether a heading is about the contract or the bid, and not about what is bought. */
export function isOfTerms(title: string, language: string): boolean {
  return terms.test(title) || [...topicsOfTitle(title, language)].some(({ id }) => elsewhere.has(id));
}

/** Whether a statement is understood behind its heading, and is about what is bought. */
function mayBeSaid(statement: Statement): boolean {
  const { text, shape, language } = statement;
  const titles = titlesOf(statement);
  if (titles.some((title) => isOfTerms(title, language)) || isCut.test(text)) return false;
  if ([...topicsOf(statement).said].some(([{ id }, value]) => value >= 1 && elsewhere.has(id))) return false;
  if (
    isGlossary({ path: titles }) ||
    ofReferences.test(titles.at(-1) ?? '') ||
    leadsOver(text) ||
    !isWorthSaying(statement)
  )
    return false;
  if (shape === 'sentence') return !leansOnBefore(text) && isSound(statement) && earnsLine(statement, undefined, []);
  if (
    isOfForm(statement) ||
    !earnsLine(statement, undefined, []) ||
    !(isTechnicalFigure(text) || containsFigure(statement.figures, amounts))
  )
    return false;
  if (shape === 'row') return isSound(statement) && text.split('|').length <= mostCells;
  return !leansOnBefore(withoutMark(text)) && withoutMark(text).split(' ').length >= leastOfItem;
}
