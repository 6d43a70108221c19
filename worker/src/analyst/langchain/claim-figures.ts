import { parseUnit } from '../../documents/datasheets/units.ts';
import { takeSpeltNumbers } from './spelt-numbers.ts';

/** A figure of a text in every reading that it allows: "1.000" is a thousand, or one. */
export interface ClaimFigure {
  /** Values, dates (`2026-03-12`, `--03-12`, `2026-03`) or times (`14:00`). */
  readings: string[];
  /**
   * `%`, a currency, a unit of time or of another quantity; null where none that is known is beside it. In sources `place` for the
   * number of a section or a page, and `date` for a part of a date: they back no figure that has a unit.
   */
  unit: string | null;
}

const monthNames = [
  'jan(?:uary|uar|vier|eiro)?|jänner|enero|gennaio',
  'feb(?:ruary|ruar|braio|rero)?|février|fevereiro',
  'mar(?:ch|s|zo|ço)?|märz',
  'apr(?:il|ile)?|avril|abril',
  'may|mai|mayo|maio|maggio',
  'june?|juni|juin|junio|junho|giugno',
  'july?|juli|juillet|julio|julho|luglio',
  'aug(?:ust|ustus)?|août|agosto',
  'sept?(?:ember|embre|tiembre)?|settembre|setembro',
  'o[ck]t(?:ober|obre)?|octubre|ottobre|outubro',
  'nov(?:ember|embre|iembre|embro)?',
  'de[cz](?:ember|embre)?|décembre|dicembre|diciembre|dezembro',
];
const months = monthNames.map((names) => new RegExp(`^(?:${names})$`, 'iu'));
const month = `(${monthNames.join('|')})\\.?`;
const noLetter = String.raw`(?![\p{L}\d])`;
const start = String.raw`(?<![\p{L}\d.,:/-])`;

/** Each with what its groups are: year, month (a number or a name), day. */
const dates: { pattern: RegExp; order: ('y' | 'm' | 'd')[] }[] = [
  { pattern: new RegExp(`${start}(\\d{4})-(\\d{1,2})-(\\d{1,2})${noLetter}`, 'giu'), order: ['y', 'm', 'd'] },
  { pattern: new RegExp(`${start}(\\d{1,2})([./-])(\\d{1,2})\\2(\\d{4}|\\d{2})${noLetter}`, 'giu'), order: [] },
  { pattern: /ngày (\d{1,2}) tháng (\d{1,2})(?: năm (\d{4}))?/giu, order: ['d', 'm', 'y'] },
  {
    pattern: new RegExp(
      `${start}(\\d{1,2})(?:st|nd|rd|th|\\.|er)?(?: of| de| day of)? ${month}(?:,?(?: de| of)? (\\d{4}))?${noLetter}`,
      'giu',
    ),
    order: ['d', 'm', 'y'],
  },
  {
    pattern: new RegExp(`(?<!\\p{L})${month} (\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?${noLetter}`, 'giu'),
    order: ['m', 'd', 'y'],
  },
  { pattern: new RegExp(`(?<!\\p{L})${month},? (\\d{4})${noLetter}`, 'giu'), order: ['m', 'y'] },
];

const times = /(?<![\p{L}\d.,:])(\d{1,2})(?:[:h](\d{2}))?(?:\s?([ap])\.?m\.?(?!\p{L})|(?<=[:h]\d{2})(?![\d:]))/giu;

const units: [string, string][] = [
  ['%', '%|percent|per cent|prozent|pour ?cent|por ciento|phần trăm|pct'],
  ['EUR', '€|eur|euros?'],
  ['USD', String.raw`us\$|\$|usd|dollars?`],
  ['GBP', '£|gbp|pounds?'],
  ['VND', '₫|vnd|đồng'],
  ['minute', 'minutes?|minuten?|phút'],
  ['hour', 'hours?|hrs?|stunden?|heures?|giờ'],
  [
    'working day',
    '(?:working|business) days?|(?:arbeits|werk)tage?n?|jours? ouvr(?:és?|ables?)|días? hábil(?:es)?|ngày làm việc',
  ],
  ['day', '(?:calendar )?days?|(?:kalender)?tage?n?|jours?|días?|dias?|ngày'],
  ['week', 'weeks?|wochen?|semaines?|semanas?|tuần'],
  ['month', 'months?|monate?n?|mois|meses|mes|tháng'],
  ['year', 'years?|jahre?n?|ans?|années?|años?|anos?|năm'],
];
const unitWords = units.map(([unit, words]) => ({ unit, pattern: new RegExp(`^(?:${words})(?!\\p{L})`, 'iu') }));
const currencyBefore: [string, RegExp][] = [
  ['EUR', /(?:€|(?<!\p{L})eur)\s?$/iu],
  ['USD', /(?:\$|(?<!\p{L})usd)\s?$/iu],
  ['GBP', /(?:£|(?<!\p{L})gbp)\s?$/iu],
  ['VND', /(?:₫|(?<!\p{L})vnd)\s?$/iu],
];
const multipliers: [number, RegExp][] = [
  [1e3, /^(?:thousand|tausend|tsd\.?|nghìn|mille|mil)(?!\p{L})/iu],
  [1e6, /^(?:millions?|millionen|mio\.?|mn|triệu|millones)(?!\p{L})/iu],
  [1e9, /^(?:billions?|bn|milliarden?|mrd\.?|tỷ|milliards?)(?!\p{L})/iu],
];

/** "EUR 5m": only after an amount, since elsewhere it is a length. */
const shortMillions = /^(?:m|k)(?![\p{L}\d²³/])/u;

/** Digits that may be grouped in threes, with decimals. */
const numbers =
  /(?<![\p{L}\d]|\d[.,]|\p{L}[-‐‑])(\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)*)(?![\d]|[.,]\d)/gu;
/** The beginning of a code and not of a unit: "3-AB". */
const codeBehind = /^[-‐‑]?(\p{L}\p{Lu}[\p{L}\d]*)/u;
const codes = /(?<![\p{L}\d])\p{Lu}{1,5}[-‐‑]?\d{1,6}(?![\p{L}\d])/gu;
/** What groups digits in a language, and is no decimal mark in it. */
const groupingMarks: Readonly<Record<string, '.' | ','>> = {
  ...{ en: ',', de: '.', es: '.', it: '.', pt: '.', nl: '.', da: '.', id: '.', tr: '.', vi: '.' },
};
/** A dash before a number that belongs to no word and ends no range. */
const minus = /(?:(?:^|[^\p{L}\p{N}\s]|[^\p{N}\s]\s)[-−–]|(?<!\p{L})(?:minus|negative)\s)$/iu;
/** A temperature, or the first of two. */
const degrees =
  /^\s?(?:[°º℃]|(?:to|bis|and|und|à|\.{2,3}|…|[-–/])?\s?[+-]?\d{1,4}\s?[°º℃]|\s?(?:to|bis|and|und|à|\.{2,3}|…|[-–/])\s?[+-]?\d{1,4}\s?[°º℃])/iu;
/** "5x10" and "5 × 10". */
const crosses = /(?<=\d)[x×](?=\d)/giu;
/** "Section 3", "page 12", "Table 4": the place of something, not what is said. */
const reference =
  /(?:section|sections|clause|clauses|article|articles|page|pages|p|pp|annex|appendix|table|figure|chapter|part|volume|item|no|nr|abschnitt|seite|anlage|artikel|điều|mục|trang|phụ lục)\.?\s$|§\s?$/iu;

/**
 * Figures as they are in a claim, those in English words where a unit follows and `isSpelt` asks for them; references to sections and
 * pages are none.
 */
export function figuresOfClaim(text: string, isSpelt: boolean): ClaimFigure[] {
  // Not the number of a clause: "2.4 GHz" would not be checked.
  const plain = text.replace(/^\s*\(?\d{1,2}[.)]\s/u, ' ');
  const { figures, rest } = takeDatesAndTimes(plain, true);
  const written = plainFigures(rest, null).filter(({ unit }) => unit !== 'place');
  const spelt = isSpelt ? speltFigures(rest).filter(({ unit }) => unit !== null && unit !== 'place') : [];
  return [...figures, ...written, ...spelt];
}

/** All that a text has for figures, those inside dates included, and numbers in English words. `language` is ISO 639-1. */
export function figuresOfSource(text: string, language: string): ClaimFigure[] {
  const { figures, rest } = takeDatesAndTimes(text, false);
  const mark = groupingMarks[language] ?? null;
  const inside = plainFigures(text, mark).map((figure) => ({ ...figure, unit: figure.unit ?? 'date' }));
  // A dash before a number is a minus, or only a dash; of temperatures it is always the former.
  const signed = plainFigures(rest, mark).map((figure) =>
    figure.unit === '°C' ? figure : { ...figure, readings: figure.readings.flatMap(withAndWithoutSign) },
  );
  return [
    ...figures,
    ...signed,
    ...inside.filter(({ readings }) => !readings[0]?.startsWith('-')),
    ...speltFigures(text),
  ];
}

const withAndWithoutSign = (reading: string) => (reading.startsWith('-') ? [reading, reading.slice(1)] : [reading]);

/** Designations such as "IP55" or "X-200", in the form in which they are compared. References such as "Section 4A" are left out. */
export function codesOfClaim(text: string): string[] {
  return [...text.matchAll(codes)].flatMap(({ 0: code, index }) =>
    reference.test(text.slice(Math.max(0, index - 16), index)) ? [] : [asCode(code)],
  );
}

/** A text as codes are looked for in it, whatever is between their letters and digits. */
export const asCode = (text: string): string =>
  text
    .replace(/[\u2080-\u2089]/gu, (digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) - 0x2080 + 0x30))
    .replace(/[\s‐‑-]+/gu, '')
    .toLowerCase();

/** Whether a figure is among others: with the same unit, or where one of both has none that is known. */
export function isAmong(
  { readings, unit }: ClaimFigure,
  source: ReadonlyMap<string, ReadonlySet<string | null>>,
): boolean {
  return readings.some((reading) => {
    const found = source.get(reading);
    if (found === undefined) return false;
    return unit === null || found.has(unit) || found.has(null) || (unit === 'day' && found.has('working day'));
  });
}

/** Units by reading, for `isAmong`. */
export function indexFigures(figures: readonly ClaimFigure[]): Map<string, Set<string | null>> {
  const index = new Map<string, Set<string | null>>();
  for (const { readings, unit } of figures) {
    for (const reading of readings) index.set(reading, (index.get(reading) ?? new Set()).add(unit));
  }
  return index;
}

function takeDatesAndTimes(text: string, isClaim: boolean): { figures: ClaimFigure[]; rest: string } {
  const figures: ClaimFigure[] = [];
  let rest = text;
  for (const { pattern, order } of dates) {
    rest = rest.replace(pattern, (all: string, ...groups: (string | undefined)[]) => {
      // A claim's "3.2.15" is rather the number of a section.
      if (isClaim && order.length === 0 && groups[3]?.length === 2) return all;
      const readings = order.length > 0 ? readingsOf(order, groups) : numericReadings(groups);
      if (readings.length === 0) return all;
      figures.push({ readings, unit: null });
      return ' '.repeat(all.length);
    });
  }
  rest = rest.replace(times, (all: string, hour: string, minute = '00', half?: string) => {
    const hours = (Number(hour) % (half ? 12 : 24)) + (half?.toLowerCase() === 'p' ? 12 : 0);
    if (Number(hour) > 24 || Number(minute) > 59) return all;
    // "1000 hours" and "10.00 hrs" are read as numbers.
    const bare = isClaim && !half && minute === '00' ? [String(hours)] : [];
    figures.push({ readings: [`${hours}:${minute}`, `${hours}${minute}`, ...bare], unit: 'hour' });
    return ' '.repeat(all.length);
  });
  return { figures, rest };
}

function readingsOf(order: readonly ('y' | 'm' | 'd')[], groups: readonly (string | undefined)[]): string[] {
  const part = (name: 'y' | 'm' | 'd') => groups[order.indexOf(name)];
  const named = part('m') ?? '';
  const number = /^\d/u.test(named) ? Number(named) : months.findIndex((pattern) => pattern.test(named)) + 1;
  const year = order.includes('y') ? part('y') : undefined;
  const day = order.includes('d') ? part('d') : undefined;
  return dateReadings(year, number, day === undefined ? undefined : Number(day));
}

/** 03/12/2026 is either of two days. */
function numericReadings([first, , second, written]: readonly (string | undefined)[]): string[] {
  const [a, b] = [Number(first), Number(second)];
  const year = written?.length === 2 ? `20${written}` : written;
  return [...dateReadings(year, b, a), ...dateReadings(year, a, b)];
}

/** A whole date also states its day without the year and its month. */
function dateReadings(year: string | undefined, number: number, day: number | undefined): string[] {
  if (number < 1 || number > 12 || (day !== undefined && (day < 1 || day > 31))) return [];
  const two = (value: number) => String(value).padStart(2, '0');
  if (day === undefined) return [`${year}-${two(number)}`];
  return year === undefined ? [`--${two(number)}-${two(day)}`] : [`${year}-${two(number)}-${two(day)}`];
}

/** `mark` groups digits in this text and does nothing else; null where that is not known. */
function plainFigures(given: string, mark: '.' | ',' | null): ClaimFigure[] {
  const text = given.replace(crosses, ' ');
  const found: ClaimFigure[] = [];
  for (const { 0: all, index } of text.matchAll(numbers)) {
    const before = text.slice(Math.max(0, index - 16), index);
    const behind = text.slice(index + all.length, index + all.length + 32);
    const code = codeBehind.exec(behind)?.[1];
    if (code && !quantityUnit(code)) continue;
    const { unit, factor } = unitBehind(behind, before);
    const sign = minus.test(before) ? '-' : '';
    const readings = valuesOf(all, mark).map((value) => `${sign}${value * factor}`);
    const isReference = unit === null && reference.test(before);
    if (readings.length > 0)
      found.push({ readings, unit: isReference ? 'place' : sign && degrees.test(behind) ? '°C' : unit });
  }
  return found;
}

/** Numbers in English words; ordinals are places unless a unit follows. */
function speltFigures(text: string): ClaimFigure[] {
  return takeSpeltNumbers(text).flatMap(({ value, isOrdinal, isPronoun, end }) => {
    // "thirty (30) days"
    const behind = text.slice(end, end + 48).replace(/^\s*\([^)]{1,12}\)/u, '');
    const { unit, factor } = unitBehind(behind, '');
    if (unit === null && isPronoun) return [];
    return [{ readings: [String(value * factor)], unit: unit ?? (isOrdinal ? 'place' : null) }];
  });
}

/** The unit beside a number, and by how much a word such as "million" multiplies it. */
function unitBehind(behind: string, before: string): { unit: string | null; factor: number } {
  const currency = currencyBefore.find(([, pattern]) => pattern.test(before))?.[0];
  const short = currency && shortMillions.exec(behind)?.[0];
  if (short) return { unit: currency, factor: short === 'k' ? 1e3 : 1e6 };
  let after = behind.replace(/^[\s)\]\u00a0-]+/u, '');
  const multiplier = multipliers.find(([, pattern]) => pattern.test(after));
  if (multiplier) after = after.replace(multiplier[1], '').trimStart();
  const word = /^[\p{L}°µμΩ][\p{L}\d°²³/]{0,11}/u.exec(after)?.[0] ?? '';
  const unit = unitWords.find(({ pattern }) => pattern.test(after))?.unit ?? currency ?? quantityUnit(word);
  return { unit, factor: multiplier?.[0] ?? 1 };
}

/** Words that happen to be abbreviations of units. */
const noUnits = /^(?:in|us|a|k|m\.|no|at|as|pcs?)$/iu;
const hours = new Map([
  [24, 'day'],
  [1, 'hour'],
  [1 / 60, 'minute'],
]);

/** A unit of measurement by its quantity and its size, so that "15 kW" is neither "15 MW" nor "15 kg"; null for a word that is no unit. */
function quantityUnit(word: string): string | null {
  const read = noUnits.test(word) ? null : parseUnit(word);
  if (!read?.physical) return null;
  if (read.unit === 'h') return hours.get(read.factor) ?? null;
  // "V DC" is measured in volts.
  const name = read.unit.split(' ')[0] ?? '';
  return name === '°C' ? name : `${read.factor} ${name}`;
}

/**
 * `1,000` → 1000 and 1, or 1000 alone where the comma is known to group digits; none for `3.2.1`, which is the number of a section.
 */
function valuesOf(number: string, mark: '.' | ',' | null): number[] {
  const digits = number.replace(/[ \u00a0\u202f'’]/gu, '');
  const marks = digits.match(/[.,]/gu) ?? [];
  const last = marks.at(-1);
  if (!last) return [Number(digits)];
  const isGrouped = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/u.test(digits);
  const whole = isGrouped ? [Number(digits.replace(/[.,]/gu, ''))] : [];
  if (isGrouped && last === mark) return whole;
  const at = digits.lastIndexOf(last);
  const others = digits.slice(0, at);
  const isDecimal = !others.includes(last) && /^\d+$|^\d{1,3}(?:[.,]\d{3})+$/u.test(others);
  const decimal = isDecimal ? [Number(`${others.replace(/[.,]/gu, '')}.${digits.slice(at + 1)}`)] : [];
  return [...whole, ...decimal];
}
