import { type DecimalMark, parseNumber } from '../../numbers/parse-number.ts';
import type { Parameter } from './model.ts';
import { parseUnit, type Unit } from './units.ts';

/** A cell's text in pieces; every piece is verbatim. */
export interface Quantity {
  value: string;
  unit: string | null;
  condition: string | null;
  normalized: Parameter['normalized'];
}

export interface QuantityOptions {
  /** The unit that the sheet gives outside the value; the value is then left as it is. `null`: the sheet gives none. */
  unit?: string | null;
  /** The name of the parameter: it tells a temperature from a rise of temperature. */
  parameter?: string;
  /** Null where it is not known; a number that can be read in two ways is then not normalised. */
  decimal: DecimalMark | null;
}

const number = String.raw`[+\-−–]?\d(?:[\d.,'’]|[\u00a0\u2009\u202f ](?=\d{3}(?!\d)))*(?<![.,])`;
const qualifierWord =
  '(?:min(?:imum)?|max(?:imum)?|normal|norm|rated|design|approx(?:imately)?|about|ca|abt|at least|at most|up to|(?:not )?(?:less|more|greater) than|below|above|over|under)';
const qualifier = String.raw`(?:[≥≤<>~≈±]=?|${qualifierWord}(?:\.|(?![\p{L}\d])))`;
const rangeMark = String.raw`(?:to|and|through|until|bis|und|et|à|y|hasta|a|e|até|do|i|до|đến|…|\.{2,3}|÷|–|—|-|~)`;
const single = String.raw`^(?<qualifier>${qualifier}\s*)?(?<from>${number})`;
const singlePattern = new RegExp(`${single}(?<rest>.*)`, 'isu');
const rangePattern = new RegExp(
  String.raw`${single}\s*(?:(?<inner>[^\d\s]{1,8})\s*)?${rangeMark}\s*(?<to>${number})(?<rest>.*)`,
  'isu',
);
const conditionPattern = new RegExp(
  String.raw`^(?:(?:@|at\b|bei\b|for\b|when\b).+|\(?${qualifier}\)?|\((?:at|@)[^)]*\))$`,
  'isu',
);
const differencePattern = /\b(?:rise|difference|differential|delta|approach|margin|drop)\b|Δ/iu;
const accelerationPattern = /accelerat|seismic|earthquake|vibration|shock/iu;
const standardGravity: Unit = { unit: 'm/s²', factor: 9.80665, offset: 0, physical: true };
/** The designation of a thing by letters and figures: "200L" is a frame size, not a volume. */
const designationPattern =
  /(?:^|[\s/])(?:frame|type|model|designation|typ|baugröße)(?:[\s/]+(?:size|no\.?|number|code|designation))?(?:$|\s*[/,(&]|\s+of\s)/iu;
const prefixedUnit = /^(DN|PN|EUR|USD|US\$|€|\$|£)\s?(?=\d)/u;

/** Splits "120 m³/h", "max. 16 bar(g)", "-10 … +50 °C", "1.2 mPa·s at 20 °C" into pieces; a text that is no quantity stays whole. */
export function readQuantity(text: string, options: QuantityOptions): Quantity {
  const whole: Quantity = { value: text, unit: options.unit ?? null, condition: null, normalized: null };
  const prefix = prefixedUnit.exec(text)?.[1];
  const figures = prefix ? text.slice(prefix.length).trim() : text;
  const match = singlePattern.exec(figures)?.groups;
  if (!match) return whole;
  if (!options.unit && designationPattern.test(options.parameter ?? '')) return whole;
  const tail = splitTail((match.rest ?? '').trim(), options.unit === undefined);
  if (tail) return take(text, { ...match, prefix }, tail, options);
  const range = rangePattern.exec(figures)?.groups;
  const end = range && (!range.inner || parseUnit(range.inner)) ? splitTail((range.rest ?? '').trim(), false) : null;
  // "15 A y 125 V" are two quantities.
  const isOfOne = !range?.inner || !end?.unit || parseUnit(range.inner)?.unit === parseUnit(end.unit)?.unit;
  if (range && end && isOfOne) return take(text, { ...range, prefix }, end, options);
  // "3 (2 working + 1 standby)" is 3; "12 / 26" are two values, which no single number can represent.
  if (!options.unit || !/^\s+\(/u.test(match.rest ?? '')) return whole;
  return { ...whole, normalized: normalize(match.from ?? '', undefined, options.unit, options) };
}

interface Pieces {
  prefix?: string | undefined;
  qualifier?: string | undefined;
  from?: string | undefined;
  inner?: string | undefined;
  to?: string | undefined;
  rest?: string | undefined;
}

function take(text: string, pieces: Pieces, tail: Tail, options: QuantityOptions): Quantity {
  const { prefix, qualifier: before = '', from = '', to, inner, rest = '' } = pieces;
  const condition = tail.condition ?? (before.replace(/[≥≤<>~≈±=\s]+/gu, ' ').trim() || null);
  // A unit in the cell belongs to the number more surely than the sheet's column of units.
  const given = tail.unit ?? (options.unit || prefix);
  const normalized = given ? normalize(from, to, given, options) : null;
  if (options.unit !== undefined || prefix || inner || !tail.unit) {
    return { value: text, unit: options.unit ?? null, condition, normalized };
  }
  return { value: text.slice(0, text.length - rest.length).trim(), unit: tail.unit, condition, normalized };
}

interface Tail {
  unit: string | null;
  condition: string | null;
}

/** What follows a number: a unit, a condition, both or nothing; null where it is anything else. */
function splitTail(text: string, mayBeUnit: boolean): Tail | null {
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
  // "10-6" may be a power of ten that lost its superscript, just as well as a range in descending order.
  if (upTo !== null && upTo < value) return null;
  return { value, upTo, unit: known.unit };
}

function toBase(text: string, unit: Unit | null, decimal: DecimalMark | null): number | null {
  const plain = text.replace(/[\s\u00a0\u2009\u202f]/gu, '');
  const read = parseNumber(plain, decimal) ?? parseNumber(plain);
  if (!unit || !read) return null;
  // Twelve figures: exact for what is printed, without the noise of binary fractions.
  return Number((read.value * unit.factor + unit.offset).toPrecision(12));
}
