import { type DecimalMark, type ParsedNumber, parseNumbers } from '../../../exports/parse-number.ts';
import type { Sheet, SheetCell } from '../../../exports/workbook.ts';
import type { JoinedCell, JoinedTable } from './join-tables.ts';
import { correctedFill } from './sheet-rows.ts';

/** Notes make a file slow to open: tables of more cells say their source once a row. */
const mostNotedCells = 2000;

/** A table as a sheet: merged cells merged, numbers as numbers in the form that the page shows, sources as notes. */
export function tableSheet(name: string, table: JoinedTable, decimal: DecimalMark | null): Sheet {
  const { rows, cells, headerRows } = table;
  const numbers = readNumbers(table, decimal);
  const grid: (SheetCell | null)[][] = Array.from({ length: rows }, () => []);
  const isBig = cells.length > mostNotedCells;
  const noted = new Set<number>();
  for (const cell of cells) {
    const row = grid[cell.row];
    if (!row) continue;
    const isFirst = !noted.has(cell.row);
    noted.add(cell.row);
    const note = noteOf(table, cell, !isBig || isFirst);
    row[cell.column] = {
      ...cellValue(cell, numbers.get(cell) ?? null),
      rowSpan: cell.rowSpan,
      columnSpan: cell.columnSpan,
      ...(cell.row < headerRows ? { isHeader: true } : cell.isHeader ? { bold: true } : {}),
      ...(cell.original === null ? {} : { fill: correctedFill }),
      ...(note ? { note } : {}),
    };
  }
  return { name, rows: grid.map((row) => Array.from(row, (cell) => cell ?? null)), stickyRows: headerRows };
}

/** Which cells are numbers: the decimal mark is the table's matter, what brackets mean the column's. */
export function readNumbers(
  { cells, headerRows }: JoinedTable,
  decimal: DecimalMark | null,
): Map<JoinedCell, ParsedNumber> {
  const numbers = new Map<JoinedCell, ParsedNumber>();
  const body = cells.filter(({ row }) => row >= headerRows);
  for (const column of Map.groupBy(body, (cell) => cell.column).values()) {
    const read = parseNumbers(
      column.map(({ text }) => text),
      decimal,
    );
    column.forEach((cell, index) => {
      const number = read[index];
      if (number) numbers.set(cell, number);
    });
  }
  return numbers;
}

function cellValue({ text }: JoinedCell, number: ParsedNumber | null): SheetCell {
  return number ? { value: number.value, numberFormat: number.format } : { value: text };
}

function noteOf({ fileName }: JoinedTable, { page, original }: JoinedCell, withSource: boolean): string | null {
  const source = `${fileName}, page ${page}`;
  if (original !== null) return `${correctedNote(original)}\n${source}`;
  return withSource ? source : null;
}

/** What stood there before somebody corrected it. */
export function correctedNote(original: string): string {
  return `Corrected by hand; the document ${original === '' ? 'has nothing here' : `says '${original}'`}`;
}
