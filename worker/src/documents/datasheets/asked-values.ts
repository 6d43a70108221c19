import { isEnumerator } from './enumerators.ts';
import { isCommerceHeader, isOrderedHeader } from './header-words.ts';
import { technicalSign } from './technical-signs.ts';
import { parseUnit } from './units.ts';

/** Characters of a value: what is longer is a text. */
const longestValue = 160;

/** A dash that is alone in its cell. */
export const isDash = (text: string): boolean => /^\s?[-–—−]{1,3}\s?$/u.test(text);

/** "None", "Nil", "n/a", "Waived": a step of a scale for which nothing is due. */
const nothing = /^(?:no(?:ne|t)?|nil|n\s?\/\s?a|n\.\s?a\.?|waived|exempt(?:ed)?)(?!\p{L})/iu;

/** Whether a cell may be the value of a name: a figure with a unit, or any figure or "none" under a header that says a word of the name. */
export function isAskedValue(
  { text, column }: { text: string; column: number },
  { header, isHeaded }: { header: string; isHeaded: boolean },
): boolean {
  if (text.length > longestValue || (column === 0 && isEnumerator(text))) return false;
  if (isHeaded) return /\d/u.test(text) || nothing.test(text) || (column > 0 && isDash(text));
  if (isCommerceHeader(header) || isOrderedHeader(header)) return false;
  return technicalSign(text) !== null && /^[^\d]{0,24}\d/u.test(text);
}

const sizeWords = new Set('up upto above below over more less than and to or mm cm m'.split(' '));
/** Only numbers, signs and words of sizes. Words are looked up whole: a pattern that repeats them can read "mmm" in many ways. */
const isOnlySize = (text: string) =>
  !/[^\p{L}\d\s.,<>≤≥–-]/u.test(text) &&
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => sizeWords.has(word));

/** A label that is a size or a step, such as "2-4 hours". */
export const isSize = (text: string): boolean =>
  text.length <= 40 && /\d/u.test(text) && (technicalSign(text) !== null || isOnlySize(text));

/** "3 months (and 3 years of warranty) | 3 March 2026": a name that is a value itself, of a table whose headers name both. */
export function areTwoValues(name: string, value: string): boolean {
  const [, unit = ''] = /^\d{1,4}\s?(\p{L}{1,12})/u.exec(name) ?? [];
  return /^\d/u.test(value) && parseUnit(unit)?.unit === 'h';
}
