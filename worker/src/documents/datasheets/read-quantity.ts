import { type DecimalMark, parseNumber } from '../../exports/parse-number.ts';
import type { Parameter } from './model.ts';
import { parseUnit, type Unit } from './units.ts';

/** A cell's text taken apart; every piece is verbatim. */
export interface Quantity {
  value: string;
  unit: string | null;
  condition: string | null;
  normalized: Parameter['normalized'];
}

export interface QuantityOptions {
  /** The unit that the sheet gives apart from the value; the value is then left as it stands. `null`: given as none. */
  unit?: string | null;
  /** What the sheet calls the value: tells a temperature from a rise of temperature. */
  parameter?: string;
  decimal: DecimalMark;
}

const number = String.raw`[+\-−–]?\d(?:[\d.,'’]|[\u00a0\u2009\u202f ](?=\d{3}(?!\d)))*(?<![.,])`;
const qualifierWord =
  '(?:min(?:imum)?|max(?:imum)?|normal|norm|rated|design|approx(?:imately)?|about|ca|abt|at least|at most|up to|not (?:less|more) than|below|above|over|under)';
const qualifier = String.raw`(?:[≥≤<>~≈±]=?|${qualifierWord}(?:\.|(?![\p{L}\d])))`;
const rangeMark = String.raw`(?:to|through|until|bis|đến|…|\.{2,3}|÷|–|—|-|~)`;
const quantityPattern = new RegExp(
  String.raw`^(?<qualifier>${qualifier}\s*)?(?<from>${number})(?:\s*(?<inner>[^\d\s]{1,8})?\s*${rangeMark}\s*(?<to>${number}))?(?<rest>.*)$`,
  'isu',
);
const conditionPattern = new RegExp(
  String.raw`^(?:(?:@|at\b|bei\b|for\b|when\b)\s*.+|\(?${qualifier}\)?|\((?:at|@)[^)]*\))$`,
  'isu',
);
const differencePattern = /\b(?:rise|difference|differential|delta|approach|margin|drop)\b|Δ/iu;
const accelerationPattern = /accelerat|seismic|earthquake|vibration|shock/iu;
const standardGravity: Unit = { unit: 'm/s²', factor: 9.80665, offset: 0, physical: true };
const prefixedUnit = /^(DN|PN|EUR|USD|US\$|€|\$|£)\s?(?=\d)/u;

/** Takes "120 m³/h", "max. 16 bar(g)", "-10 … +50 °C", "1.2 mPa·s at 20 °C" apart; what is no quantity stays whole. */
export function readQuantity(text: string, options: QuantityOptions): Quantity {
  const whole: Quantity = { value: text, unit: options.unit ?? null, condition: null, normalized: null };
  const prefix = prefixedUnit.exec(text)?.[1];
  const match = quantityPattern.exec(prefix ? text.slice(prefix.length).trim() : text);
  if (!match?.groups) return whole;
  const { qualifier: before = '', from = '', to, inner, rest = '' } = match.groups;
  if (inner && !parseUnit(inner)) return whole;
  const tail = splitTail(rest.trim(), options.unit === undefined);
  if (!tail) {
    // "3 (2 working + 1 standby)" is 3; "12 / 26" are two values, which no single number stands for.
    if (!options.unit || !/^\s+\(/u.test(rest)) return whole;
    return { ...whole, normalized: normalize(from, to, options.unit, options) };
  }
  const condition = tail.condition ?? (before.trim().replace(/[≥≤<>~≈±=]+/gu, '') || null)?.trim() ?? null;
  const given = options.unit || prefix || tail.unit;
  const normalized = given ? normalize(from, to, given, options) : null;
  if (options.unit !== undefined || prefix || inner || !tail.unit) {
    return { value: text, unit: options.unit ?? null, condition, normalized };
  }
  return { value: text.slice(0, text.length - rest.length).trim(), unit: tail.unit, condition, normalized };
}

/** Which sign the numbers of a document's values have between whole and decimal part. */
export function decimalMarkOfValues(texts: readonly string[]): DecimalMark {
  const numbers = texts.flatMap((text) => text.match(new RegExp(number, 'gu')) ?? []);
  const decimals = (mark: string) =>
    numbers.filter((text) => new RegExp(`^\\D?\\d*\\${mark}\\d{1,2}$`).test(text)).length;
  return decimals(',') > decimals('.') ? ',' : '.';
}

/** What follows a number: a unit, a condition, both or nothing; null where it is anything else. */
function splitTail(text: string, mayBeUnit: boolean): { unit: string | null; condition: string | null } | null {
  if (text === '') return { unit: null, condition: null };
  // "120 min" are minutes, "3.2 min." is a minimum.
  if (text === 'min' && mayBeUnit) return { unit: text, condition: null };
  if (conditionPattern.test(text)) return { unit: null, condition: bare(text) };
  // The longest start that is a unit: "V DC" before "V", "bar (g)" before "bar".
  for (let end = text.length; end > 0; end = text.lastIndexOf(' ', end - 1)) {
    const unit = text.slice(0, end).trim();
    if (end < text.length && unit.endsWith(',')) continue;
    if (!parseUnit(unit)) continue;
    const rest = text.slice(end).trim();
    if (rest === '') return { unit, condition: null };
    if (conditionPattern.test(rest)) return { unit, condition: bare(rest) };
    if (/^\([^)]*\)$/u.test(rest)) return { unit, condition: bare(rest) };
    return null;
  }
  return null;
}

const bare = (text: string) => text.replace(/^\((.*)\)$/su, '$1');

function normalize(
  from: string,
  to: string | undefined,
  unit: string,
  options: QuantityOptions,
): Parameter['normalized'] {
  const parameter = options.parameter ?? '';
  const known =
    unit === 'g' && accelerationPattern.test(parameter)
      ? standardGravity
      : parseUnit(unit, { difference: differencePattern.test(parameter) });
  const value = toBase(from, known, options.decimal);
  const upTo = to === undefined ? null : toBase(to, known, options.decimal);
  if (!known || value === null || (to !== undefined && upTo === null)) return null;
  return { value, upTo, unit: known.unit };
}

function toBase(text: string, unit: Unit | null, decimal: DecimalMark): number | null {
  const plain = text.replace(/[\s\u00a0\u2009\u202f]/gu, '');
  const read = parseNumber(plain, decimal) ?? parseNumber(plain);
  if (!unit || !read) return null;
  // Twelve figures: exact for what is printed, without the noise of binary fractions.
  return Number((read.value * unit.factor + unit.offset).toPrecision(12));
}
