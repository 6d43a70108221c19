import { areaOf, type PageCell, type PageTable } from '../../page/page-table.ts';
import type { Straight } from '../../page/raw-page.ts';
import { hasFigures } from '../evidence/line-roles.ts';
import { hasRuleBetween } from '../evidence/line-spacing.ts';
import { type Column, findOpenColumns } from '../evidence/open-columns.ts';
import type { TableLine } from '../evidence/table-lines.ts';
import { lineText } from '../evidence/word-lines.ts';
import { buildHeader } from '../header/open-header.ts';
import { COLUMN_APART, HEADER_LINES_OPEN, STUB_INDENT, TELLING_FIGURES } from '../thresholds.ts';
import { buildRows, headingStart } from './open-rows.ts';
import { roleOf } from './open-verdict.ts';

export interface Surroundings {
  /** The horizontal rules of the page. */
  level: Straight[];
  /** Whether rules of equal length are above and below the lines. */
  isFramed: boolean;
}

/** Builds a table from lines whose columns are found by alignment; null where they are no table after all. */
export function toOpenTable(lines: TableLine[], { level, isFramed }: Surroundings): PageTable | null {
  const tabular = lines.filter((line) => line.pieces.length > 1);
  // Headers of columns are centred, wrapped and span several columns, so the figures below them show the columns.
  const figures = withoutYears(tabular.filter(hasFigures));
  const underHeaders = belowHeaderRule(lines, figures, level);
  const core = lines.indexOf(figures[0] as TableLine) < underHeaders ? figures.slice(1) : figures;
  const telling = core.length >= Math.max(2, TELLING_FIGURES * tabular.length) ? core : tabular;
  const figureColumns = findOpenColumns(telling);
  const columns =
    telling === core
      ? withEmptyColumns(figureColumns, lines.slice(0, lines.indexOf(core[0] as TableLine)), level)
      : figureColumns;
  const isRuled =
    isFramed || lines.some((line, index) => index > 0 && hasRuleBetween(lines[index - 1] as TableLine, line, level));
  const role = roleOf(lines, telling, columns, { isFramed, isRuled });
  if (columns.length < 2 || !role) return null;
  const firstBody =
    telling === core && core[0] ? withGroupHeading(lines, underHeaders, columns, level) : underFirstRule(lines, level);
  const header = buildHeader(lines.slice(0, firstBody), columns, level);
  const body = buildRows(lines.slice(firstBody), columns, level);
  const cells: PageCell[] = [...header.cells, ...body.cells.map((cell) => ({ ...cell, row: cell.row + header.rows }))];
  return {
    area: areaOf(lines),
    rows: header.rows + body.rows,
    columns: columns.length,
    headerRows: header.rows,
    cells,
    ruling: isRuled ? 'half_ruled' : 'unruled',
    role,
    caption: null,
  };
}

const YEAR = /^(?:(?:FY\s?)?(?:19|20)\d\d(?:[-–/]\d{2,4})?|Q[1-4](?:\s?(?:19|20)\d\d)?)\s?\S{0,2}$/;
/**
 * Adds the columns that have a header but are empty: their header cells are in gaps between the others, or after the last one, above a rule
 * that extends under them.
 */
function withEmptyColumns(columns: Column[], headerCells: TableLine[], level: Straight[]): Column[] {
  const lowest = headerCells.findLast((line) => line.pieces.length >= columns.length);
  if (!lowest) return columns;
  const isBetween = (piece: Column) =>
    columns.some(({ x1 }) => x1 < piece.x0) && columns.some(({ x0 }) => x0 > piece.x1);
  const isLast = (piece: Column) =>
    columns.every(({ x1 }) => x1 < piece.x0) &&
    level.some(
      ({ at, from, to }) =>
        at > lowest.baseline - 1 && at < lowest.baseline + lowest.size && from < piece.x0 && to > piece.x1 - 1,
    );
  const added = lowest.pieces.filter(
    (piece) =>
      (isBetween(piece) || isLast(piece)) &&
      columns.every(
        ({ x0, x1 }) => piece.x1 < x0 - COLUMN_APART * lowest.size || piece.x0 > x1 + COLUMN_APART * lowest.size,
      ),
  );
  const named = columns.filter((column) => lowest.pieces.some((piece) => piece.x0 < column.x1 && piece.x1 > column.x0));
  // A header cell that is beside its figures instead of over them would look the same, but would leave the figures without a header.
  if (named.length < columns.length - (columns[0] && named.includes(columns[0]) ? 0 : 1)) return columns;
  return [...columns, ...added.map(({ x0, x1 }) => ({ x0, x1 }))].sort((a, b) => a.x0 - b.x0);
}

/** Removes lines with figures that are header cells: years and quarters beside each other, or beside words, with nothing before them. */
function withoutYears(lines: TableLine[]): TableLine[] {
  const isHeader = ({ pieces, x0 }: TableLine, next: TableLine | undefined) => {
    const texts = pieces.map((piece) => lineText(piece.words));
    const isNamed = texts.some((text) => YEAR.test(text)) && texts.every((text) => YEAR.test(text) || !/\d/.test(text));
    return isNamed && x0 > (next?.pieces[0]?.x1 ?? x0);
  };
  let first = 0;
  while (first < lines.length && isHeader(lines[first] as TableLine, lines.at(-1))) first++;
  return lines.slice(first);
}

/**
 * Index of the first line below the header cells. A first line of figures with the first rule right below it, such as column numbers or a
 * header cell with a figure, still belongs to them.
 */
function belowHeaderRule(lines: TableLine[], core: TableLine[], level: Straight[]): number {
  // Rules that leave out the first column are below header cells over several columns.
  const left = Math.min(...lines.map((line) => line.x0));
  const whole = level.filter(({ from }) => from < left + (lines[0]?.size ?? 10));
  const ruled = lines.findIndex(
    (line, index) => index > 0 && hasRuleBetween(lines[index - 1] as TableLine, line, whole),
  );
  const figures = lines.indexOf(core[0] as TableLine);
  return figures > 0 && ruled === figures + 1 && core.length > 2 ? ruled : figures;
}

/** The first rows may have a heading of their own: alone on its line at the left, or below the rule that ends the header cells. */
function withGroupHeading(lines: TableLine[], figures: number, columns: Column[], level: Straight[]): number {
  let at = figures - 1;
  while (at > 1 && isStub(lines[at] as TableLine, columns)) at--;
  const [headerCells, heading] = [lines[at - 1], lines[at]];
  const isHeading =
    headerCells && heading && hasRuleBetween(headerCells, heading, level) && headingStart([heading], columns) !== null;
  if (isHeading) return at;
  const stub = wrappedStub(lines, figures, columns, level);
  if (stub < figures) return stub;
  let start = figures;
  while (start > 1) {
    const [above, line, below] = [lines[start - 2], lines[start - 1], lines[start]];
    if (!above || !line || !below || line.pieces.length > 1 || hasRuleBetween(line, below, level)) break;
    if (!hasRuleBetween(above, line, level) && !(isStub(line, columns) && above.pieces.length > 1)) break;
    start--;
  }
  return start;
}

/**
 * The first name may be wrapped, with its figures beside its last line: where it starts, right below a rule or below other header cells.
 */
function wrappedStub(lines: TableLine[], figures: number, columns: Column[], level: Straight[]): number {
  const isRuled = (at: number) => hasRuleBetween(lines[at - 1] as TableLine, lines[at] as TableLine, level);
  let first = figures;
  while (first > 1 && isStub(lines[first - 1] as TableLine, columns) && !isRuled(first)) first--;
  const isBelowHeaders = first < figures && (isRuled(first) || (lines[first - 1]?.pieces.length ?? 0) > 1);
  return isBelowHeaders ? first : figures;
}

/** Whether a line contains only words of the first column. */
function isStub({ pieces, x0, x1, size }: TableLine, [first, second]: Column[]): boolean {
  return pieces.length === 1 && x0 < (first?.x0 ?? 0) + STUB_INDENT * size && x1 < (second?.x0 ?? 0);
}

/** Index of the first line below the headers of a table of words: below the first rule; without one, only a bold line is a header. */
function underFirstRule(lines: TableLine[], level: Straight[]): number {
  for (let index = 1; index < Math.min(HEADER_LINES_OPEN, lines.length); index++) {
    if (hasRuleBetween(lines[index - 1] as TableLine, lines[index] as TableLine, level)) return index;
  }
  return lines[0]?.bold && !lines.every((line) => line.bold) ? 1 : 0;
}
