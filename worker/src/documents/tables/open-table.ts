import { type Column, columnOf, findOpenColumns } from './open-columns.ts';
import { buildHeader } from './open-header.ts';
import { buildRows, hasRuleBetween } from './open-rows.ts';
import { isTable } from './open-verdict.ts';
import { areaOf, type PageCell, type PageTable } from './page-table.ts';
import type { Straight } from './straight-rules.ts';
import type { TableLine } from './table-lines.ts';
import { lineText } from './word-lines.ts';

export interface Surroundings {
  /** The level rules of the page. */
  level: Straight[];
  /** Whether rules of equal length stand above and below the lines. */
  isFramed: boolean;
}

/** Builds a table from lines whose columns are told by alignment; null where they are no table after all. */
export function toOpenTable(lines: TableLine[], { level, isFramed }: Surroundings): PageTable | null {
  const tabular = lines.filter((line) => line.pieces.length > 1);
  // Heads of columns are centred, wrapped and span: the figures below them tell the columns.
  const core = tabular.filter((line) => line.pieces.slice(1).some((piece) => piece.isValue));
  const telling = core.length >= Math.max(2, 0.4 * tabular.length) ? core : tabular;
  const columns = findOpenColumns(telling);
  if (columns.length < 2 || !isTable(lines, telling, columns, isFramed)) return null;
  const firstBody = bodyStart(lines, telling === core ? core[0] : undefined, columns, level);
  const header = buildHeader(lines.slice(0, firstBody), columns, level);
  const body = buildRows(lines.slice(firstBody), columns, level);
  const cells: PageCell[] = [...header.cells, ...body.cells.map((cell) => ({ ...cell, row: cell.row + header.rows }))];
  return {
    area: areaOf(lines),
    rows: header.rows + body.rows,
    columns: columns.length,
    headerRows: header.rows,
    cells,
    ruling:
      isFramed || lines.some((line, index) => index > 0 && hasRuleBetween(lines[index - 1] ?? line, line, level))
        ? 'half_ruled'
        : 'unruled',
    caption: null,
  };
}

const YEAR = /^(?:FY\s?)?(?:19|20)\d\d(?:[-–/]\d{2,4})?\S{0,2}$/;
const MOST_HEADER = 8;

/** Index of the first line below the heads of the columns. */
function bodyStart(
  lines: TableLine[],
  firstFigures: TableLine | undefined,
  columns: Column[],
  level: Straight[],
): number {
  let start = firstFigures ? lines.indexOf(firstFigures) : 1;
  // Years and numbers of columns are heads, too: they have nothing before them.
  while (start < Math.min(MOST_HEADER, lines.length - 1)) {
    const line = lines[start];
    const hasStub = line?.pieces.some((piece) => columnOf(piece, columns) === 0) ?? true;
    const years = line?.pieces.every((piece) => YEAR.test(lineText(piece.words))) ?? false;
    const next = lines[start + 1];
    const isRuled = line && next && start > 0 && hasRuleBetween(line, next, level);
    if (!line || hasStub || !(years || isRuled)) break;
    start++;
  }
  return start;
}
