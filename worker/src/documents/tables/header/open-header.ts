import type { PageCell } from '../../page/page-table.ts';
import type { Straight } from '../../page/raw-page.ts';
import type { Column } from '../evidence/open-columns.ts';
import type { Piece, TableLine } from '../evidence/table-lines.ts';
import { CENTRED_COLUMN, CENTRED_OFF, HEADER_RULE_COVERS, HEADER_WRAP_GAP } from '../thresholds.ts';
import { dealtSpans, type HeaderCell, isUnderlined, ruleUnder, touches } from './header-cells.ts';
import { headersByLeaves } from './leaf-headers.ts';

/**
 * Builds the rows of a header from the lines above the body: wrapped header cells are joined, and header cells over several columns span
 * them.
 */
export function buildHeader(
  lines: TableLine[],
  columns: Column[],
  level: Straight[],
): { rows: number; cells: PageCell[] } {
  const headerCells = headersByLeaves(lines, columns, level) ?? headersByLines(lines, columns, level);
  for (const [index, headerCell] of headerCells.entries()) {
    const above = headerCells
      .slice(0, index)
      .filter((other) => other.from <= headerCell.to && other.to >= headerCell.from);
    headerCell.level = above.length > 0 ? Math.max(...above.map((other) => other.level)) + 1 : 0;
  }
  const rows = headerCells.length > 0 ? Math.max(...headerCells.map((headerCell) => headerCell.level)) + 1 : 0;
  // Headers without another above them are beside the lowest ones.
  for (const [index, headerCell] of headerCells.entries()) {
    const below = headerCells
      .slice(index + 1)
      .some((other) => other.from <= headerCell.to && other.to >= headerCell.from);
    if (!below) headerCell.level = rows - 1;
  }
  const cells = headerCells.map(({ from, to, pieces, level }) => ({
    row: level,
    column: from,
    rowSpan: 1,
    columnSpan: to - from + 1,
    lines: pieces.map((piece) => piece.words),
  }));
  return { rows, cells: cells.sort((a, b) => a.row - b.row || a.column - b.column) };
}

/** Headers line by line: each over the columns that it touches, or over the columns whose middle it is above. */
function headersByLines(lines: TableLine[], columns: Column[], level: Straight[]): HeaderCell[] {
  const headerCells: HeaderCell[] = [];
  lines.forEach((line, index) => {
    const spans = spansOf(line, lines.slice(index + 1), columns, level);
    line.pieces.forEach((piece, place) => {
      const [from, to] = spans[place] ?? [0, 0];
      const above = headerCells.findLast((headerCell) => headerCell.from <= to && headerCell.to >= from);
      const last = above?.pieces.at(-1);
      const joins =
        above && last && above.from === from && above.to === to && piece.y0 - last.y1 < HEADER_WRAP_GAP * line.size;
      if (joins && !isUnderlined(last, piece, level)) above.pieces.push(piece);
      else headerCells.push({ from, to, pieces: [piece], level: 0 });
    });
  });
  return headerCells;
}

/** Which columns are below each piece of a header line. */
function spansOf(line: TableLine, below: TableLine[], columns: Column[], level: Straight[]): [number, number][] {
  const dealt = dealtSpans(line, below, columns);
  if (dealt) return dealt;
  const touched = line.pieces.map((piece): [number, number] => touches(piece, columns));
  return line.pieces.map((piece, index): [number, number] => {
    const own = touched[index] ?? [0, 0];
    const others = line.pieces.filter((each) => each !== piece);
    const ruled = ruledSpan(piece, others, columns, level);
    if (ruled) return ruled;
    if (below.length === 0) return own;
    const [first, last] = [(touched[index - 1]?.[1] ?? 0) + 1, (touched[index + 1]?.[0] ?? columns.length) - 1];
    return centredSpan(piece, own, columns, Math.max(first, 1), last);
  });
}

/** A rule under a header that spans several columns shows which. */
function ruledSpan(piece: Piece, others: Piece[], columns: Column[], level: Straight[]): [number, number] | null {
  const rule = ruleUnder(piece, level);
  // A rule under several header cells belongs to none of them.
  if (!rule || others.some((other) => other.x0 < rule.to && other.x1 > rule.from)) return null;
  const covered = columns.flatMap((column, index) =>
    Math.min(rule.to, column.x1) - Math.max(rule.from, column.x0) > HEADER_RULE_COVERS * (column.x1 - column.x0)
      ? [index]
      : [],
  );
  const [first, last] = [covered[0], covered.at(-1)];
  if (first === undefined || last === undefined || covered.length === columns.length) return null;
  return [first, last];
}

/** The range of columns whose middle is below a header. */
function centredSpan(
  piece: Piece,
  own: [number, number],
  columns: Column[],
  first: number,
  last: number,
): [number, number] {
  const middle = (piece.x0 + piece.x1) / 2;
  const offset = (from: number, to: number) =>
    Math.abs(((columns[from]?.x0 ?? 0) + (columns[to]?.x1 ?? 0)) / 2 - middle);
  let best = own;
  let least = offset(own[0], own[1]);
  const size = piece.y1 - piece.y0;
  if (own[0] === 0 || least < CENTRED_OFF * size) return own;
  for (let from = Math.min(first, own[0]); from <= own[0]; from++) {
    for (let to = own[1]; to <= Math.max(last, own[1]); to++) {
      const distance = offset(from, to) + CENTRED_COLUMN * size * (to - from);
      if (distance < least) {
        least = distance;
        best = [from, to];
      }
    }
  }
  return best;
}
