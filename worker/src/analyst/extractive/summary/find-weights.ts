import type { Candidate } from '../../../search/candidates.ts';
import type { Claim, ClaimCitation } from '../../analyst.ts';
import { type Line, type PageLines, pageLinesOf, placeOn } from '../page-lines.ts';
import type { Statement } from '../statements.ts';
import { namesTotal } from './names-total.ts';
import { toClaim } from './to-claim.ts';

/** A criterion and its weight at the end of a line: "Quality of the service | 40 points". */
const entry =
  /^(?<label>.{3,390}?)[\s|:=–(-]{1,9}(?<weight>\d{1,3}(?:[.,]\d{1,2})?)\s?(?<unit>%|points?|pts?|marks?|punkte|puntos|punti|pontos|pkt|percent)?\.?\)?[\s|.]{0,9}$/iu;
/** Awards count the price; what adds up without it is the marks of one proposal or person. */
const price =
  /price|pricing|cost|financial|commercial|(?<!\p{L})fees?(?!\p{L})|preis|honorar|prix|coût|precio|econ[oó]mic|econômic|prezzo|preço|cena|ceny|koszt|prijs|价格|报价|가격/iu;
/** Shares of the price by which is paid, or by which a price is adjusted. */
const ofPayment =
  /index|indic|adjust|escalat|breakdown|payment|advance|deliver|milestone|instal|retention|accept|invoice|complet|zahlung|rechnung|paiement|acompte|pago|anticipo|acconto|pagament|płatno/iu;
const units = /%|points?|weight|marks?|scor|punkte|gewicht|pondération|barème|puntos|punti|pontos|pkt|wag[ai]/iu;
/** Lines between two criteria: the rest of a long one, the header and footer of a page. */
const mostBetween = 4;
/** Lines above the first criterion in which the unit is named. */
const linesAbove = 6;
const counts = { least: 2, most: 8 };
const longestLabel = 9;
/** All weights, in hundredths. */
const whole = 100_00;

interface PlacedLine extends Line {
  page: PageLines;
}

interface Entry {
  at: number;
  label: string;
  weight: number;
}

/**
 * The weights of the award: criteria whose figures add up to 100, the price among them, as a table or list has them, else the sentence that
 * gives them all. One line, with the places that it is from.
 */
export function findWeights(passages: readonly Candidate[], statements: readonly Statement[]): Claim | null {
  const sentence = statements.find(({ text, shape }) =>
    shape === 'row' ? text.split('|').some(givesAll) : givesAll(text),
  );
  for (const own of Map.groupBy(passages, ({ documentId }) => documentId).values()) {
    const lines = linesOf(own);
    const run = findRun(lines);
    if (!run) continue;
    // A sentence about the whole comes before the table of a part.
    if (sentence && sentence.page < (lines[run[0]?.at ?? 0]?.page.page ?? 0)) break;
    const text = run.map(({ label, weight }) => `${label} ${weight}`).join('; ');
    return { text: `Weights of the criteria: ${text}`, citations: placesOf(lines, run), supported: true };
  }
  return sentence ? toClaim({ ...sentence, text: `Weights of the criteria: ${sentence.text}` }) : null;
}

function givesAll(text: string): boolean {
  const shares = [...text.matchAll(/(\d{1,3})\s?(?:%|percent|分(?!钟))/giu)].map(([, share]) => Number(share));
  return (
    shares.length >= counts.least &&
    shares.length <= counts.most &&
    shares.reduce((sum, share) => sum + share, 0) === 100 &&
    price.test(text) &&
    !ofPayment.test(text) &&
    /qualit|techni|qualität|mémoire|méthod|calidad|tecnic|técnic|jakoś|kwaliteit|技术|기술|criteri|kryteri|kriteri|critère/iu.test(
      text,
    )
  );
}

const linesOf = (passages: readonly Candidate[]): PlacedLine[] =>
  pageLinesOf(passages).flatMap((page) =>
    page.lines.filter(({ text }) => text.trim() !== '').map((line) => ({ ...line, page })),
  );

function findRun(lines: readonly PlacedLine[]): Entry[] | null {
  const entries = lines.flatMap(({ text }, at): Entry[] => {
    if (text.length > 400 || namesTotal(text)) return [];
    const { label = '', weight = '', unit } = entry.exec(text.trim())?.groups ?? {};
    const named = nameOf(label);
    const above = lines.slice(Math.max(0, at - linesAbove), at);
    if (named === '' || !(unit || above.some((line) => units.test(line.text)))) return [];
    return [{ at, label: named, weight: Number(weight.replace(',', '.')) }];
  });
  for (const [first] of entries.entries()) {
    // In hundredths: 33.3, 33.3 and 33.4 make 100.
    let sum = 0;
    for (let last = first; last < Math.min(entries.length, first + counts.most); last++) {
      const [own, before] = [entries[last] as Entry, entries[last - 1]];
      if (last > first && before && own.at - before.at > mostBetween) break;
      sum += Math.round(own.weight * 100);
      if (sum > whole) break;
      const run = entries.slice(first, last + 1);
      if (sum === whole && run.length >= counts.least && isOfAward(run)) return run;
    }
  }
  return null;
}

function isOfAward(run: readonly Entry[]): boolean {
  return run.some(({ label }) => price.test(label)) && !run.some(({ label }) => ofPayment.test(label));
}

/** The name of a criterion without its mark and what is explained behind it. */
function nameOf(label: string): string {
  const cell = label.split('|').find((each) => /\p{L}{3}/u.test(each)) ?? '';
  const name = cell
    .trim()
    .replace(/^\(?(?:\d{1,2}(?:\.\d{1,2}){0,3}|\p{L}|[ivx]{1,4})[.)]{1,2}\s{1,3}|^[•●▪*-]\s{0,3}/u, '')
    .split(/[:;(]/u, 1)[0] as string;
  return name.trim().split(/\s+/u).slice(0, longestLabel).join(' ');
}

function placesOf(lines: readonly PlacedLine[], run: readonly Entry[]): ClaimCitation[] {
  return [...Map.groupBy(run, ({ at }) => lines[at]?.page).values()].flatMap((own) => {
    const [first, last] = [lines[own[0]?.at ?? 0], lines[own.at(-1)?.at ?? 0]];
    if (!first || !last) return [];
    return placeOn(first.page, first.start, last.start + last.text.trimEnd().length);
  });
}
