import type { TableRole } from '../../page/page-table.ts';
import { type Column, columnOf, median } from '../evidence/open-columns.ts';
import type { Piece, TableLine } from '../evidence/table-lines.ts';
import {
  FORM_ALIGNED,
  FORM_NAME_WORDS,
  FORM_PAIRS,
  FRAMED_FILLED,
  FRAMED_LINES,
  FRAMED_VALUES,
  FRAMED_WORDS,
  LINE_OF_FIGURES,
  LIST_COLUMNS,
  LIST_FILLED,
  LIST_LINES,
  LIST_WORDS,
  OPEN_FILLED,
  OPEN_TELLING,
  OPEN_VALUES,
  PROSE_CONTINUES,
  PROSE_PIECES,
  PROSE_RIGHT_WORDS,
  SAME_START,
  SHORT_COLUMNS,
  SHORT_FILLED,
  SHORT_LINES,
  SHORT_WORDS,
  TWO_LINES_COLUMNS,
  TWO_LINES_FIGURES_COLUMNS,
  TWO_LINES_VALUES,
  WRAPPED_OVER,
} from '../thresholds.ts';

/** What lines with common gaps are; null where they are prose in columns, a list, or aligned by mere chance. */
export function roleOf(
  lines: TableLine[],
  telling: TableLine[],
  columns: Column[],
  frame: { isFramed: boolean; isRuled: boolean },
): Exclude<TableRole, 'prose'> | null {
  if (isProseBeside(telling, columns)) return null;
  if (isTable(lines, telling, columns, frame)) return 'table';
  return isForm(telling, columns) || isList(telling, columns) ? 'form' : null;
}

/**
 * Two columns of text, whose lines are beside each other by chance. At the left, sentences continue from line to line, where names would
 * begin again each time; at the right are words, not values.
 */
function isProseBeside(lines: TableLine[], columns: Column[]): boolean {
  if (columns.length !== 2) return false;
  const sides = [0, 1].map((side) =>
    lines.flatMap(({ pieces }) => pieces.filter((piece) => columnOf(piece, columns) === side)),
  );
  const [left = [], right = []] = sides;
  const runsOn = left.filter(({ words }) => /^\p{Ll}/u.test(words[0]?.text ?? '')).length;
  const words = right.reduce((sum, piece) => sum + piece.words.length, 0) / Math.max(1, right.length);
  return (
    left.length >= PROSE_PIECES &&
    right.length >= PROSE_PIECES &&
    runsOn >= PROSE_CONTINUES * left.length &&
    words >= PROSE_RIGHT_WORDS
  );
}

/** Names at the left, each with its value beside it, where all values start at one x. */
function isForm(lines: TableLine[], columns: Column[]): boolean {
  if (columns.length !== 2) return false;
  const pairs = lines.filter(({ pieces }) => pieces.length === 2 && columnOf(pieces[1] as Piece, columns) === 1);
  const starts = pairs.map(({ pieces }) => pieces[1]?.x0 ?? 0);
  const usual = median(starts);
  const aligned = pairs.filter((line, index) => Math.abs((starts[index] ?? 0) - usual) < SAME_START * line.size);
  const words = pairs.reduce((sum, { pieces }) => sum + (pieces[0]?.words.length ?? 0), 0) / Math.max(1, pairs.length);
  return pairs.length >= FORM_PAIRS && aligned.length >= FORM_ALIGNED * lines.length && words <= FORM_NAME_WORDS;
}

/** Names in three columns or more: short words beside each other, line by line. */
function isList(lines: TableLine[], columns: Column[]): boolean {
  const pieces = lines.flatMap((line) => line.pieces);
  const words = pieces.reduce((sum, piece) => sum + piece.words.length, 0) / Math.max(1, pieces.length);
  return (
    columns.length >= LIST_COLUMNS &&
    lines.length >= LIST_LINES &&
    words <= LIST_WORDS &&
    pieces.length >= LIST_FILLED * lines.length * columns.length
  );
}

function isTable(
  lines: TableLine[],
  telling: TableLine[],
  columns: Column[],
  { isFramed, isRuled }: { isFramed: boolean; isRuled: boolean },
): boolean {
  const cells = telling.flatMap((line) => line.pieces.map((piece) => ({ piece, column: columnOf(piece, columns) })));
  const others = cells.filter(({ column }) => column > 0);
  const values = others.filter(({ piece }) => piece.isValue).length;
  const share = values / Math.max(1, others.length);
  const filled = cells.length / (telling.length * columns.length);
  const words = cells.reduce((sum, { piece }) => sum + piece.words.length, 0) / cells.length;
  if (isFramed)
    return (
      telling.length >= FRAMED_LINES && filled >= FRAMED_FILLED && (share >= FRAMED_VALUES || words <= FRAMED_WORDS)
    );
  // The further lines of wrapped cells stay in their columns.
  const rows = lines.filter(
    (line) =>
      line.pieces.length > 1 ||
      !columns.some(({ x0, x1 }) => line.x0 > x0 - WRAPPED_OVER && line.x1 < x1 + WRAPPED_OVER),
  );
  if (telling.length < OPEN_TELLING * rows.length) return false;
  if (telling.length === 2)
    return (
      columns.length >= TWO_LINES_COLUMNS &&
      (share >= TWO_LINES_VALUES || (columns.length >= TWO_LINES_FIGURES_COLUMNS && isFigures(telling[1])))
    );
  if (filled < OPEN_FILLED) return false;
  if (share >= OPEN_VALUES) return true;
  // Only words: short cells in three or more columns, below a rule. Without a rule, addresses and short columns of prose look the same.
  return (
    isRuled &&
    columns.length >= SHORT_COLUMNS &&
    words <= SHORT_WORDS &&
    filled >= SHORT_FILLED &&
    telling.length >= SHORT_LINES
  );
}

/** Whether the text after the first cell of a line is mostly figures. */
function isFigures(line: TableLine | undefined): boolean {
  const others = line?.pieces.slice(1) ?? [];
  return others.filter((piece) => piece.isValue).length >= LINE_OF_FIGURES * others.length;
}
