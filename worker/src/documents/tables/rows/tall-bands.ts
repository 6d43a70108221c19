import { isInside, type PageTable } from '../../page/page-table.ts';
import type { RawWord, Straight } from '../../page/raw-page.ts';
import { areaOfLattice, type Lattice } from '../candidates/lattice.ts';
import { hasFigures } from '../evidence/line-roles.ts';
import { usualPitch } from '../evidence/line-spacing.ts';
import { alignPieces, endsInLeader, type TableLine, toTableLines } from '../evidence/table-lines.ts';
import { lineText } from '../evidence/word-lines.ts';
import {
  PROSE_WORDS,
  SAME_START,
  TALL_LINES,
  TALL_LOWEST,
  TALL_OVER,
  TALL_SET_OFF,
  TALL_SHARE,
} from '../thresholds.ts';
import { toOpenTable } from './open-table.ts';

/** What else is on the page. */
interface Page {
  level: Straight[];
  lattices: Lattice[];
}

/**
 * Reads rows that have few lines between them, such as rows within a frame, or beside a line after the names. It uses alignment, as if
 * nothing were drawn around them. Null where the drawing shows as much: `ruled` is the table that it shows.
 */
export function toTallTable(lattice: Lattice, words: RawWord[], page: Page, ruled: PageTable | null): PageTable | null {
  const { xs, ys } = lattice;
  if (!ys.some((bottom, index) => bottom - (ys[index - 1] ?? bottom) > TALL_LOWEST)) return null;
  const area = areaOfLattice(lattice);
  // Boxes and bars in a frame make a drawing.
  const isDrawing = page.lattices.some((other) => other !== lattice && isInside(areaOfLattice(other), area));
  if (isDrawing || words.some((word) => word.sideways)) return null;
  const lines = alignPieces(toTableLines(words));
  const bands = ys.slice(1).map((bottom, index) => {
    const inBand = lines.filter(({ baseline }) => baseline > (ys[index] ?? 0) && baseline <= bottom);
    return { lines: inBand.length, isTall: inBand.filter(hasFigures).length >= TALL_LINES };
  });
  const inTall = bands.filter(({ isTall }) => isTall).reduce((sum, band) => sum + band.lines, 0);
  if (inTall < TALL_SHARE * lines.length) return null;
  if (lines.some(isProse) || isOfWrappedNames(lines)) return null;
  const table = toOpenTable(lines, { level: page.level, isFramed: true });
  if (table?.role !== 'table') return null;
  const isFilled = (column: number) =>
    table.cells.filter((cell) => cell.column === column && cell.row >= table.headerRows).length > 1;
  if (!Array.from({ length: table.columns }, (_, column) => column).every(isFilled)) return null;
  if (ruled && (table.columns < ruled.columns || table.rows < ruled.rows)) return null;
  if (ruled && table.columns === ruled.columns && table.rows === ruled.rows) return null;
  // Text on both sides of a line is not one cell.
  const drawn = xs.slice(1, -1).filter((_, index) => lattice.sides.every((row) => row[index + 1]));
  const isCrossed = table.cells.some(
    ({ columnSpan, lines }) =>
      columnSpan === 1 &&
      lines.some((line) =>
        drawn.some((x) => line.some((word) => word.x1 < x + TALL_OVER) && line.some((word) => word.x0 > x - TALL_OVER)),
      ),
  );
  return isCrossed ? null : { ...table, area, ruling: 'ruled' };
}

function isProse({ pieces, words }: TableLine): boolean {
  return pieces.length === 1 && words.length > PROSE_WORDS;
}

/**
 * Whether all lines of words below rows may continue the names of these, so that none is a row for certain. Headings of groups end with a
 * colon, begin further left, have more space above, or have rows below them that begin further right. Dots that lead to a figure end a
 * name.
 */
function isOfWrappedNames(lines: TableLine[]): boolean {
  const pitch = usualPitch(lines);
  const below = lines.flatMap((line, index) => {
    const above = lines[index - 1];
    const isBelowRow = line.pieces.length === 1 && above && above.pieces.length > 1 && hasFigures(above);
    return isBelowRow ? [{ line, above, next: lines[index + 1] }] : [];
  });
  const isHeading = ({ line, above, next }: { line: TableLine; above: TableLine; next: TableLine | undefined }) => {
    const indent = SAME_START * line.size;
    const [, figure] = above.pieces;
    const name = above.words.filter((word) => figure && word.x1 < figure.x0);
    return (
      endsInLeader(name) ||
      line.baseline - above.baseline > TALL_SET_OFF * pitch ||
      lineText(line.words).endsWith(':') ||
      line.x0 < above.x0 - indent ||
      (line.bold && !above.bold) ||
      (next !== undefined && next.x0 > line.x0 + indent)
    );
  };
  return below.length > 0 && !below.some(isHeading);
}
