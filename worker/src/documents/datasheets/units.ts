import {
  common,
  counts,
  currencies,
  type Dimension,
  designations,
  named,
  plain,
  prefixable,
  prefixes,
  type UnitToken,
  usualSpellings,
} from './unit-table.ts';
import { unitWords } from './unit-words.ts';

/** What a unit means: `normal = (value · factor) + offset`, given in `unit`. */
export interface Unit {
  unit: string;
  factor: number;
  offset: number;
  /** A physical quantity; false for counts, currencies and the like, which are as common in price schedules. */
  physical: boolean;
}

const cache = new Map<string, Unit | null>();
const cacheLimit = 5000;

/**
 * Reads a unit as printed ("m3/hr", "bar(g)", "lb/ft³", "min-1"); null where it is none.
 * `difference`: temperatures are rises or differences, so that °C and °F have no zero point.
 */
export function parseUnit(text: string, options: { difference?: boolean } = {}): Unit | null {
  if (text.length > 24) return null;
  const key = `${options.difference ? 'Δ' : ''}${text}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  if (cache.size >= cacheLimit) cache.clear();
  const unit = read(tidy(text), options.difference ?? false);
  cache.set(key, unit);
  return unit;
}

/** Whether a text is a physical unit and nothing else. */
export const isPhysicalUnit = (text: string): boolean => parseUnit(text)?.physical ?? false;

/** "mm H2O", "in. w.c.", "mmHg(a)": digits in the name of a liquid are no powers. */
const columnOfLiquid = /^(mm|cm|m|in|ft|")\.?\s?(hg|w\.?\s?[cg]|h2o|h₂o)\.?(\s?\(?[ga]\)?)?$/iu;

function tidy(text: string): string {
  return text
    .trim()
    .replace(/^[[(](.*)[\])]$/u, '$1')
    .replaceAll('μ', 'µ')
    .replaceAll('ℓ', 'l')
    .replace(/(?<=[°º])С/gu, 'C')
    .replace(/º(?=\s*[CF])|˚|℃|℉/gu, (mark) => (mark === '℃' ? '°C' : mark === '℉' ? '°F' : '°'))
    .replace(/^o\s?(?=[CF]$)/u, '°')
    .replace(/\s+/gu, ' ')
    .replace(/\b([kKMmd]?)N[mM]$/u, '$1N·m')
    .replace(/\b([mk]?)Pas$/u, '$1Pa·s')
    .replace(/\b(U\.?S|I)\.? ?(?=g(?:al|pm|ph))/iu, (nation) => (/^i/iu.test(nation) ? 'i' : ''))
    .replace(columnOfLiquid, (_, length: string, column: string, kind = '') => {
      const liquid = /^h2o$|^h₂o$|^w/iu.test(column) ? 'wc' : 'hg';
      return (length === '"' ? 'in' : length.toLowerCase()) + liquid + kind;
    })
    .trim();
}

function read(text: string, difference: boolean): Unit | null {
  const small = text.toLowerCase().replace(/\.$/u, '');
  const known = unitWords.get(small);
  if (known !== undefined && known !== text) return read(known, difference);
  // Classes and grades are letters, too; "Min." is a minimum.
  if (text === '' || /^[FPS]$|^M(?:in|IN)\.?$|^min\.$/u.test(text)) return null;
  const as = (table: Readonly<Record<string, string>>, name: string) =>
    Object.hasOwn(table, name) ? table[name] : undefined;
  const single = text === 'pH' ? text : as(plain, small);
  if (single) return { unit: single, factor: 1, offset: 0, physical: true };
  const designation = as(designations, text);
  if (designation) return { unit: designation, factor: 1, offset: 0, physical: true };
  const count = as(counts, small) ?? as(currencies, text);
  if (count) return { unit: count, factor: 1, offset: 0, physical: false };
  return (
    readTemperature(text, difference) ??
    readPressure(text, false) ??
    readComposed(text, false) ??
    readPressure(text, true) ??
    // A single letter is a class rather than a unit; lengths are often in "M".
    (/^(?!M$)\p{Lu}$/u.test(text) ? null : readComposed(text, true))
  );
}

function readTemperature(text: string, difference: boolean): Unit | null {
  const [, letter] = /^(?:°|deg\.?|degrees?)\s?\.?(C|F|Celsius|Fahrenheit|Cent(?:igrade)?\.?)$/iu.exec(text) ?? [];
  const kelvin = /^(?:°\s?)?K$|^kelvin$/u.test(text);
  if (!letter && !kelvin) return null;
  const factor = letter && /^f/iu.test(letter) ? 5 / 9 : 1;
  if (difference) return { unit: 'K', factor, offset: 0, physical: true };
  const offset = kelvin ? -273.15 : factor === 1 ? 0 : (-32 * 5) / 9;
  return { unit: '°C', factor, offset, physical: true };
}

/** "barg", "bar(g)", "bar abs", "psia": overpressure and absolute pressure are never compared with each other. */
function readPressure(text: string, inCapitals: boolean): Unit | null {
  const match =
    /^(.*?[a-z²2])[\s_.]?(?:\((g|a|ü|ga|gauge|abs\.?|absolute)\)|(gauge|abs\.?|absolute)|(?<=bar|psi|pa|²|2|wc)\s?(g|a|ü))$/iu.exec(
      text,
    );
  if (!match) return null;
  const base = readComposed((match[1] as string).trim(), inCapitals);
  if (base?.unit !== 'kPa') return null;
  const kind = /^[gü]/iu.test(match[2] ?? match[3] ?? match[4] ?? '') ? 'g' : 'a';
  return { ...base, unit: `kPa(${kind})` };
}

interface Factor {
  token: UnitToken;
  power: number;
  word: string;
}

/** @param inCapitals whether a word in capitals may be a unit in small letters: tried only where the exact spelling is unknown */
function readComposed(text: string, inCapitals: boolean): Unit | null {
  const factors = cutFactors(text.replace(/\bper\b/giu, '/'), inCapitals ? tokenInCapitals : tokenOf);
  if (!factors) return null;
  let factor = 1;
  const dimension: Record<string, number> = {};
  for (const { token, power } of factors) {
    factor *= token.factor ** power;
    for (const [name, exponent] of Object.entries(token.dimension)) {
      dimension[name] = (dimension[name] ?? 0) + exponent * power;
    }
  }
  const found = common.find((entry) => sameDimension(entry.dimension, dimension));
  if (!found) return null;
  // Torque and energy have one dimension; a unit that is written with a force is a torque.
  if (found.unit === 'kWh' && factors.some(({ word }) => /N$|^lbf$|^kgf$|^lbs?$|^kg$/u.test(word))) {
    return { unit: 'N·m', factor, offset: 0, physical: true };
  }
  return { unit: found.unit, factor: factor / found.factor, offset: 0, physical: true };
}

/**
 * Splits "kJ/(kg·K)" into its factors; null where a piece is no unit. Everything after a slash is in the denominator, with or without
 * brackets.
 */
function cutFactors(text: string, tokenFor: (word: string) => UnitToken | null): Factor[] | null {
  const factors: Factor[] = [];
  // A mass in a torque or over an area is a force: "ft-lb", "lb/in²", "kg/cm²".
  const isForce = /^(?:lbs?|kg)\/(?:in|cm|sq)|^(?:ft|in)[-·. ]lbs?$|^kg[-·. ]m$/iu.test(text) && !/³|3/u.test(text);
  let sign = 1;
  let rest = text.replace(/^1\s?(?=\/)/u, '');
  const start = rest;
  while (rest !== '') {
    const mark = /^\s*([/·*×.\-⋅()]|\s)\s*/u.exec(rest);
    if (mark && (rest !== start || mark[1] === '/')) {
      if (mark[1] === '/') sign = -1;
      rest = rest.slice(mark[0].length);
      continue;
    }
    const piece = /^(sq\.? ?|cu\.? ?)?(°?[\p{L}µΩ"″”]+)\.?(?:\^?(-?[1-4])|([⁻-]?[¹²³⁴1-4]))?/u.exec(rest);
    if (!piece) return null;
    const word = piece[2] as string;
    const token = isForce ? (forces[word.toLowerCase()] ?? tokenFor(word)) : tokenFor(word);
    if (!token) return null;
    const prefix = piece[1]?.trim().toLowerCase() ?? '';
    const power = prefix.startsWith('sq') ? 2 : prefix.startsWith('cu') ? 3 : readPower(piece[3] ?? piece[4] ?? '1');
    factors.push({ token, power: power * sign, word });
    rest = rest.slice(piece[0].length);
  }
  return factors.length > 0 ? factors : null;
}

const forces: Record<string, UnitToken | undefined> = { lb: named.lbf, lbs: named.lbf, kg: named.kgf };

function readPower(text: string): number {
  const plainText = text.replace('⁻', '-').replace(/[¹²³⁴]/gu, (mark) => String('¹²³⁴'.indexOf(mark) + 1));
  return Number(plainText);
}

function tokenOf(word: string): UnitToken | null {
  const exact = own(prefixable, word);
  if (exact) return exact;
  const prefixed = prefixedToken(word);
  // "mW" and "MW" differ only in case.
  if (word.length === 1 && word !== word.toLowerCase() && word !== 'K') return null;
  const usual = own(usualSpellings, word);
  if (usual) return tokenOf(usual);
  return own(named, word) ?? prefixed ?? own(named, word.toLowerCase());
}

/** "M3/H", "KG/S", "W/M2.K": capitals of typewriters and drawings. A unit with a prefix stays as written: M is milli or mega. */
function tokenInCapitals(word: string): UnitToken | null {
  if (word === 'DM') return tokenOf('dm');
  const small = word.length === 1 ? word.toLowerCase() : word;
  return own(prefixable, small) ?? own(named, small) ?? tokenOf(word);
}

function prefixedToken(word: string): UnitToken | null {
  const prefix = own(prefixes, word.slice(0, 1));
  const base = own(prefixable, word.slice(1));
  return prefix !== null && base ? { factor: prefix * base.factor, dimension: base.dimension } : null;
}

function own<T>(table: Readonly<Record<string, T>>, name: string): T | null {
  return Object.hasOwn(table, name) ? (table[name] as T) : null;
}

function sameDimension(a: Dimension, b: Dimension): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => (a[name] ?? 0) === (b[name] ?? 0));
}
