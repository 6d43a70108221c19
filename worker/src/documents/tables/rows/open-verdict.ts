import type { TableRole } from '../../page/page-table.ts';
import { isCode } from '../evidence/code-lines.ts';
import { startsBySpace } from '../evidence/line-spacing.ts';
import { type Column, columnOf, median } from '../evidence/open-columns.ts';
import type { Piece, TableLine } from '../evidence/table-lines.ts';

/** What lines with common gaps are; null where they are prose in columns, a program, a list, or aligned by mere chance. */
export function roleOf(
  lines: TableLine[],
  telling: TableLine[],
  columns: Column[],
  frame: { isFramed: boolean; isRuled: boolean },
): Exclude<TableRole, 'prose'> | null {
  if (isProseBeside(telling, columns) || isCode(lines)) return null;
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
  return left.length >= 6 && right.length >= 6 && runsOn >= 0.35 * left.length && words >= 3;
}

/** Names at the left, each with its value beside it, where all values start at one x. */
function isForm(lines: TableLine[], columns: Column[]): boolean {
  if (columns.length !== 2) return false;
  const pairs = lines.filter(({ pieces }) => pieces.length === 2 && columnOf(pieces[1] as Piece, columns) === 1);
  const starts = pairs.map(({ pieces }) => pieces[1]?.x0 ?? 0);
  const usual = median(starts);
  const aligned = pairs.filter((line, index) => Math.abs((starts[index] ?? 0) - usual) < 0.4 * line.size);
  const words = pairs.reduce((sum, { pieces }) => sum + (pieces[0]?.words.length ?? 0), 0) / Math.max(1, pairs.length);
  return pairs.length >= 3 && aligned.length >= 0.8 * lines.length && words <= 8;
}

/** Names in three columns or more: short words beside each other, line by line. */
function isList(lines: TableLine[], columns: Column[]): boolean {
  const pieces = lines.flatMap((line) => line.pieces);
  const words = pieces.reduce((sum, piece) => sum + piece.words.length, 0) / Math.max(1, pieces.length);
  return columns.length >= 3 && lines.length >= 4 && words <= 5 && pieces.length >= 0.5 * lines.length * columns.length;
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
  if (isFramed) return telling.length >= 2 && filled >= 0.35 && (share >= 0.25 || words <= 7);
  // The further lines of wrapped cells stay in their columns.
  const rows = lines.filter(
    (line) => line.pieces.length > 1 || !columns.some(({ x0, x1 }) => line.x0 > x0 - 2 && line.x1 < x1 + 2),
  );
  if (telling.length < 0.3 * rows.length) return false;
  if (telling.length === 2)
    return columns.length >= 3 && (share >= 0.6 || (columns.length >= 4 && isFigures(telling[1])));
  if (filled < 0.35) return false;
  if (share >= 0.4) return true;
  // Only words: short cells in three or more columns, below a rule. Without a rule, addresses and short columns of prose look the same.
  const isShort = isRuled && columns.length >= 3 && words <= 5 && filled >= 0.5 && telling.length >= 4;
  return isShort || isWrapped(lines, columns);
}

/**
 * Wrapped text in three or more columns, with nothing drawn. All columns begin again on the same lines, which are further below those
 * above, and the lines below continue with small letters. Addresses in columns begin each line with a capital; prose begins anywhere.
 */
function isWrapped(lines: TableLine[], columns: Column[]): boolean {
  if (columns.length < 3) return false;
  const begins = startsBySpace(lines);
  const starts = lines.filter((_, index) => begins[index]);
  const others = lines.filter((_, index) => !begins[index]);
  if (starts.length < 3 || others.length < 3) return false;
  const share = (pieces: Piece[], test: (piece: Piece) => boolean) => pieces.filter(test).length / pieces.length;
  const isSmall = ({ words }: Piece) => /^\p{Ll}/u.test(words[0]?.text ?? '');
  const isAtLeft = (piece: Piece) => Math.abs(piece.x0 - (columns[columnOf(piece, columns)]?.x0 ?? 0)) < 2;
  const [first, rest] = [starts.flatMap(({ pieces }) => pieces), others.flatMap(({ pieces }) => pieces)];
  const whole = starts.filter(({ pieces }) => pieces.length === columns.length).length;
  return (
    whole >= 0.8 * starts.length &&
    share(first, isSmall) <= 0.1 &&
    share(rest, isSmall) >= 0.5 &&
    share([...first, ...rest], isAtLeft) >= 0.9
  );
}

/** Whether the text after the first cell of a line is mostly figures. */
function isFigures(line: TableLine | undefined): boolean {
  const others = line?.pieces.slice(1) ?? [];
  return others.filter((piece) => piece.isValue).length >= 0.7 * others.length;
}
