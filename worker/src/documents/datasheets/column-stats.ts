import type { DecimalMark } from '../../numbers/parse-number.ts';
import { conditionWord } from './header-words.ts';
import { readQuantity } from './read-quantity.ts';
import { type Grid, isBlank } from './table-grid.ts';
import { isTag, isTagInPlace } from './tags.ts';
import { parseUnit } from './units.ts';

/** What the cells of a column look like, as shares of those that are filled. */
export interface ColumnStats {
  filled: number;
  units: number;
  quantities: number;
  /** Numbers without a unit, and ratings such as "DN 150". */
  numbers: number;
  tags: number;
  /** The same where one figure will do. */
  tagsInPlace: number;
  texts: number;
  /** Words such as "min.", "rated". */
  conditions: number;
  /** Rises from row to row by one, or nearly: the numbers of the lines. */
  counts: boolean;
  /** Nothing but numbers of lines. */
  whole: boolean;
  /** Holds cells that are merged over several rows. */
  tall: boolean;
}

export function statsOf(grid: Grid, column: number, rows: readonly number[]): ColumnStats {
  const cells = [...new Set(rows.map((row) => grid.cell(row, column)))].filter(
    (cell) => cell !== null && cell.columnSpan <= Math.max(1, grid.columns / 2),
  );
  const texts = cells.flatMap((cell) => (cell && !isBlank(cell.text) ? [cell.text] : []));
  const share = (test: (text: string) => boolean) => texts.filter(test).length / Math.max(1, texts.length);
  const isNumber = (text: string) => /^[\d\s.,+\-−–±%]+$/u.test(text);
  const lines = texts.map((text) => Number(/^[A-Z]?(\d{1,3})[.)]?[a-z]?$/u.exec(text)?.[1] ?? Number.NaN));
  const steps = lines.slice(1).map((line, index) => line - (lines[index] ?? 0));
  // From the start with a number left out here and there, or further on without one.
  const counts =
    lines[0] !== undefined && lines[0] <= 3
      ? steps.every((step) => step >= 0 && step <= 2)
      : steps.length >= 3 && steps.every((step) => step === 1);
  return {
    filled: texts.length,
    units: share((text) => parseUnit(text) !== null && !/\d/u.test(text.replace(/[23²³]/gu, ''))),
    quantities: share((text) => isStrong(quantityUnit(text))),
    numbers: share((text) => isNumber(text) || quantityUnit(text) !== null),
    tags: share(isTag),
    tagsInPlace: share(isTagInPlace),
    texts: share((text) => /\p{L}{3}/u.test(text) && quantityUnit(text) === null),
    conditions: share((text) => conditionWord.test(text)),
    whole: lines.every(Number.isFinite),
    counts: texts.length >= 2 && lines.every(Number.isFinite) && counts,
    tall: cells.some((cell) => cell !== null && cell.rowSpan > 1),
  };
}

/** The common unit of what is in a cell; null where it is no quantity with a unit. */
export function quantityUnit(text: string, decimal: DecimalMark = '.'): string | null {
  return text.length > 40 ? null : (readQuantity(text, { decimal }).normalized?.unit ?? null);
}

const weakUnits = new Set([
  '%',
  'h',
  '°',
  'pt',
  'ppm',
  'EUR',
  'USD',
  'GBP',
  'INR',
  'VND',
  'JPY',
  'CNY',
  'CHF',
  'AED',
  'SAR',
]);
const counting = new Set(['pc', 'set', 'lot', 'man-day', 'man-hour', 'man-month', 'trip', 'job']);

/** Units that technical data have and commercial terms seldom; given as told by `parseUnit`. */
export function isStrong(unit: string | null): boolean {
  return unit !== null && !weakUnits.has(unit) && !counting.has(unit);
}

/** Whether a unit cell's words are a unit that technical data have. */
export const isStrongUnit = (text: string): boolean => isStrong(parseUnit(text)?.unit ?? null);
