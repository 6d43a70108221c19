import type { Parameter } from '../../documents/datasheets/model.ts';
import { readQuantity } from '../../documents/datasheets/read-quantity.ts';
import { boxesForSpan, locateQuote } from '../../documents/locate-quote.ts';
import type { Page } from '../../documents/model.ts';
import type { DecimalMark } from '../../numbers/parse-number.ts';
import type { Stretch } from '../../search/sentences.ts';
import { unescapeText } from './fence-passages.ts';
import type { WrittenParameter } from './prompts/extract-parameters.ts';

/**
 * A parameter that a model proposes, in the words of its page; null where the quote is not there or does not contain the value.
 * Unit and condition must be in the quote and the tag on the page, or are left out.
 */
export function checkParameter(written: WrittenParameter, page: Page, decimal: DecimalMark | null): Parameter | null {
  const place = locateQuote(page, unescapeText(written.quote));
  if (!place) return null;
  const { start, end } = wholeWords(page.text, place);
  const quote = page.text.slice(start, end);
  const value = find(quote, written.value);
  const name = written.parameter.replace(/\s+/gu, ' ').trim();
  if (value === null || name === '') return null;
  const unit = find(quote, written.unit);
  const quantity = readQuantity(value, { ...(unit !== null && { unit }), parameter: name, decimal });
  return {
    tag: find(page.text, written.tag, tagEnds),
    parameter: name,
    value: quantity.value,
    unit: quantity.unit,
    condition: find(quote, written.condition) ?? quantity.condition,
    section: null,
    normalized: quantity.normalized,
    page: page.number,
    source: { quote, boxes: boxesForSpan(page, start, end), table: null, row: null, column: null },
  };
}

/** Grown to white space: the place of "20 m³" may be the end of "120 m³", and signs were not looked at. */
function wholeWords(text: string, place: Stretch): Stretch {
  let { start, end } = place;
  while (start > 0 && !/[ \n\t]/u.test(text[start - 1] as string)) start--;
  while (end < text.length && !/[ \n\t]/u.test(text[end] as string)) end++;
  return { start, end };
}

const numberStarts = String.raw`(?<!\p{N}[\u00a0\u2009\u202f]?|\d[.,'’]|(?<!\p{N}\s?)[-−–])`;
const numberEnds = String.raw`(?!\p{N}|[.,]\d)`;
/** "m" is neither a part of "m³" nor of "m/s". */
const wordEnds = String.raw`(?![\p{L}\p{N}]|[/·^]\p{L})`;

const tagEnds = String.raw`(?![\p{L}\p{N}]|[-‐‑]\p{N})`;

/**
 * The words as they are in a text, whatever their white space is; null where they are not there. Half a word, a part of a number and a
 * number without its sign are something else.
 */
function find(text: string, wanted: string | null, ends?: string): string | null {
  const words = unescapeText(wanted ?? '').trim();
  if (!/[\p{L}\p{N}%]/u.test(words)) return null;
  const body = words
    .split(/\s+/u)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&').replace(/[-‐‑−–]/gu, '[-‐‑−–]'))
    .join(String.raw`\s+`);
  const first = /^\d/u.test(words) ? numberStarts : /^\p{L}/u.test(words) ? String.raw`(?<!\p{L})` : '';
  const last = ends ?? (/\d$/u.test(words) ? numberEnds : /\p{L}$/u.test(words) ? wordEnds : '');
  return new RegExp(`${first}${body}${last}`, 'u').exec(text)?.[0].replace(/\s+/gu, ' ') ?? null;
}
