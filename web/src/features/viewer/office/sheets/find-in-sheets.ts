import { findQuote } from '../../find-quote.ts';
import { lettersOf } from '../letters.ts';
import type { Cell, Row, Workbook } from './sheet-model.ts';

/** A cell of a workbook: the index of its sheet, its row number in the sheet, its column from 0. */
export interface CellPlace {
  sheet: number;
  row: number;
  column: number;
}

/** The search stops at this number of places. */
const mostFound = 1000;

/** Every cell that shows these words, sheet by sheet and row by row. Case and white space are ignored. */
export function findCells({ sheets }: Workbook, words: string): { places: CellPlace[]; hasMore: boolean } {
  const sought = lettersOf(words).letters;
  const places: CellPlace[] = [];
  if (!sought) return { places, hasMore: false };
  for (const [sheet, { rows }] of sheets.entries()) {
    for (const { number, cells } of rows) {
      for (const { column, text } of cells) {
        if (text.length < sought.length || !lettersOf(text).letters.includes(sought)) continue;
        if (places.length >= mostFound) return { places, hasMore: true };
        places.push({ sheet, row: number, column });
      }
    }
  }
  return { places, hasMore: false };
}

const dayLength = 86_400_000;
/** Day 0 of Excel's calendar, which wrongly has a 29 February 1900. */
const calendarStart = Date.UTC(1899, 11, 30);

/** A cell's letters as it is shown, and as they may be in the text that was read: a plain number, or an ISO 8601 date or time. */
function formsOf({ text, value }: Cell): string[] {
  const forms = [text];
  if (value !== undefined) {
    forms.push(String(Number(value.toPrecision(12))));
    if (value >= 0 && value < 2_958_466) {
      const moment = new Date(calendarStart + Math.round(value * dayLength)).toISOString();
      forms.push(moment.slice(0, 10), moment.slice(11, 16), `${moment.slice(0, 10)} ${moment.slice(11, 16)}`);
    }
  }
  return forms.map((form) => lettersOf(form).letters);
}

const cellBar = /(?<!\S)\|(?!\S)/;

/** The letters of each cell of a row in the text that was read; empty cells included. */
const cellsOf = (line: string): string[] => line.split(cellBar).map((cell) => lettersOf(cell).letters);

/** The share of a line's cells that a row shows, from 0 to 1. */
function likeness(row: Row | undefined, wanted: string[]): number {
  const filled = wanted.filter(Boolean);
  if (!row || filled.length === 0) return 0;
  const forms = new Set(row.cells.flatMap(formsOf));
  return filled.filter((cell) => forms.has(cell)).length / filled.length;
}

/** A line of the text that was read, with the place of the searched words in it. */
interface SoughtLine {
  cells: string[];
  /** Which of its cells the words touch. */
  touched: Set<number>;
}

/**
 * Finds the cells of a place on a page. `text` is the page as it was read: a line for each row, with a bar between cells. The found row
 * shows the same line and has the same neighbours. Without words, the first line of the page is taken.
 */
export function findSheetPlace(
  workbook: Workbook,
  text: string,
  sought: { quote: string; offset?: number | undefined; around?: string | undefined },
): CellPlace[] {
  const words = sought.quote ? findQuote(text, sought)?.words : null;
  if (!words && !sought.quote && !text) return [];
  const lines = text.split('\n');
  let start = 0;
  const touched: { index: number; line: SoughtLine }[] = [];
  for (const [index, line] of lines.entries()) {
    const end = start + line.length;
    if (words ? words.start < end && words.end > start : !sought.quote && cellBar.test(line) && touched.length === 0) {
      touched.push({ index, line: soughtLine(line, words ? words.start - start : 0, words ? words.end - start : 0) });
    }
    start = end + 1;
  }
  const [first] = touched;
  if (!first) return findWords(workbook, sought.quote);
  const near = [-2, -1, 1, 2].map((by) => ({ by, cells: cellsOf(lines[first.index + by] ?? '') }));
  const row = bestRow(workbook, first.line.cells, near);
  if (!row) return findWords(workbook, sought.quote);
  const { rows } = workbook.sheets[row.sheet] ?? { rows: [] };
  return touched.slice(0, 200).flatMap(({ line, index }) => {
    const found = rows[row.index + index - first.index];
    return found && likeness(found, line.cells) >= 0.5 ? marked(row.sheet, found, line) : [];
  });
}

function soughtLine(line: string, from: number, to: number): SoughtLine {
  const touched = new Set<number>();
  let at = 0;
  const cells = line.split(cellBar);
  for (const [index, cell] of cells.entries()) {
    if (at < to && at + cell.length > from && lettersOf(cell).letters) touched.add(index);
    at += cell.length + 1;
  }
  return { cells: cells.map((cell) => lettersOf(cell).letters), touched };
}

/** The cells of a row that the words touch; if they touch none, the first cell that is not empty. */
function marked(sheet: number, row: Row, { cells, touched }: SoughtLine): CellPlace[] {
  const filled = row.cells.filter(({ text }) => text);
  const places = [...touched].flatMap((index) => {
    const wanted = cells[index] ?? '';
    const own = filled.find(({ column }) => column === index);
    const cell = own && formsOf(own).includes(wanted) ? own : filled.find((each) => formsOf(each).includes(wanted));
    return cell ? [{ sheet, row: row.number, column: cell.column }] : [];
  });
  const [first] = filled;
  return places.length > 0 || !first ? places : [{ sheet, row: row.number, column: first.column }];
}

function bestRow(
  { sheets }: Workbook,
  wanted: string[],
  near: { by: number; cells: string[] }[],
): { sheet: number; index: number } | null {
  let best: { sheet: number; index: number; score: number } | null = null;
  const filled = new Set(wanted.filter(Boolean));
  if (filled.size === 0) return null;
  for (const [sheet, { rows }] of sheets.entries()) {
    for (const [index, row] of rows.entries()) {
      const own = likeness(row, wanted);
      if (own < 0.5) continue;
      const around = near.reduce((sum, { by, cells }) => sum + likeness(rows[index + by], cells), 0);
      const score = 10 * own + around;
      if (!best || score > best.score) best = { sheet, index, score };
    }
  }
  return best;
}

/** For words that are on no line of the page: the first cell that shows them. */
function findWords(workbook: Workbook, quote: string): CellPlace[] {
  const [first] = cellsOf(quote).filter(Boolean);
  return first
    ? findCells(workbook, quote.split(cellBar).find((part) => lettersOf(part).letters === first) ?? '').places.slice(
        0,
        1,
      )
    : [];
}
