import { sheetText } from '@bidloom/platform';
import writeExcelFile, { type Cell } from 'write-excel-file/node';
import { columnWidths, isWrapped, type PlacedCell, placeSheetCells, rowHeight, widthOf } from './fit-sheet.ts';
import { type Sheet, sheetNames } from './sheet.ts';
import { type FilterArea, quotedText, type SheetLink, sheetExtras } from './sheet-features.ts';
import { type SheetNote, sheetNotes } from './sheet-notes.ts';

export type { Sheet, SheetCell } from './sheet.ts';

/** Excel's limits. */
const MOST_ROWS = 1_048_576;
const MOST_COLUMNS = 16_384;
/** Text that would become a formula if somebody edits the cell; characters that XML can't contain are not written. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const HEADER_FILL = '#DCE6F1';
const RULE = '#BFBFBF';
const LINK = '#0563C1';
/** The total width of columns, in characters, that is still legible on a page in portrait. */
const PORTRAIT_WIDTH = 100;

/**
 * Writes an XLSX file: merged cells, numbers as numbers, dates as dates, notes as comments, links between sheets, pages set up for printing, and never a formula.
 * @throws RangeError for no sheet, or more rows or columns than a sheet can have
 */
export async function writeWorkbook(sheets: Sheet[]): Promise<Buffer> {
  if (sheets.length === 0) throw new RangeError('A workbook has at least one sheet.');
  const names = sheetNames(sheets.map(({ name }) => name));
  const grids = sheets.map(({ rows }) => placeSheetCells(rows));
  for (const grid of grids) {
    if (grid.length > MOST_ROWS || (grid[0]?.length ?? 0) > MOST_COLUMNS) {
      throw new RangeError(`A sheet of Excel holds ${MOST_ROWS} rows and ${MOST_COLUMNS} columns.`);
    }
  }
  const widths = sheets.map(({ columns }, index) => columnWidths(grids[index] ?? [], columns));
  const extras = sheets.map((sheet, index) => {
    const grid = grids[index] ?? [];
    return {
      name: names[index] ?? '',
      filter: filterArea(sheet, grid),
      links: listLinks(grid),
      printedRows: Math.min(sheet.stickyRows ?? 0, grid.length),
      landscape: widthOf(widths[index] ?? []) > PORTRAIT_WIDTH,
    };
  });
  return writeExcelFile(
    sheets.map((sheet, index) => {
      const grid = grids[index] ?? [];
      const own = widths[index] ?? [];
      return {
        sheet: names[index] ?? '',
        columns: own.map((width) => ({ width })),
        data: grid.map((row) => {
          const height = rowHeight(row, own);
          return row.map((cell, column) => toCell(cell, own.slice(column), height));
        }),
        ...(sheet.stickyRows ? { stickyRowsCount: Math.min(sheet.stickyRows, grid.length) } : {}),
      };
    }),
    {
      fontFamily: 'Calibri',
      fontSize: 11,
      features: [quotedText, sheetExtras(extras), sheetNotes(grids.map(listNotes))],
    },
  ).toBuffer();
}

function toCell(cell: PlacedCell | null, widths: number[], height: number | undefined): Cell {
  if (!cell) return null;
  const width = widthOf(widths.slice(0, cell.columnSpan));
  const fill = cell.fill ?? (cell.isHeader ? HEADER_FILL : undefined);
  return {
    ...toValue(cell),
    alignVertical: 'top',
    ...(cell.bold || cell.isHeader ? { fontWeight: 'bold' } : {}),
    ...(cell.link === undefined ? {} : { textColor: LINK, textDecoration: { underline: true } }),
    ...(isWrapped(cell, width) ? { wrap: true } : {}),
    ...(height === undefined ? {} : { height }),
    ...(cell.isHeader ? { borderColor: RULE, borderStyle: 'thin' } : {}),
    ...(fill ? { backgroundColor: fill } : {}),
    ...(cell.columnSpan > 1 ? { columnSpan: cell.columnSpan } : {}),
    ...(cell.rowSpan > 1 ? { rowSpan: cell.rowSpan } : {}),
  };
}

function toValue({ value, numberFormat }: PlacedCell): { value?: string | number | boolean | Date; format?: string } {
  if (value === null) return {};
  if (typeof value === 'boolean') return { value };
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return toText(String(value));
    return numberFormat ? { value, format: numberFormat } : { value };
  }
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) return {};
    const hasTime = value.getTime() % 86_400_000 !== 0;
    return { value, format: numberFormat ?? (hasTime ? 'yyyy-mm-dd hh:mm' : 'yyyy-mm-dd') };
  }
  return toText(value);
}

function toText(text: string): { value?: string; format?: string } {
  if (text === '') return {};
  const value = sheetText(text);
  return FORMULA.test(text) ? { value, format: '@' } : { value };
}

function filterArea({ autoFilter, stickyRows }: Sheet, grid: (PlacedCell | null)[][]): FilterArea | null {
  const right = (grid[0]?.length ?? 0) - 1;
  const top = Math.max(0, (stickyRows ?? 1) - 1);
  return autoFilter && right >= 0 && top < grid.length ? { top, left: 0, bottom: grid.length - 1, right } : null;
}

function listLinks(grid: (PlacedCell | null)[][]): SheetLink[] {
  return grid.flatMap((cells, row) =>
    cells.flatMap((cell, column) => (cell?.link === undefined ? [] : [{ row, column, sheet: cell.link }])),
  );
}

function listNotes(grid: (PlacedCell | null)[][]): SheetNote[] {
  return grid.flatMap((cells, row) =>
    cells.flatMap((cell, column) => (cell?.note ? [{ row, column, text: cell.note }] : [])),
  );
}
