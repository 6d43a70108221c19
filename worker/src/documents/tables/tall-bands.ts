import type { RawWord } from '../layout/raw-page.ts';
import { isFigureCaption } from './captions.ts';
import { areaOfLattice, type Lattice } from './lattice.ts';
import { hasFigures } from './open-regions.ts';
import { usualPitch } from './open-rows.ts';
import { toOpenTable } from './open-table.ts';
import { type Area, isInside, type PageTable } from './page-table.ts';
import type { Straight } from './straight-rules.ts';
import { alignPieces, endsInLeader, type TableLine, toTableLines } from './table-lines.ts';
import { lineText } from './word-lines.ts';

/** A row of a lattice with so many lines of figures under each other holds as many rows. */
const FEWEST_LINES = 3;
/** Such rows hold at least this share of a table's lines. */
const LEAST_SHARE = 0.6;
/** Words may reach over a line by so many points. */
const OVER = 2;

/** Bands lower than this, in points, hold no such lines. */
const LEAST_HEIGHT = 18;

/** What else is on the page. */
interface Page {
  words: RawWord[];
  level: Straight[];
  lattices: Lattice[];
}

/**
 * Reads the rows that stand between few lines, as within a frame, or beside a line behind the names, by alignment, as if nothing were
 * drawn around them. Null where the drawing tells as much: `ruled` is what it tells.
 */
export function toTallTable(lattice: Lattice, words: RawWord[], page: Page, ruled: PageTable | null): PageTable | null {
  const { xs, ys } = lattice;
  if (!ys.some((bottom, index) => bottom - (ys[index - 1] ?? bottom) > LEAST_HEIGHT)) return null;
  const area = areaOfLattice(lattice);
  // Boxes and bars in a frame make a drawing.
  const isDrawing = page.lattices.some((other) => other !== lattice && isInside(areaOfLattice(other), area));
  if (isDrawing || words.some((word) => word.sideways)) return null;
  const lines = alignPieces(toTableLines(words));
  const bands = ys.slice(1).map((bottom, index) => {
    const inBand = lines.filter(({ baseline }) => baseline > (ys[index] ?? 0) && baseline <= bottom);
    return { lines: inBand.length, isTall: inBand.filter(hasFigures).length >= FEWEST_LINES };
  });
  const inTall = bands.filter(({ isTall }) => isTall).reduce((sum, band) => sum + band.lines, 0);
  if (inTall < LEAST_SHARE * lines.length) return null;
  if (lines.some(isProse) || isOfWrappedNames(lines)) return null;
  const table = toOpenTable(lines, { level: page.level, isFramed: true });
  if (table?.role !== 'table') return null;
  const isFilled = (column: number) =>
    table.cells.filter((cell) => cell.column === column && cell.row >= table.headerRows).length > 1;
  if (!Array.from({ length: table.columns }, (_, column) => column).every(isFilled)) return null;
  if (ruled && (table.columns < ruled.columns || table.rows < ruled.rows)) return null;
  if (ruled && table.columns === ruled.columns && table.rows === ruled.rows) return null;
  // What stands on both sides of a line is not one cell.
  const drawn = xs.slice(1, -1).filter((_, index) => lattice.sides.every((row) => row[index + 1]));
  const isCrossed = table.cells.some(
    ({ columnSpan, lines }) =>
      columnSpan === 1 &&
      lines.some((line) =>
        drawn.some((x) => line.some((word) => word.x1 < x + OVER) && line.some((word) => word.x0 > x - OVER)),
      ),
  );
  return isCrossed || isUnderFigureCaption(area, page.words) ? null : { ...table, area, ruling: 'ruled' };
}

/** A line of more words than this is one of a paragraph. */
const LONGEST = 9;

/** Headings of groups may stand this much further below a row than rows do. */
const SET_OFF = 1.3;

function isProse({ pieces, words }: TableLine): boolean {
  return pieces.length === 1 && words.length > LONGEST;
}

/**
 * Whether all lines of words below rows may go on with the names of these, so that none is known for a row of its own: headings of groups
 * end with a colon, begin further left, are set off, or have rows below them that begin further right; and dots that lead to a figure end
 * a name.
 */
function isOfWrappedNames(lines: TableLine[]): boolean {
  const pitch = usualPitch(lines);
  const below = lines.flatMap((line, index) => {
    const above = lines[index - 1];
    const isBelowRow = line.pieces.length === 1 && above && above.pieces.length > 1 && hasFigures(above);
    return isBelowRow ? [{ line, above, next: lines[index + 1] }] : [];
  });
  const isHeading = ({ line, above, next }: { line: TableLine; above: TableLine; next: TableLine | undefined }) => {
    const indent = 0.4 * line.size;
    const [, figure] = above.pieces;
    const name = above.words.filter((word) => figure && word.x1 < figure.x0);
    return (
      endsInLeader(name) ||
      line.baseline - above.baseline > SET_OFF * pitch ||
      lineText(line.words).endsWith(':') ||
      line.x0 < above.x0 - indent ||
      (line.bold && !above.bold) ||
      (next !== undefined && next.x0 > line.x0 + indent)
    );
  };
  return below.length > 0 && !below.some(isHeading);
}

/** How far above a frame its caption stands at most, in points. */
const CAPTION = 40;

function isUnderFigureCaption(area: Area, page: RawWord[]): boolean {
  const above = page.filter(({ y0, y1 }) => y1 < area.y0 + OVER && y0 > area.y0 - CAPTION);
  return toTableLines(above).some(isFigureCaption);
}
