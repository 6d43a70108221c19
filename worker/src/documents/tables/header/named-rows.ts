import type { PageCell } from '../../page/page-table.ts';
import { lineText } from '../evidence/word-lines.ts';
import {
  NAMED_ALIKE_LONGEST,
  NAMED_COLUMNS,
  NAMED_KNOWN,
  NAMED_LONGEST,
  NAMED_NUMBERS,
  NAMED_ROWS_ABOVE,
  NAMED_TITLE_SPAN,
} from '../thresholds.ts';
import { roleInVocabulary } from './header-vocabulary.ts';

const NUMBER = /^\(?(?:\d{1,3}(?:\.\d{1,3}){0,4}|[A-Za-z]|[IVXivx]{1,5}|[一二三四五六七八九十]{1,3})[.)）、:]?$/u;

interface Table {
  cells: PageCell[];
  rows: number;
  columns: number;
}

/**
 * How many rows at the top name the columns by their words: the first of them begins with "No." over numbers, or consists of words that
 * name columns, such as "Parameter", "Requirement". This also works where these rows look like all others. 0 where none does.
 */
export function countNamedRows(table: Table): number {
  for (let row = 0; row < Math.min(NAMED_ROWS_ABOVE, table.rows - 1); row++) {
    const own = table.cells.filter((cell) => cell.row === row);
    const header = lastHeaderRow(own, table);
    if (header > 0) return withNumbers(header, table);
    if (!isAbove(own, table.columns)) return 0;
  }
  return 0;
}

/** The rows down to the end of this one's headers, where it has such. */
function lastHeaderRow(own: PageCell[], table: Table): number {
  const texts = own.map(textOf);
  const [first] = own;
  if (own.length < 2 || !first || texts.some((text) => text.length > NAMED_LONGEST || /^\d/.test(text))) return 0;
  const end = first.row + first.rowSpan;
  const roles = texts.map(roleInVocabulary);
  if (first.column === 0 && roles[0] === 'number' && isNumbered(end, table)) return end;
  const known = roles.filter((role) => role !== null);
  if (first.row === 0 && areAlike(texts.slice(1)) && own.length === table.columns) return end;
  const isNamed =
    new Set(known).size >= 2 && known.length >= NAMED_KNOWN * own.length && own.length >= NAMED_COLUMNS * table.columns;
  return isNamed && texts.every((text) => !/[:：]\s?\S/.test(text)) ? end : 0;
}

/** "Room 31 | Room 32", "Type A | Type B": the same words with other numbers. */
function areAlike(texts: string[]): boolean {
  const words = texts.map((text) => text.replace(/\d+|(?<![\p{L}\d])\p{Lu}(?![\p{L}\d])/gu, '#'));
  const isOne =
    new Set(words).size === 1 &&
    /^\p{L}{3}[^#]*#/u.test(words[0] ?? '') &&
    texts.every((text) => text.length <= NAMED_ALIKE_LONGEST);
  return texts.length >= 2 && isOne && new Set(texts).size === texts.length;
}

/** The first column's cells are numbers, or left to be filled in. */
function isNumbered(from: number, { cells }: Table): boolean {
  const below = cells.filter((cell) => cell.row >= from && cell.column === 0 && cell.columnSpan === 1).map(textOf);
  return below.filter((text) => NUMBER.test(text)).length >= NAMED_NUMBERS * below.length;
}

/** A title over all columns, or the columns' numbers. */
function isAbove(own: PageCell[], columns: number): boolean {
  const [first, ...more] = own;
  if (!first || own.some(({ rowSpan }) => rowSpan > 1)) return false;
  return more.length === 0 ? first.columnSpan > NAMED_TITLE_SPAN * columns : areCounting(own);
}

/** "1 | 2 | 3", also "3 = 1 × 2": a row that numbers the columns. */
function areCounting(own: PageCell[]): boolean {
  return (
    own.length >= 2 && own.every((cell, index) => Number.parseInt(textOf(cell), 10) === index + (firstOf(own) ?? 1))
  );
}

const firstOf = ([first]: PageCell[]) => (first ? Number.parseInt(textOf(first), 10) : null);

function withNumbers(header: number, { cells, rows }: Table): number {
  const next = cells.filter(({ row }) => row === header);
  return header < rows - 1 && next.length >= 3 && areCounting(next) ? header + 1 : header;
}

const textOf = ({ lines }: PageCell): string => lines.map(lineText).join(' ').trim();
