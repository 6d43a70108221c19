/** The sign between whole and decimal part. */
export type DecimalMark = '.' | ',';

/**
 * A number read from text: a percentage is read as a fraction (12.5% is 0.125), and `format` is the Excel number format that shows it in
 * its original form.
 */
export interface ParsedNumber {
  value: number;
  format: string;
}

/** The text before and after the figures. */
interface Frame {
  figures: string;
  sign: '' | '-' | '+';
  brackets: boolean;
  prefix: string;
  suffix: string;
  percent: boolean;
}

interface Figures {
  whole: string;
  decimals: string;
  grouped: boolean;
}

const CURRENCY = String.raw`(?:[$€£¥₹₫₩₽]|Rs\.?|(?:US|A|C|S|HK)\$|(?:AED|AUD|BRL|CAD|CHF|CNY|CZK|DKK|EUR|GBP|INR|JPY|KRW|NOK|PLN|SAR|SEK|SGD|USD|VND|ZAR)\b)`;
const BEFORE = new RegExp(`^(${CURRENCY}) ?`);
const AFTER = new RegExp(` ?(${CURRENCY})$`);
/** Excel keeps 15 digits; a longer number would be changed. */
const MOST_FIGURES = 15;
/** Whole numbers of this many figures without separators are telephone, account or order numbers. */
const CODE_LENGTH = 10;
/** Spaces that typesetters put between groups of figures: no-break, thin, narrow no-break. */
const GROUP_SPACE = /[\u00a0\u2009\u202f]/g;

/**
 * Reads a number such as `1,234.50`, `1.234,50`, `(123)`, `12.5%`, `$ 1,200` or `−5`. Returns null, so that it stays text, for what may be
 * a code, a telephone number, a date or a section number: a wrong number is worse than a text.
 * @param decimal what the other numbers of the table use; without it `1.234` and `1,234` are ambiguous and stay text
 */
export function parseNumber(text: string, decimal: DecimalMark | null = null): ParsedNumber | null {
  const frame = readFrame(text);
  if (!frame) return null;
  // "(1)" alone is a note or the number of an item.
  if (frame.brackets && !frame.prefix && !frame.suffix && !frame.percent && /^\d{1,2}$/.test(frame.figures))
    return null;
  return toNumber(frame, decimal);
}

/**
 * Reads the texts of a column as numbers; brackets mean a negative number where other numbers have none. Gives one result for each text.
 * @param decimal the mark of the column
 */
export function parseNumbers(texts: readonly string[], decimal: DecimalMark | null): (ParsedNumber | null)[] {
  const frames = texts.map(readFrame);
  const read = texts.map((text) => parseNumber(text, decimal));
  const negatives = read.some((number, index) => number && !frames[index]?.brackets);
  return read.map((number, index) => {
    const frame = frames[index];
    return number ?? (negatives && frame?.brackets ? toNumber(frame, decimal) : null);
  });
}

/** The decimal mark of a language (ISO 639-1), null where it is not known. */
export function decimalMarkOf(language: string): DecimalMark | null {
  if (!/^[a-z]{2}$/.test(language) || Intl.NumberFormat.supportedLocalesOf(language).length === 0) return null;
  const mark = new Intl.NumberFormat(language).formatToParts(1.5).find((part) => part.type === 'decimal')?.value;
  return mark === '.' || mark === ',' ? mark : null;
}

/** "4.2", "12.03": may be the number of a section or a day just as well as a decimal, in any language. */
export function looksLikeSection(text: string): boolean {
  return /^[1-9]\d?\.\d{1,2}$/.test(text.trim());
}

function readFrame(text: string): Frame | null {
  let rest = text.trim();
  if (!/\d/.test(rest) || rest.length > 40) return null;
  const frame: Frame = { figures: '', sign: '', brackets: false, prefix: '', suffix: '', percent: false };
  const takeCurrency = () => {
    const [before, after] = [rest.match(BEFORE), rest.match(AFTER)];
    if (before && !frame.prefix) {
      frame.prefix = before[0];
      rest = rest.slice(before[0].length);
    } else if (after && !frame.suffix) {
      frame.suffix = after[0];
      rest = rest.slice(0, -after[0].length);
    }
  };
  const takeSign = () => {
    const sign = frame.sign ? null : rest.match(/^[-+\u2212\u2013](?=\S)/);
    if (!sign) return;
    frame.sign = sign[0] === '+' ? '+' : '-';
    rest = rest.slice(1);
  };
  takeSign();
  takeCurrency();
  if (rest.startsWith('(') && rest.endsWith(')') && !frame.sign) {
    frame.brackets = true;
    rest = rest.slice(1, -1).trim();
    takeCurrency();
  } else {
    takeSign();
  }
  const percent = rest.match(/\s?%$/);
  if (percent && !frame.prefix && !frame.suffix) {
    frame.percent = true;
    rest = rest.slice(0, -percent[0].length);
  }
  frame.figures = rest.replace(GROUP_SPACE, '\u00a0').replace(/’/g, "'");
  if (!/^[\d.,' \u00a0]+$/.test(rest.replace(GROUP_SPACE, ' ').replace(/’/g, "'"))) return null;
  return frame;
}

function toNumber(frame: Frame, decimal: DecimalMark | null): ParsedNumber | null {
  const certain = frame.percent || frame.prefix !== '' || frame.suffix !== '';
  const figures = readFigures(frame.figures, decimal, certain);
  if (!figures) return null;
  const { whole, decimals, grouped } = figures;
  if (/^0\d/.test(whole)) return null;
  if (`${whole}${decimals}`.replace(/^0+/, '').length > MOST_FIGURES) return null;
  if (!grouped && !certain && whole.length >= (frame.sign === '+' ? 7 : CODE_LENGTH)) return null;
  const negative = frame.sign === '-' || frame.brackets;
  // From the text, because a division would add the rounding error of binary fractions.
  const value = Number(`${negative ? '-' : ''}${whole}.${decimals || '0'}${frame.percent ? 'e-2' : ''}`);
  return { value: value === 0 ? 0 : value, format: formatOf(frame, figures) };
}

function formatOf(frame: Frame, { decimals, grouped }: Figures): string {
  const figures = `${grouped ? '#,##0' : '0'}${decimals ? `.${'0'.repeat(decimals.length)}` : ''}${frame.percent ? '%' : ''}`;
  const quoted = (text: string) => (text ? `"${text}"` : '');
  const plain = `${quoted(frame.prefix)}${figures}${quoted(frame.suffix)}`;
  if (frame.brackets) return `${plain};(${plain})`;
  return frame.sign === '+' ? `+${plain};-${plain}` : plain;
}

/**
 * Splits figures into whole and decimal part; null where they are no number, or not certainly.
 * @param certain whether a currency or a per cent sign says that it is a number
 */
function readFigures(text: string, decimal: DecimalMark | null, certain: boolean): Figures | null {
  if (/^\d+$/.test(text)) return { whole: text, decimals: '', grouped: false };
  const single = text.match(/^(\d*)([.,])(\d+)$/);
  if (single) {
    const [, whole = '', mark = '', tail = ''] = single;
    if (isAmbiguous(text) && decimal === null) return null;
    const groups = /^[1-9]\d{0,2}$/.test(whole) && tail.length === 3 && decimal !== mark;
    if (groups) return { whole: whole + tail, decimals: '', grouped: true };
    if (decimal !== null && decimal !== mark) return null;
    // ".5" is usual where the mark is a point; ",5" is rather a slip.
    if (whole === '' && mark === ',') return null;
    return { whole: whole || '0', decimals: tail, grouped: false };
  }
  for (const [group, mark] of GROUPINGS) {
    const match = text.match(groupedBy(group, mark));
    if (!match) continue;
    const [, whole = '', tail = ''] = match;
    // The other mark than the table's, an internet address, or two numbers side by side.
    if (decimal === group || (group === '.' && looksLikeAddress(text))) return null;
    if (group === ' ' && !tail && !certain) return null;
    return { whole: whole.replace(/\D/g, ''), decimals: tail, grouped: true };
  }
  return null;
}

/** Signs between groups of digits, with the decimal marks that are used with them. */
const GROUPINGS: [group: string, mark: string][] = [
  [',', String.raw`\.`],
  ['.', ','],
  ["'", '[.,]'],
  ['\u00a0', '[.,]'],
  [' ', '[.,]'],
];

/** Groups of three; with commas also groups of two before the last three, as in India. */
function groupedBy(group: string, mark: string): RegExp {
  const sign = group === '.' ? String.raw`\.` : group;
  const groups = `[1-9]\\d{0,2}(?:${sign}\\d{3})+`;
  const indian = group === ',' ? '|[1-9]\\d?(?:,\\d{2})+,\\d{3}' : '';
  return new RegExp(`^(${groups}${indian})(?:${mark}(\\d+))?$`);
}

/** One mark with three digits after it: thousands or decimals. */
function isAmbiguous(figures: string): boolean {
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(figures);
}

function looksLikeAddress(figures: string): boolean {
  const parts = figures.split('.');
  return parts.length === 4 && parts.every((part) => Number(part) <= 255);
}
