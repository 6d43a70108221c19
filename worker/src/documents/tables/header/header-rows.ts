import { isValue } from '../../../numbers/is-value.ts';
import type { PageCell, PageTable } from '../../page/page-table.ts';
import { areaOf, isInside } from '../../page/page-table.ts';
import type { Figure } from '../../page/raw-page.ts';
import { lineText } from '../evidence/word-lines.ts';
import {
  HEADER_FILLED,
  HEADER_OVER_FIGURES,
  HEADER_ROWS_RULED,
  HEADER_STYLE_BELOW,
  QUANTITIES_BELOW,
  QUANTITY_LONGEST,
} from '../thresholds.ts';
import { countNamedRows } from './named-rows.ts';

const YEAR = /^(?:FY\s?)?(?:19|20)\d\d(?:[-–/]\d{2,4})?\S{0,2}$/;
/**
 * How many rows at the top of a ruled table name its columns: they are bold or shaded and the others are not, or they contain words above
 * rows of figures. Headers that span columns or rows keep their rows together.
 */
export function countHeaderRows(table: Pick<PageTable, 'cells' | 'rows' | 'columns'>, figures: Figure[]): number {
  const { cells, rows, columns } = table;
  const rowsOf = (from: number, to: number) => cells.filter((cell) => cell.row >= from && cell.row < to);
  let count = tiedRows(cells, columns);
  const header = rowsOf(0, count);
  const body = rowsOf(count, rows);
  const filled = new Set(
    header.flatMap((cell) => Array.from({ length: cell.columnSpan }, (_, index) => cell.column + index)),
  );
  if (filled.size < HEADER_FILLED * columns) return countNamedRows(table);
  const isBold = (cell: PageCell) => cell.lines.flat().every((word) => word.bold);
  const isShaded = createShadeTest(figures);
  const marked = (test: (cell: PageCell) => boolean) =>
    header.every(test) && body.filter(test).length < HEADER_STYLE_BELOW * body.length;
  const hasFigure = (cell: PageCell) => cell.column > 0 && isFigure(cell);
  const named =
    !header.some(hasFigure) &&
    rows - count >= 2 &&
    countRows(body.filter(hasFigure)) >= HEADER_OVER_FIGURES * countRows(body);
  if (!marked(isBold) && !marked(isShaded) && !named && !overQuantities(header, body, columns))
    return countNamedRows(table);
  // Rows of units or column numbers below, in the same style.
  while (count < Math.min(HEADER_ROWS_RULED, rows - 1)) {
    const next = rowsOf(count, count + 1);
    if (next.length < 2 || !next.every((cell) => isShaded(cell)) || !marked(isShaded) || next.some(hasFigure)) break;
    count++;
  }
  return count;
}

/** The first row, with the rows that its cells extend down to, and those below its headers that span columns. */
function tiedRows(cells: PageCell[], columns: number): number {
  let count = 1;
  for (let row = 0; row < count && count < HEADER_ROWS_RULED; row++) {
    for (const cell of cells.filter((each) => each.row === row)) {
      const below = cell.columnSpan > 1 && (cell.columnSpan < columns || row === 0) ? 1 : 0;
      count = Math.max(count, cell.row + cell.rowSpan + below);
    }
  }
  return count;
}

function isFigure(cell: PageCell): boolean {
  const text = cell.lines.map(lineText).join(' ');
  return isValue(text) && /\d/.test(text) && !YEAR.test(text);
}

/** Words over two or more columns of quantities, such as "80 cm - 120 cm". */
function overQuantities(header: PageCell[], body: PageCell[], columns: number): boolean {
  const texts = (cells: PageCell[], column: number) =>
    cells.filter((cell) => cell.column === column).map((cell) => cell.lines.map(lineText).join(' '));
  const isQuantity = (text: string) => /^[<>≤≥±+\-–−~]?\s?\d/.test(text) && text.length <= QUANTITY_LONGEST;
  if (columns < 3 || header.some((cell) => /^\W{0,2}\d/.test(cell.lines.map(lineText).join(' ')))) return false;
  const found = Array.from({ length: columns - 1 }, (_, index) => index + 1).filter((column) => {
    const [names, values] = [texts(header, column), texts(body, column)];
    return (
      names.length > 0 && values.length >= 2 && values.filter(isQuantity).length >= QUANTITIES_BELOW * values.length
    );
  });
  return found.length >= 2;
}

function countRows(cells: PageCell[]): number {
  return new Set(cells.map((cell) => cell.row)).size;
}

function createShadeTest(figures: Figure[]): (cell: PageCell) => boolean {
  const fills = figures.filter((figure) => figure.isFill);
  const known = new Map<PageCell, boolean>();
  return (cell) => {
    let shaded = known.get(cell);
    if (shaded === undefined) {
      const area = areaOf(cell.lines.flat());
      shaded = fills.some((fill) => isInside(area, fill));
      known.set(cell, shaded);
    }
    return shaded;
  };
}
