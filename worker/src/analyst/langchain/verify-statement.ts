import { locateQuote } from '../../documents/locate-quote.ts';
import { allKinds } from '../../facts/all-kinds.ts';
import { fold } from '../../facts/fold.ts';
import type { FactName, FactPlace, FactValue } from '../../facts/model.ts';
import type { Tender, TenderPage } from '../../facts/read-tender.ts';
import { readCurrencies } from '../../facts/values/currencies.ts';
import { type ClaimFigure, figuresOfClaim, figuresOfSource, indexFigures, isAmong } from './claim-figures.ts';
import { unescapeText } from './fence-passages.ts';
import type { FactPassage } from './find-fact-passages.ts';
import type { WrittenStatement } from './prompts/decide-facts.ts';

/** Forms of values with figures, by the class of the fact; those of delay damages have words in them. */
const valueForms: Readonly<Record<string, RegExp>> = {
  date: /^(?:\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?|P\d{1,4}[DWM](?: \(working days\))? before submission_deadline)$/u,
  duration: /^P\d{1,4}[DWMY]$/u,
  sum: /^(?:[A-Z]{3} \d{1,15}(?:\.\d{1,4})?|\d{1,3}(?:\.\d{1,4})?%)(?: per \w{1,20})?(?:, cap \d{1,3}(?:\.\d{1,4})?%)?$/u,
};

const longestQuote = 600;
const longestText = 300;

/**
 * A value that a model gives, as the rules would give it; null where the passage does not contain the quote, or the quote not the value.
 * Words are those of the quote; `yes`, `none` and the like count where the rules read the same in it.
 */
export function verifyStatement(
  fact: FactName,
  { value: written, quote: copied }: WrittenStatement,
  passage: FactPassage,
  tender: Tender,
): FactValue | null {
  const page = tender.pages.find(
    ({ document, page: { number } }) => document.documentId === passage.documentId && number === passage.page,
  );
  const place = page && placeOf(unescapeText(copied), passage, page);
  if (!place) return null;
  const { class: kind } = allKinds[fact];
  const value = written.trim();
  if (kind === 'words' && fact !== 'currency' && fact !== 'bid_language') {
    const words = oneLine(place.quote);
    return { value: words, text: words, place };
  }
  const read = readingsAt(fact, place, page).find((each) => isSameValue(each.value, value));
  if (read) return { value: read.value, text: oneLine(page.page.text.slice(read.start, read.end)), place };
  const isBacked = valueForms[kind]?.test(value) && areFiguresBacked(value, place.quote, page.document.language);
  return isBacked ? { value, text: oneLine(place.quote), place } : null;
}

/** Where the quote is in the passage. */
function placeOf(quote: string, { start: from, end: to }: FactPassage, page: TenderPage): FactPlace | null {
  const text = page.page.text.slice(from, to);
  const wanted = quote.trim();
  const at = text.indexOf(wanted);
  // Word for word first: elsewhere the full stop does not count.
  const found =
    wanted === '' ? null : at >= 0 ? { start: at, end: at + wanted.length } : locateQuote({ text, words: [] }, wanted);
  if (!found || found.end - found.start > longestQuote) return null;
  const start = from + found.start;
  const end = from + found.end;
  const { documentId } = page.document;
  return { documentId, page: page.page.number, start, end, quote: page.page.text.slice(start, end) };
}

/** Values of the fact's kind that the rules read within a place; offsets into the page's text. */
function readingsAt(fact: FactName, { start, end }: FactPlace, page: TenderPage) {
  return page.units
    .filter((unit) => unit.start < end && unit.end > start)
    .flatMap((unit) =>
      allKinds[fact].values(unit.folded, unit.habits).map((read) => ({
        value: read.value,
        start: unit.start + read.start,
        end: unit.start + read.end,
      })),
    )
    .filter((read) => read.start < end && read.end > start);
}

/** Whether a value is what the rules read; a range, such as `varies: 2-5%`, is also called `varies` alone. */
const isSameValue = (read: string, value: string) =>
  [read, read.replace(/^varies:.*$/u, 'varies')].some((each) => each.toLowerCase() === value.toLowerCase());

const unitWords = { D: 'days', W: 'weeks', M: 'months', Y: 'years' } as const;

function areFiguresBacked(value: string, quote: string, language: string): boolean {
  const plain = value
    .replace(/(\d)T(\d)/u, '$1 $2')
    .replace(/P(\d+)([DWMY])/u, (_, count: string, unit: keyof typeof unitWords) => `${count} ${unitWords[unit]}`)
    .replace('submission_deadline', '');
  const figures = figuresOfClaim(plain, false);
  const source = indexFigures(figuresOfSource(quote, language));
  const currency = /^[A-Z]{3}(?= \d)/u.exec(value)?.[0];
  if (currency && !readCurrencies(fold(quote)).some((each) => each.value === currency)) return false;
  // A number without a sign may count anything.
  const isShare = ({ readings }: ClaimFigure) => readings.some((reading) => source.get(reading)?.has('%'));
  return (
    figures.length > 0 && figures.every((figure) => (figure.unit === '%' ? isShare(figure) : isAmong(figure, source)))
  );
}

const oneLine = (text: string) =>
  text
    .slice(0, longestText)
    .replace(/\s{1,50}/gu, ' ')
    .trim();
