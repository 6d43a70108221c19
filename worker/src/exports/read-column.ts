import { type DecimalMark, type ParsedNumber, parseNumber, parseNumbers } from '../numbers/parse-number.ts';
import { isCodeColumn } from './code-column.ts';
import { currencyIn } from './currencies.ts';

/** What is known of a column besides its cells. */
export interface ColumnContext {
  /** Texts of its header, empty where it has none. */
  title: string;
  /** 0 for the first column, which numbers the rows as often as not. */
  index: number;
  /** The mark that is usual where the document comes from; null where that is not known or contradicted by its other numbers. */
  usual: DecimalMark | null;
}

/** A cell of a column: a number, an open one (it could be read in two ways, or is left as text since its column is), or text. */
export type CellReading = { kind: 'number'; number: ParsedNumber } | { kind: 'open' } | { kind: 'text' };

/** Against what is usual one cell may be a section or a date: this many cells are evidence. */
const evidence = 2;
/** The share of a column's numbers that may be misprinted, cut off or misread. */
const slips = 0.05;

const text: CellReading = { kind: 'text' };
const open: CellReading = { kind: 'open' };

/**
 * Reads the cells of a column as numbers. Which sign is the decimal one is the matter of the whole column, decided by its numbers, its
 * currency and what is usual in the document together, never by one cell. Where they contradict each other, what could be read in two
 * ways is open: a number that is a thousand times too small is worse than a text. Columns of codes and section numbers are text.
 */
export function readColumn(texts: readonly string[], context: ColumnContext): CellReading[] {
  if (isCodeColumn(texts, context)) return texts.map(() => text);
  const decision = decideMark(texts, context);
  const read = parseNumbers(texts, decision === 'open' ? null : decision);
  return texts.map((each, index): CellReading => {
    const number = read[index];
    const isTwofold = isAmbiguous(each);
    if (decision === 'open' && isTwofold) return open;
    if (number) return { kind: 'number', number };
    // It is a number, but not with the marks of its column.
    return parseNumber(each, '.') || parseNumber(each, ',') ? open : text;
  });
}

/** Whether the two marks give two different numbers, such as `1.000` and `$4,000`. */
function isAmbiguous(each: string): boolean {
  const [point, comma] = [parseNumber(each, '.'), parseNumber(each, ',')];
  return point !== null && comma !== null && point.value !== comma.value;
}

/** The mark of the column; null where nothing depends on it and nothing shows it; 'open' where the signs contradict each other. */
function decideMark(texts: readonly string[], { title, usual }: ColumnContext): DecimalMark | null | 'open' {
  const twofold = texts.filter(isAmbiguous);
  const shown = texts.flatMap((each) => provenMark(each) ?? []);
  const [mark, other] = clearMarks(shown, twofold.length);
  if (other) return 'open';
  const proofs = mark ? countOf(shown, mark) : 0;
  if (mark && (usual === null || usual === mark || proofs >= evidence)) {
    return contradictsCurrency(texts, twofold, title, mark, proofs) ? 'open' : mark;
  }
  if (twofold.length === 0) return mark ?? usual;
  return mark ? 'open' : decideByAmounts(texts, twofold, title, usual);
}

const countOf = (marks: readonly DecimalMark[], mark: DecimalMark) => marks.filter((each) => each === mark).length;

/** The marks that are shown by more than slips, such as a figure that was cut off: by a share of all numbers that have a mark. */
export function clearMarks(shown: readonly DecimalMark[], others = 0): DecimalMark[] {
  const marked = shown.length + others;
  return (['.', ','] as const).filter((mark) => countOf(shown, mark) > slips * marked);
}

/** Where every number with a mark has three figures after it: thousands, or decimals that happen to be three. */
function decideByAmounts(
  texts: readonly string[],
  twofold: readonly string[],
  title: string,
  usual: DecimalMark | null,
): DecimalMark | null | 'open' {
  const group = groupMark(twofold);
  const byCurrency = groupsByCurrency(texts, title);
  if (group === null) return 'open';
  const decimal = group === '.' ? ',' : '.';
  // "500" beside "1.000": decimals would have been written with the mark, too.
  const hasPlain = texts.some((each) => /^\d{1,3}$/u.test(figuresOf(each)));
  const hasUngrouped = texts.some((each) => /^\d{4,}$/u.test(figuresOf(each)));
  const areGroups = byCurrency !== null || (hasPlain && !hasUngrouped && twofold.length >= evidence);
  if (usual === decimal) return decimal;
  if (usual === null) return areGroups ? decimal : 'open';
  // What is usual says that they are decimals.
  if (byCurrency !== null) return byCurrency === decimal ? decimal : 'open';
  return hasPlain ? 'open' : usual;
}

/**
 * Whether the mark would give amounts of money three decimals against what its currency says: `1.250` beside `12.5` under "Price (VND)",
 * which is written with a decimal comma, or `€ 1.500` beside a single `€ 12.50`.
 */
function contradictsCurrency(
  texts: readonly string[],
  twofold: readonly string[],
  title: string,
  mark: DecimalMark,
  proofs: number,
): boolean {
  const byCurrency = groupsByCurrency(texts, title);
  if (byCurrency === null || byCurrency === mark || !twofold.some((each) => each.includes(mark))) return false;
  return byCurrency !== 'usual mark unknown' || proofs < evidence;
}

/** The one mark between groups of three in all of these; null where some have a point and some a comma. */
function groupMark(twofold: readonly string[]): DecimalMark | null {
  const marks = new Set(twofold.map((each) => (each.includes('.') ? '.' : ',')));
  const [mark] = marks;
  return marks.size === 1 && mark ? mark : null;
}

/**
 * Amounts of money have no decimals or two, seldom three: what the currency of the column says of its marks, null where it has none or
 * one that is counted in thousandths.
 */
function groupsByCurrency(texts: readonly string[], title: string): DecimalMark | 'usual mark unknown' | null {
  const currency = currencyIn(title) ?? texts.map(currencyIn).find((found) => found !== null);
  if (!currency || currency.isInThousandths) return null;
  return currency.decimalMark ?? 'usual mark unknown';
}

const figuresOf = (each: string) => each.replace(/[^\d.,]/gu, '');

/** The mark with which alone a text is a number; null where it shows none, as `1.000` does. */
function provenMark(each: string): DecimalMark | null {
  const [point, comma] = [parseNumber(each, '.') !== null, parseNumber(each, ',') !== null];
  return point === comma ? null : point ? '.' : ',';
}
