import { isStrong } from './column-stats.ts';
import { parseUnit } from './units.ts';

/**
 * What a text shows of being technical, from the surest sign down: `quantity` is a number with a unit that technical data have, a size
 * or a tolerance; `rating` a designation of letters and figures such as "IP65" or a standard; `measure` a time, a share or a count,
 * which commercial terms have as well.
 */
export type TechnicalSign = 'quantity' | 'rating' | 'measure' | null;

/** A number and what is written after it, up to two words: "9HP", "4.5 kVA", "16 bar (g)", "20 kHz", "twenty-four (24) hours". */
const numberWithUnit =
  /(?<![\p{L}\d.,])\d{1,12}(?:[.,]\d{1,12}){0,4}\)?\s{0,2}(?<unit>[\p{L}°º˚℃%µμΩ"″”'′/²³][^\s\d,;:()]{0,12}(?:\s[\p{L}(][^\s\d,;:]{0,8})?)/gu;
/** "600 x 800", "1.2 × 3 m", "50 mm x 50 mm"; hours of service such as "24x7" are none. */
const size = /\d{1,6}\s?(?:[cm]?m|["″”'′])?\s?[x×*✕]\s?\d{1,6}(?![xX])/iu;
const serviceHours = /\b(?:24|8|9|10|12|16)\s?[x×*/]\s?(?:[5-7]|365)\b/giu;
const tolerance = /[±≥≤≧≦]\s?\d|\d\s?(?:\+\/-|±)|[<>]\s?=?\s?\d/u;
/** "IP65", "DN 150", "SS304", "H.264", "IE-3", "RJ45", "R410a", "USB 3.0", "IEC 60947": letters and figures that name a class. */
const designation =
  /(?<![\p{L}\d/-])(?:[A-Z]{1,6}[-.]?\d{1,5}[A-Za-z]{0,3}|\d{1,4}[KPXWU][A-Za-z+]?|(?:USB|HDMI|DN|PN|IP|IK|Cat|Class|Type|Grade|AWG|NEMA)\.?\s\d{1,4}(?:\.\d)?[A-Za-z]?)(?![\p{L}\d/-])/u;
const standard =
  /(?<![\p{L}])(?:ISO|IEC|EN|DIN|ASTM|ASME|ANSI|API|BS|IS|IEEE|UL|NFPA|NEMA|JIS|GB\/T|GB|ГОСТ|ISA|ITU|TIA|EIA|UNE|NF|UNI|PN-EN|NBR|KS|TCVN|NTP|AWG|SWG|RAL|MIL|CE|FCC|BIS|RoHS)[-\s:]?[A-Z]?\s?\d/u;
/** "20 SWG", "22 gauge": thickness by the number of a wire or a sheet. */
const gauge = /(?<![\d.,])\d{1,2}\s?(?:SWG|AWG|BWG|gauge)(?!\p{L})/iu;
const measure = /\d\s?(?:%|‰)/u;

/** The surest sign of a text; linear in its length. */
export function technicalSign(text: string): TechnicalSign {
  const plain = text.length > longestText ? text.slice(0, longestText) : text;
  const shown = plain.replace(serviceHours, ' ');
  let hasMeasure = measure.test(shown);
  for (const unit of unitsOf(shown)) {
    if (isStrong(unit)) return 'quantity';
    hasMeasure ||= !currencies.has(unit);
  }
  if (size.test(shown) || tolerance.test(shown)) return 'quantity';
  if (designation.test(shown) || standard.test(shown) || gauge.test(shown)) return 'rating';
  return hasMeasure ? 'measure' : null;
}

/** The units of all figures of a text, in base units; linear in its length. */
export const unitsIn = (text: string): string[] => [...unitsOf(text.slice(0, longestText))];

function* unitsOf(text: string): Generator<string> {
  for (const { groups } of text.matchAll(numberWithUnit)) {
    const unit = unitAtStart(groups?.unit ?? '');
    if (unit !== null) yield unit;
  }
}

/** Whether a text has a quantity or a rating, which commercial terms seldom have. */
export function isTechnicalFigure(text: string): boolean {
  const sign = technicalSign(text);
  return sign === 'quantity' || sign === 'rating';
}

/** Characters that are looked at: a specification says what it is about at its beginning. */
const longestText = 1500;
const currencies = new Set(['EUR', 'USD', 'GBP', 'INR', 'VND', 'JPY', 'CNY', 'CHF', 'AED', 'SAR']);

/** The unit that words after a number begin with; null where they begin with none. */
function unitAtStart(words: string): string | null {
  const [first = '', second] = words.split(/\s/u);
  // "2 in number": inches are written otherwise in running text.
  if (first === 'in') return null;
  const both = second === undefined ? null : parseUnit(`${first} ${trimmed(second)}`);
  return (both ?? parseUnit(trimmed(first)) ?? parseUnit(first))?.unit ?? null;
}

const trimmed = (word: string) => word.replace(/(?<![.,;:!?)\]])[.,;:!?)\]]+$/u, '');
