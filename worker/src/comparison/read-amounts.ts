import { parseUnit, type Unit } from '../documents/datasheets/units.ts';
import { type DecimalMark, parseNumber } from '../numbers/parse-number.ts';
import { type Bound, boundAfter, boundBefore } from './bounds.ts';

/** A quantity in a text. All numbers are in the base unit of `unit`, or as printed where there is none. */
export interface Amount {
  kind: 'fixed' | 'range' | 'tolerance' | 'lower' | 'upper' | 'about';
  /** The printed number; the lower end of a range. */
  value: number;
  /** Ends of the range; infinite where a limit leaves one open. */
  from: number;
  to: number;
  isStrict: boolean;
  /** Half of the last printed figure. */
  half: number;
  unit: Unit | null;
  /** The unit as printed. */
  unitText: string | null;
  /** Edges of a size such as "600 x 800 x 2,000 mm"; null where it is no size. */
  edges: number[] | null;
}

export interface Amounts {
  amounts: Amount[];
  /** The rest of the text. */
  rest: string;
}

const figures = String.raw`[+\-−–]?(?:\d{1,4}\s\d{1,2}\/\d{1,2}|\d{1,2}\/(?:2|4|8|16|32)(?!\d)|\d{1,15}(?:[.,'’]\d{1,15}|[\u00a0\u2009\u202f]\d{3}(?!\d)){0,6})`;
const numberPattern = new RegExp(String.raw`(?<![\p{L}\d][.,]?|\p{L}-)${figures}`, 'gu');
const nextNumber = new RegExp(`^${figures}`, 'u');
const rangeMark = /^\s*(?:to|through|until|bis|à|a|…|\.{2,3}|÷|–|—|-|~)\s*(?=[+\-−–]?\d)/iu;
const toleranceMark = /^\s*(?:±|\+\/-|\+\/−|\+-)\s*(?=\d)/u;
const timesMark = /^\s*(?:[x×*✕]|by)\s*(?=\d)/iu;
const prefixUnit = /(?:^|[\s(])(DN|PN|NPS|EUR|USD|US\$|GBP|INR|CHF|€|\$|£)\s?$/u;
/** The most words of a text that is read: a value, not prose. */
const longestText = 400;

/** Finds every quantity in a value; the unit of its column applies where the text itself has none. */
export function readAmounts(
  text: string,
  { unit, decimal, difference = false }: { unit: string | null; decimal: DecimalMark | null; difference?: boolean },
): Amounts {
  const reader = createReader(text.slice(0, longestText).replace(/[ \t\r\n]+/gu, ' '), unit, decimal, difference);
  const amounts: Amount[] = [];
  const taken: [number, number][] = [];
  let at = 0;
  for (const match of reader.text.matchAll(numberPattern)) {
    if (match.index < at) continue;
    const found = reader.amountAt(match.index, match[0], at);
    if (!found) continue;
    at = found.end;
    // "24 h x 7 days" says when, not how much: it stays among the words.
    if (found.amount.edges && found.amount.unit?.unit === 'h') continue;
    amounts.push(found.amount);
    taken.push([found.start, found.end]);
  }
  const rest = taken.reduceRight((left, [start, end]) => `${left.slice(0, start)} ${left.slice(end)}`, reader.text);
  return { amounts: joinLimits(amounts), rest: rest.replace(/\s+/gu, ' ').trim() };
}

interface Found {
  amount: Amount;
  start: number;
  end: number;
}

interface Printed {
  value: number;
  half: number;
}

function createReader(text: string, columnUnit: string | null, decimal: DecimalMark | null, difference: boolean) {
  const ofColumn = columnUnit ? parseUnit(columnUnit, { difference }) : null;

  /** The unit that begins here: the longest of up to three words. */
  const unitAt = (at: number): { unit: Unit; text: string; end: number } | null => {
    const [run = ''] = /^\s?[^\s\d;,:=≥≤±]{1,16}(?:\s[^\s\d;,:=≥≤±]{1,10}){0,2}/u.exec(text.slice(at, at + 44)) ?? [];
    for (let end = run.length; end > 0; end = run.lastIndexOf(' ', end - 1)) {
      const word = run.slice(0, end).trim();
      // "2 in number", "3 a year": letters that look like units by chance.
      if (word === '' || /^(?:in|a|no|at|x)$/u.test(word)) continue;
      const bare = (word.includes('(') ? word : word.replace(/\)$/u, '')).replace(/\.$/u, '');
      const unit = parseUnit(word, { difference }) ?? parseUnit(bare, { difference });
      if (unit) return { unit, text: parseUnit(word, { difference }) ? word : bare, end: at + end };
    }
    return null;
  };

  const numberAt = (at: number): { text: string; end: number } | null => {
    const match = nextNumber.exec(text.slice(at, at + 60));
    return match ? { text: match[0], end: at + match[0].length } : null;
  };

  const amountAt = (index: number, number: string, after: number): Found | null => {
    const first = printed(number, decimal);
    if (!first) return null;
    let end = index + number.length;
    let start = index;
    const prefix = prefixUnit.exec(text.slice(Math.max(after, index - 6), index))?.[1];
    if (prefix) start = text.lastIndexOf(prefix, index);
    const own = prefix ? null : unitAt(end);
    if (own) end = own.end;
    let unit = own?.unit ?? (prefix ? parseUnit(prefix) : null);
    let unitText = own?.text ?? prefix ?? null;
    const before = boundBefore(text.slice(after, start));
    if (before) start -= before.length;
    const more: Printed[] = [];
    let kind: Amount['kind'] = 'fixed';
    let edges: number[] | null = null;
    const mark = rangeMark.exec(text.slice(end, end + 12)) ?? toleranceMark.exec(text.slice(end, end + 8));
    const times = timesMark.exec(text.slice(end, end + 6));
    if (times) {
      const sides = [first];
      for (
        let next: RegExpExecArray | null = times;
        next && sides.length < 4;
        next = timesMark.exec(text.slice(end, end + 6))
      ) {
        const side = numberAt(end + next[0].length);
        const read = side && printed(side.text, decimal);
        if (!side || !read) break;
        sides.push(read);
        end = side.end;
        const sideUnit = unitAt(end);
        if (sideUnit) [unit, unitText, end] = [sideUnit.unit, sideUnit.text, sideUnit.end];
      }
      edges = sides.length > 1 ? sides.map(({ value }) => value) : null;
    } else if (mark) {
      const second = numberAt(end + mark[0].length);
      const read = second && printed(second.text, decimal);
      if (second && read) {
        const secondUnit = unitAt(second.end);
        const isTolerance = /[±+]/u.test(mark[0]);
        // "10-6" is rather a power of ten, and two values in descending order are no range.
        if (isTolerance || read.value >= first.value) {
          end = secondUnit?.end ?? second.end;
          kind = isTolerance ? 'tolerance' : 'range';
          const isShare = isTolerance && secondUnit?.unit.unit === '%' && (unit ?? ofColumn)?.unit !== '%';
          more.push(isShare ? { ...read, value: (first.value * read.value) / 100 } : read);
          if (!isShare && !unit && secondUnit) [unit, unitText] = [secondUnit.unit, secondUnit.text];
          // "400 ± 10 % V"
          if (isShare && !unit) {
            const last = unitAt(end);
            if (last) [unit, unitText, end] = [last.unit, last.text, last.end];
          }
        }
      }
    }
    if (!unit) [unit, unitText] = [ofColumn, columnUnit];
    const behind = kind === 'fixed' && !before ? boundAfter(text.slice(end)) : null;
    if (behind) end += behind.length;
    const bound = kind === 'fixed' ? (before ?? behind) : null;
    const amount = build(kind, first, more[0], unit && { unit, text: unitText }, bound ?? null, edges);
    return { amount, start: Math.max(start, after), end };
  };

  return { text, amountAt };
}

function build(
  kind: Amount['kind'],
  first: Printed,
  second: Printed | undefined,
  measured: { unit: Unit; text: string | null } | null,
  bound: { bound: Bound; isStrict: boolean } | null,
  edges: number[] | null,
): Amount {
  const unit = measured?.unit ?? null;
  const base = (value: number) => (unit ? Number((value * unit.factor + unit.offset).toPrecision(12)) : value);
  const half = first.half * (unit?.factor ?? 1);
  const value = base(first.value);
  const plain = {
    value,
    half,
    unit,
    unitText: measured?.text ?? null,
    isStrict: bound?.isStrict ?? false,
    edges: edges?.map(base) ?? null,
  };
  if (kind === 'range' && second) return { ...plain, kind, from: value, to: base(second.value) };
  if (kind === 'tolerance' && second) {
    return { ...plain, kind, from: base(first.value - second.value), to: base(first.value + second.value) };
  }
  if (bound?.bound === 'lower') return { ...plain, kind: 'lower', from: value, to: Number.POSITIVE_INFINITY };
  if (bound?.bound === 'upper') return { ...plain, kind: 'upper', from: Number.NEGATIVE_INFINITY, to: value };
  return { ...plain, kind: bound?.bound === 'about' ? 'about' : 'fixed', from: value, to: value };
}

/** "min. 10, max. 20 bar" is a range. */
function joinLimits(amounts: Amount[]): Amount[] {
  const [lower, upper] = amounts;
  if (amounts.length !== 2 || lower?.kind !== 'lower' || upper?.kind !== 'upper') return amounts;
  const unit = lower.unit ?? upper.unit;
  if ((lower.unit ?? unit)?.unit !== (upper.unit ?? unit)?.unit || upper.to < lower.from) return amounts;
  return [{ ...lower, kind: 'range', to: upper.to, unit }];
}

/** A printed number with half of its last digit; null where it can be read in two ways. */
function printed(text: string, decimal: DecimalMark | null): Printed | null {
  const fraction = /^([+\-−–]?)(?:(\d+)\s)?(\d+)\/(\d+)$/u.exec(text);
  if (fraction) {
    const [, sign = '', whole = '0', over = '0', under = '1'] = fraction;
    const value = Number(whole) + Number(over) / Number(under);
    return { value: sign === '' || sign === '+' ? value : -value, half: 0 };
  }
  const plain = text.replace(/[\u00a0\u2009\u202f]/gu, '').replace(/^[−–]/u, '-');
  const read = parseNumber(plain, decimal) ?? parseNumber(plain);
  if (!read) return null;
  const decimals = /\.(0+)$/u.exec(read.format.split(';')[0] ?? '')?.[1]?.length ?? 0;
  return { value: read.value, half: 0.5 * 10 ** -decimals };
}
