import { parseXml } from './parse-xml.ts';

/** Built-in number formats that change what a person reads (ECMA-376 part 1, 18.8.30). */
const BUILT_IN: Record<number, string> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  14: 'yyyy-mm-dd',
  15: 'yyyy-mm-dd',
  16: 'yyyy-mm-dd',
  17: 'yyyy-mm-dd',
  18: 'hh:mm',
  19: 'hh:mm',
  20: 'hh:mm',
  21: 'hh:mm',
  22: 'yyyy-mm-dd hh:mm',
  45: 'mm:ss',
  46: 'hh:mm',
  37: '#,##0;(#,##0)',
  38: '#,##0;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
};

/** Excel writes no longer ones; a longer one would only be there to keep us busy. */
const LONGEST_FORMAT = 255;
const DAY = 86_400_000;
/** Day 0 of Excel's calendar, which wrongly has a 29 February 1900. */
const EPOCH = Date.UTC(1899, 11, 30);

/** The number format of each cell style. */
export function readNumberFormats(xml: string | null): string[] {
  const custom = new Map<number, string>();
  const formats: string[] = [];
  if (!xml) return formats;
  let inCells = false;
  parseXml(xml, {
    open(name, attribute) {
      if (name === 'x:numFmt') {
        const code = attribute('formatCode') ?? 'General';
        custom.set(Number(attribute('numFmtId')), code.length > LONGEST_FORMAT ? 'General' : code);
      }
      if (name === 'x:cellXfs') inCells = true;
      else if (name === 'x:xf' && inCells) {
        const id = Number(attribute('numFmtId') ?? 0);
        formats.push(custom.get(id) ?? BUILT_IN[id] ?? 'General');
      }
    },
    close(name) {
      if (name === 'x:cellXfs') inCells = false;
    },
  });
  return formats;
}

/**
 * A number as a person reads it in the sheet: with the decimals, separators, currency and unit of its format, dates as ISO 8601. Formats
 * that show something else (fractions, powers of ten, scales) give plain figures without noise of binary fractions.
 */
export function formatNumber(value: string, format: string): string {
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  const code = format.replace(/"[^"]*"|\[[^[\]]*\]|\\./g, '');
  if (/[ymdhs]/i.test(code) && !/General/i.test(code) && number >= 0 && number < 2_958_466)
    return formatDate(number, code);
  return formatFigures(number, format) ?? plain(number);
}

/** Figures of a format: optional and fixed places, separators, decimals, per cent. */
const FIGURES = /^([#0?,]+)(?:\.([#0?]*))?(\s?%)?$/;

/** A section of a format that can be shown as it is. */
interface Section {
  before: string;
  after: string;
  /** null where it shows words instead of the number, such as a dash for zero. */
  figures: { format: Intl.NumberFormat; percent: string; hidesZero: boolean } | null;
}

/** A number in a format of figures; null where the format is of another kind. */
function formatFigures(number: number, format: string): string | null {
  const sections = sectionsOf(format);
  const own = number < 0 ? sections[1] : number === 0 ? sections[2] : undefined;
  const section = own ?? sections[0];
  if (!section || (!section.figures && own === undefined)) return null;
  const { before, after, figures } = section;
  const shown = Math.abs(figures?.percent ? Number(`${number}e2`) || number * 100 : number);
  const text =
    !figures || (figures.hidesZero && shown === 0) ? '' : `${figures.format.format(shown)}${figures.percent}`;
  // A section for numbers below zero says itself how it marks them.
  const sign = number < 0 && own === undefined ? '-' : '';
  return `${sign}${before}${text}${after}`.trim() || plain(number);
}

/** Formats read so far, since making one costs as much as a thousand uses. */
const known = new Map<string, (Section | null)[]>();
const MOST_KNOWN = 500;

/** Sections for positive numbers, negative ones and zero; null where one shows something else than figures and words. */
function sectionsOf(format: string): (Section | null)[] {
  const found = known.get(format);
  if (found) return found;
  // Sections with conditions ([<5]) are chosen otherwise.
  const texts = /\[[<>=]/.test(format) ? [] : (format.match(/(?:"[^"]*"|\\.|[^;"\\])+/g) ?? []);
  const sections = texts.slice(0, 3).map(readSection);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(format, sections);
  return sections;
}

function readSection(section: string): Section | null {
  const { before, figures, after } = splitSection(section);
  if (figures === '') return { before, after, figures: null };
  const match = figures.match(FIGURES);
  if (!match || /,$|,,/.test(match[1] ?? '')) return null;
  const [, whole = '', decimals = '', percent = ''] = match;
  const count = (places: string) => places.replace(/[^0]/g, '').length;
  return {
    before,
    after,
    figures: {
      format: new Intl.NumberFormat('en-US', {
        useGrouping: whole.includes(','),
        minimumIntegerDigits: Math.min(21, Math.max(1, count(whole))),
        minimumFractionDigits: Math.min(20, count(decimals)),
        maximumFractionDigits: Math.min(20, decimals.length),
      }),
      percent,
      hidesZero: count(whole) === 0 && count(decimals) === 0,
    },
  };
}

/** What a section shows before, as and after the figures: quoted and escaped characters, currencies and signs as they are. */
function splitSection(section: string): { before: string; figures: string; after: string } {
  const parts = { before: '', figures: '', after: '' };
  const tokens = section.match(/"[^"]*"|\[[^[\]]*\]|[\\_*].|[#0?,.%]+|./gs) ?? [];
  for (const token of tokens) {
    if (/^[#0?,.%]/.test(token)) {
      // Figures in two places are a fraction or the like.
      parts.figures += parts.after ? `${parts.after}${token}` : token;
      parts.after = '';
      continue;
    }
    const shown = literalOf(token);
    if (parts.figures) parts.after += shown;
    else parts.before += shown;
  }
  return parts;
}

function literalOf(token: string): string {
  if (token.startsWith('"')) return token.slice(1, -1);
  if (token.startsWith('\\')) return token.slice(1);
  // Colours, conditions and languages show nothing, a currency does: [$€-407].
  if (token.startsWith('[')) return token.match(/^\[\$([^-\]]*)/)?.[1] ?? '';
  // The width of a character, and one that fills the cell.
  return /^[_*]/.test(token) ? '' : token;
}

function formatDate(number: number, code: string): string {
  const iso = new Date(EPOCH + Math.round(number * DAY)).toISOString();
  const [date, time] = [iso.slice(0, 10), iso.slice(11, 16)];
  const hasDate = /[yd]/i.test(code);
  const hasTime = /[hs]/i.test(code);
  if (hasDate && hasTime) return `${date} ${time}`;
  return hasDate || !hasTime ? date : time;
}

function plain(number: number): string {
  return String(Number(number.toPrecision(12)));
}
